"""The command line's parser: argparse that speaks the user's language and errs in one line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Any, NoReturn

from drakkar.kernel.errors import DrakkarError
from drakkar.terminal.words import Words

# what argparse says, and the message that says it for us; groups become arguments
_SAYINGS: tuple[tuple[str, str], ...] = (
    (r"argument (?P<option>.+?): expected .*argument.*", "error-expects"),
    (r"unrecognized arguments: (?P<text>.*)", "error-unrecognized"),
    (r"the following arguments are required: (?P<text>.*)", "error-required"),
    (
        r"argument (?P<option>.+?): invalid choice: '?(?P<name>.*?)'? "
        r"\(choose from (?P<known>.*)\)",
        "error-choice",
    ),
    (r"argument (?P<option>.+?): ignored explicit argument '(?P<text>.*)'", "error-unrecognized"),
)


class Usage(DrakkarError):
    """The command line itself is wrong."""


class Parser(argparse.ArgumentParser):
    """``words`` is set before any parser is made; subparsers are made of the same class."""

    words: Words

    def __init__(self, **kw: Any) -> None:
        kw.setdefault("formatter_class", self._formatter)
        super().__init__(add_help=False, allow_abbrev=False, **kw)
        self._positionals.title = self.words("cli-arguments")
        self._optionals.title = self.words("cli-options")
        self.add_argument("-h", "--help", action="help", help=self.words("cli-help"))

    @classmethod
    def _formatter(cls, prog: str) -> argparse.HelpFormatter:
        return _Formatter(prog, cls.words("cli-usage"))

    def error(self, message: str) -> NoReturn:
        for pattern, name in _SAYINGS:
            match = re.fullmatch(pattern, message, flags=re.DOTALL)
            if match:
                args = match.groupdict()
                if "known" in args:
                    args["known"] = args["known"].replace("'", "")
                if name == "error-choice" and args["option"] == self.words("cli-metavar-command"):
                    name = "error-command"
                raise Usage(name, **args)
        match = re.fullmatch(r"argument .+?: (.*)", message, flags=re.DOTALL)
        raise Usage("error-usage", text=match.group(1) if match else message)


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._usage_word = usage

    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        super().add_usage(
            usage, actions, groups, f"{self._usage_word} " if prefix is None else prefix
        )


def whole(option: str) -> Callable[[str], int]:
    """The type of an argument that is a whole number."""

    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise Usage("error-whole-number", option=option, text=text) from None

    return read
