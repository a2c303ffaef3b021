"""Commands that explain themselves in the reader's language, by cells and not by characters, and refuse in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import click
from click.exceptions import BadOptionUsage, BadParameter, MissingParameter, NoSuchOption, UsageError

from .options import LANGUAGE, Argument, Option, speech_of
from .speech import Speech

WIDEST: Final = 100
"""Cells of a line of help on a wide terminal."""
COLUMN: Final = 24
"""Where explanations begin at most."""

Rows: TypeAlias = "Sequence[tuple[str, str]]"


class Command(click.Command):
    """A command. What it does is called with the reader's :class:`Speech` and then its parameters by name.

    Its help is ``about-<name>`` in one sentence, ``more-<name>`` in some; in a group, ``about-<group>-<name>``.

    Args:
        name: of the command.
        examples: lines of a shell.
        do: what it does; gives the exit code.
    """

    def __init__(self, name: str, examples: str, do: Callable[..., int]) -> None:
        given: list[click.Parameter] = list(reversed(getattr(do, "__click_params__", [])))
        super().__init__(name, callback=do, params=[*common_options(), *given], add_help_option=False)
        self.examples = examples

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words; more of them than there are arguments are refused."""
        ctx.allow_extra_args = True
        try:
            left = super().parse_args(ctx, args)
        except UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        if left and not ctx.resilient_parsing:
            raise UsageError(speech_of(ctx)("line-unknown", words=" ".join(left)), ctx)
        return left

    def invoke(self, ctx: click.Context) -> Any:
        """Do it."""
        assert self.callback is not None
        return ctx.invoke(self.callback, speech_of(ctx), **ctx.params)

    def get_help(self, ctx: click.Context) -> str:
        """The whole help."""
        speech, params = speech_of(ctx), self.get_params(ctx)
        arguments = [param for param in params if isinstance(param, Argument)]
        written = "".join(f" {argument.written}" for argument in arguments)
        return layout(
            speech("line-usage", command=f"{ctx.command_path}{written}"),
            speech("-".join(["more", *ctx.command_path.split()[1:]])),
            (speech("line-arguments"), [argument.record(speech) for argument in arguments]),
            (speech("line-options"), records(params, speech)),
            *self.further(ctx),
            [speech("examples"), *self.examples.splitlines()],
        )

    def further(self, ctx: click.Context) -> list[tuple[str, Rows]]:
        """Further headings of the help, with what stands below them."""
        return []


def command(name: str, examples: str) -> Callable[[Callable[..., int]], Command]:
    """Make a :class:`Command` of a function that is decorated with its options and arguments."""
    return lambda do: Command(name, examples, do)


def common_options() -> list[Option]:
    """``--help`` and ``--lang``; which language it names is known before anything else is read."""
    return [
        Option(["-h", "--help"], "line-help", is_flag=True, is_eager=True, expose_value=False, callback=_show_help),
        Option(["--lang"], "lang", metavar="{en,ja}", type=LANGUAGE, expose_value=False),
    ]


def _show_help(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        print(ctx.get_help())
        ctx.exit()


# -- help --------------------------------------------------------------------------------------------------------------


def records(params: Sequence[click.Parameter], speech: Speech) -> Rows:
    """The options among some parameters, each with what it is for."""
    return [param.record(speech) for param in params if isinstance(param, Option)]


def layout(*blocks: str | list[str] | tuple[str, Rows]) -> str:
    """A text of blocks: paragraphs, lines that stay as they are, and headings with rows of two columns.

    A row without a name is a paragraph.
    """
    from hustings.drawing.wrap import wrap

    width = min(shutil.get_terminal_size().columns - 2, WIDEST)
    drawn: list[str] = []
    for block in blocks:
        if isinstance(block, str):
            drawn.append("\n".join(wrap(block, width)))
        elif isinstance(block, list):
            drawn.append("\n".join(block))
        elif block[1]:
            drawn.append("\n".join([block[0], *_table(block[1], width)]))
    return "\n\n".join(drawn)


def _table(rows: Rows, width: int) -> list[str]:
    from rich.cells import cell_len

    from hustings.drawing.wrap import wrap

    widths = [cell_len(name) for name, _ in rows]
    column = min(COLUMN, 4 + max(widths)) if any(widths) else 2
    lines: list[str] = []
    for (name, told), wide in zip(rows, widths, strict=True):
        first, *others = wrap(told, width - column)
        if wide + 4 > column:
            lines += [f"  {name}", " " * column + first]
        else:
            lines.append(f"  {name}{' ' * (column - 2 - wide)}{first}")
        lines += [" " * column + line for line in others]
    return lines


# -- what is wrong with a line -----------------------------------------------------------------------------------------


def wrong(error: UsageError, speech: Speech) -> str:
    """What is wrong with a command line, and where help is.

    Click says it in English; but it says with classes and attributes what it says with words.
    """
    command = "hustings" if error.ctx is None else error.ctx.command_path
    return speech("wrong", command=command, message=_message(error, speech))


def _message(error: UsageError, speech: Speech) -> str:
    if isinstance(error, MissingParameter):
        return speech("line-missing", what=_written(error.param))
    if isinstance(error, BadParameter):
        return speech("line-argument", name=_written(error.param), message=error.message)
    if isinstance(error, NoSuchOption):
        near = ", ".join(error.possibilities or ())
        return speech("line-unknown-near" if near else "line-unknown", words=error.option_name, near=near)
    if isinstance(error, BadOptionUsage):
        params = [] if error.ctx is None else error.ctx.command.get_params(error.ctx)
        flag = any(isinstance(one, Option) and one.is_flag and error.option_name in one.opts for one in params)
        key = "line-no-value" if flag else "line-one-value"
        return speech("line-argument", name=error.option_name, message=speech(key))
    return error.format_message()


def _written(param: click.Parameter | None) -> str:
    """A parameter as help writes it."""
    if isinstance(param, Argument):
        return str(param.metavar)
    return "/".join(param.opts) if param is not None else ""
