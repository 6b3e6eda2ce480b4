# Where a hint sees a gain: `Rules.sources`.
reason-glory = glory
reason-gold = gold in hand and to come
reason-warriors = longships repelled
reason-nobles = nobles in the scorings to come
reason-scouts = scouts in the scorings to come
reason-fishermen = fishermen in the scorings to come
reason-food = food at the end
reason-ships = longships on the coast
reason-ferry = Vikings who wait for a boatsman
reason-boatsmen = most boatsmen
reason-islands = most islands
reason-longest = longest island
reason-room = room for tiles to come
reason-next = next purchase
reason-bonus = bonus tiles
reason-auction = to buy first
