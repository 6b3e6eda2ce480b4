"""The first view that a socket pushes is packed: it is waited for, and a table's heaviest.

Those that follow are not. Packing each view for each of a table's people would cost a tenth of what
a move costs (docs/no-go.md), and nothing is kept between two messages.
"""

from __future__ import annotations

from collections.abc import Sequence

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

from drakkar.server.http.packing import LEAST

LEVEL = 6
"""zlib's: for a view of Odin a thousand bytes less than the quick level of the answers, and
0.4 ms more, once for a socket."""


class FirstOnly(PerMessageDeflate):
    """permessage-deflate (RFC 7692), by which a message may also go as it is."""

    _packed = False

    def encode(self, frame: Frame) -> Frame:
        if (
            self._packed
            or frame.opcode is not Opcode.TEXT
            or len(frame.data) < LEAST
            or not frame.fin
        ):
            return frame
        self._packed = True
        return super().encode(frame)


class FirstOnlyFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            compress_settings={"level": LEVEL},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answered, usual = super().process_request_params(params, accepted_extensions)
        ours = FirstOnly(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            usual.compress_settings,
        )
        return answered, ours
