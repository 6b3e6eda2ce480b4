"""A PNG of a browser, made smaller: flat colours need neither its filters nor every shade."""

from __future__ import annotations

import struct
import zlib

STEP = 4
_SHADES = bytes(min(255, (value + STEP // 2) // STEP * STEP) for value in range(256))


def smaller(data: bytes) -> bytes:
    head, packed = b"", b""
    at = 8
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + size]
        head, packed = (body if kind == b"IHDR" else head), packed + body * (kind == b"IDAT")
        at += size + 12
    width, height, depth, colours = struct.unpack(">IIBB", head[:10])
    assert depth == 8
    assert colours in (2, 6)  # with red, green, blue, and perhaps alpha
    pixel = 3 if colours == 2 else 4
    raw, line = zlib.decompress(packed), 1 + width * pixel
    plain, above = bytearray(), bytearray(width * pixel)
    for start in range(0, height * line, line):
        above = _unfilter(raw[start], bytearray(raw[start + 1 : start + line]), above, pixel)
        plain += b"\0" + above.translate(_SHADES)
    made = _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(bytes(plain), 9))
    return data[:8] + made + _chunk(b"IEND", b"")


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _unfilter(how: int, line: bytearray, above: bytearray, pixel: int) -> bytearray:
    """The filters of the PNG standard, chapter 9."""
    for i in range(len(line)):
        left = line[i - pixel] if i >= pixel else 0
        up, corner = above[i], above[i - pixel] if i >= pixel else 0
        if how == 1:
            guess = left
        elif how == 2:
            guess = up
        elif how == 3:
            guess = (left + up) // 2
        elif how == 4:
            guess = min((left, up, corner), key=lambda one: abs(left + up - corner - one))
        else:
            break
        line[i] = (line[i] + guess) & 255
    return line
