# Where a hint sees a gain: `Rules.sources`.
reason-vp = victory track
reason-gold = gold
reason-prize = what is about to be won
reason-helmets = helmets in Valhalla
reason-helmets-coming = helmets on their way to Valhalla
reason-deck = your deck in later adventures
reason-bifrost = Valhalla deck at Bifröst
reason-acts = what your cards do
reason-adventure = the rest of this adventure
reason-prophecy = Prophecy
