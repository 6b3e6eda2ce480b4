game-pitch = x
