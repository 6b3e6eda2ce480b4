"""A bot's process that thinks for ever once it is asked."""

import time

from drakkar.server.bots import worker as bot_worker
from drakkar.server.bots.worker import Task, Thought


def _for_ever(task: Task) -> Thought:
    while True:
        time.sleep(3600)


if __name__ == "__main__":
    bot_worker.think = _for_ever
    bot_worker.main()
