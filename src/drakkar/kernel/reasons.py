"""What other libraries say about a bad file, in our words: the reason inside an error's line."""

from __future__ import annotations

import errno
import json
import re

import yaml

from drakkar.kernel.errors import DrakkarError

_SYSTEM = {
    errno.ENOENT: "missing",
    errno.EISDIR: "is-directory",
    errno.ENOTDIR: "no-directory",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
}
_SHAPES = (
    (r"Object missing required field `(?P<field>[^`]*)`.*", "why-missing-field"),
    (r"Object contains unknown field `(?P<field>[^`]*)`.*", "why-unknown-field"),
    (r"Expected `int` >= (?P<least>-?\d+)( - at .*)?", "why-least"),
    (r"Invalid (?:enum )?value '?(?P<value>.*?)'?( - at .*)?", "why-choice"),
    (
        r"Expected `(?P<wanted>[^`]*)`, got `(?P<given>[^`]*)`( - at `\$\.?(?P<field>[^`]*)`)?",
        "why-type",
    ),
)


def why(error: Exception) -> DrakkarError | str:
    """The reason behind ``error``: a message of ours where there is one, else its own words."""
    if isinstance(error, OSError):
        known = _SYSTEM.get(error.errno or 0)
        return DrakkarError(f"why-{known}") if known else error.strerror or str(error)
    if isinstance(error, json.JSONDecodeError):
        return DrakkarError("why-place", line=str(error.lineno), column=str(error.colno))
    if isinstance(error, yaml.MarkedYAMLError) and error.problem_mark is not None:
        mark = error.problem_mark
        return DrakkarError("why-place", line=str(mark.line + 1), column=str(mark.column + 1))
    if isinstance(error, UnicodeError):
        return DrakkarError("why-not-text")
    if isinstance(error, RecursionError):
        return DrakkarError("why-too-deep")
    for pattern, message in _SHAPES:
        match = re.fullmatch(pattern, str(error))
        if match:
            return DrakkarError(message, **{k: v or "none" for k, v in match.groupdict().items()})
    return str(error)[:200]
