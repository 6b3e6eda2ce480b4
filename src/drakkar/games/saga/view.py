from typing import Any

from drakkar.kernel.state import Seen


def present(seen: Seen) -> dict[str, Any]:
    return {"round": seen.round}
