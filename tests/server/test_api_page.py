"""The page on the API: its client plays a whole match as it stands there."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from web import site

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_client_of_the_page_plays_to_the_end(sqlite: str, tmp_path: Path) -> None:
    (block,) = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    client = tmp_path / "client.py"
    client.write_text(block, "utf-8")

    async def run(*asked: str) -> tuple[int | None, str, str]:
        pipe = asyncio.subprocess.PIPE
        program = await asyncio.create_subprocess_exec(sys.executable, client, *asked, stdout=pipe, stderr=pipe)
        try:
            out, err = await asyncio.wait_for(program.communicate(), 60)
        finally:
            if program.returncode is None:
                program.kill()
        return program.returncode, out.decode(), err.decode()

    async def scenario() -> None:
        async with site(sqlite) as place:
            code, out, err = await run(place.base, "hilarious-struggle")
            assert (code, err) == (0, "")
            lines = out.splitlines()
            assert len(lines) > 50 and "Round 1" in lines[0]
            assert lines[-1] in ("Won by democrats", "Won by republicans")

    asyncio.run(scenario())
