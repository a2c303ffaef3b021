"""Commands under one name, which explain themselves and refuse in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

import click

from .options import Option, speech_of
from .parser import common_options, layout, records


class Group(click.Group):
    """Some commands. Its help is ``about-<name>``, and ``about-<name>-<command>`` for each of them.

    Args:
        name: before the names of the commands.
        examples: lines of a shell.
        commands: what it has.
        options: what it understands besides ``--help`` and ``--lang``.
    """

    def __init__(
        self, name: str, examples: str, commands: Sequence[click.Command] = (), options: Sequence[Option] = ()
    ) -> None:
        super().__init__(
            name,
            commands=commands,
            callback=_named,
            params=[*common_options(), *options],
            add_help_option=False,
            invoke_without_command=True,
        )
        self.examples = examples

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, in the order in which people need them."""
        return list(self.commands)

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str, click.Command, list[str]]:
        """The command that a line names."""
        made = self.get_command(ctx, args[0])
        if made is None:
            choices = ", ".join(f"'{name}'" for name in self.list_commands(ctx))
            raise click.UsageError(speech_of(ctx)("line-choice", value=args[0], choices=choices), ctx)
        return args[0], made, args[1:]

    def get_help(self, ctx: click.Context) -> str:
        """The whole help."""
        speech, path = speech_of(ctx), ctx.command_path.split()[1:]
        told = [(name, speech("-".join(["about", *path, name]))) for name in self.list_commands(ctx)]
        return layout(
            speech("line-usage", command=f"{ctx.command_path} COMMAND"),
            speech("-".join(["more", *path])) if path else speech("about"),
            (speech("line-options"), records(self.params, speech)),
            (speech("commands"), told),
            [speech("examples"), *self.examples.splitlines()],
        )


@click.pass_context
def _named(ctx: click.Context) -> None:
    """A line without a command is refused."""
    if ctx.invoked_subcommand is None:
        raise click.UsageError(speech_of(ctx)("line-missing", what="COMMAND"), ctx)
