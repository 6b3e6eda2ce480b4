"""A bot's process in which karl takes more memory than he is given."""

from drakkar.server.bots import worker as bot_worker
from drakkar.server.bots.worker import Task, Thought

_think = bot_worker.think


def _hungry(task: Task) -> Thought:
    if task.level == "karl":
        return Thought(["much", len(bytearray(2 * bot_worker.MEMORY))])
    return _think(task)


if __name__ == "__main__":
    bot_worker.think = _hungry
    bot_worker.main()
