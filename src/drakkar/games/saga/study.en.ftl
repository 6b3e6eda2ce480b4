# Titles of what players use, for drakkar study.
study-recruited = Vikings recruited
study-played = Cards played
study-acted = Actions of cards used
study-gods = Gods chosen
study-helped = Gods who helped out
study-valhalla = Cards sent to Valhalla
