"""A PostgreSQL of our own, and the processes that serve and work on it; and what can be done to them."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Lock
from types import TracebackType

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
CLOCK = Path(__file__).parent / "clock"
"""What sets the wall clock of a process, as far as Python asks for it. libfaketime would set all of it, but its version
0.9.10 makes ``time.sleep`` fail where the monotonic clock is left alone."""

DISK = "600m"
"""Of the database, where a disk of its own can be made for it."""


class Postgres:
    """A database server in a folder, without a network.

    Attributes:
        has_disk: whether it has a disk of its own, which can be filled.
        url: of its one database.
    """

    def __init__(self) -> None:
        self._who = self._somebody_else()
        self._folder = Path(tempfile.mkdtemp(prefix="hustings-hard-"))
        if self._who:
            os.chown(self._folder, self._who["user"], self._who["group"])
        self._disk = self._folder / "disk"
        self._disk.mkdir()
        self.has_disk = self._mount()
        self._data = self._disk / "data"
        self._run("initdb", "-D", str(self._data), "-U", "hustings", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()
        self._run("createdb", "-h", str(self._folder), "-U", "hustings", "hustings")
        self.url = f"postgresql+psycopg://hustings@/hustings?host={self._folder}"

    @staticmethod
    def _somebody_else() -> dict[str, int]:
        """PostgreSQL does not run as root: the user to be instead."""
        if os.geteuid() != 0:
            return {}
        names = {user.pw_name for user in pwd.getpwall()}
        user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
        return {"user": user.pw_uid, "group": user.pw_gid}

    def _mount(self) -> bool:
        """Give it a small disk of its own, in memory, where we may."""
        command = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(self._disk)]
        done = os.geteuid() == 0 and subprocess.run(command, capture_output=True, check=False).returncode == 0
        if self._who:
            os.chown(self._disk, self._who["user"], self._who["group"])
        return done

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(BINARIES[-1] / program), *arguments]
        groups: list[int] = []
        extra = {"extra_groups": groups, **self._who} if self._who else {}
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(command, check=True, cwd=self._folder, timeout=60, **quiet, **extra)  # type: ignore[call-overload]

    def start(self) -> None:
        """Start it."""
        options = f"-k {self._folder} -c listen_addresses= -c fsync=off -c shared_buffers=32MB -c max_connections=120"
        options += " -c max_wal_size=128MB"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", log, "-o", options, "start")

    def crash(self) -> None:
        """Stop it as a power cut does; it is started again when somebody looks."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "-w", "stop")

    def look(self) -> None:
        """Start it, unless it runs."""
        with contextlib.suppress(subprocess.SubprocessError):  # such as on a full disk: somebody looks again
            try:
                self._run("pg_ctl", "-D", str(self._data), "status")
            except subprocess.CalledProcessError:
                self.start()

    def cut(self) -> int:
        """Cut every connection; how many there were."""
        import psycopg

        cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        with psycopg.connect(self.url.replace("+psycopg", ""), autocommit=True) as connection:
            row = connection.execute(cut).fetchone()
        return int(row[0]) if row else 0

    @contextlib.contextmanager
    def full(self) -> Iterator[None]:
        """Its disk is full for as long as this lasts."""
        filler = self._disk / "filler"
        try:
            with filler.open("wb") as file, contextlib.suppress(OSError):
                while True:
                    file.write(bytes(1 << 16))
                    file.flush()
            yield
        finally:
            filler.unlink()

    def stop(self) -> None:
        """Stop it for good, and remove everything."""
        with contextlib.suppress(subprocess.SubprocessError):
            self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "-w", "stop")
        if self.has_disk:
            subprocess.run(["umount", str(self._disk)], check=False)
        shutil.rmtree(self._folder, ignore_errors=True)


class Member:
    """One process of ours, started anew when it has died.

    Args:
        arguments: of ``hustings``.
        log: where it writes.
        clock: a file that says how far its wall clock is off, in seconds.
    """

    def __init__(self, arguments: list[str], log: Path, clock: Path) -> None:
        self.name = arguments[0]
        self._command = [str(Path(sys.executable).parent / "hustings"), *arguments]
        self._log = log
        self._clock = clock
        self._process: subprocess.Popen[bytes] | None = None

    def look(self) -> None:
        """Start it, unless it lives."""
        if self._process is not None and self._process.poll() is None:
            return
        path = os.pathsep.join(filter(None, [str(CLOCK), os.environ.get("PYTHONPATH", "")]))
        environment = {**os.environ, "NO_BROWSER": "1", "PYTHONPATH": path, "HARD_CLOCK": str(self._clock)}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, env=environment, start_new_session=True
            )

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to it and all that it has started."""
        if self._process is not None and self._process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.signal(signal.SIGKILL)
        if self._process is not None:
            self._process.wait(10)


class House:
    """A database, processes that serve and processes that work.

    Args:
        serving: how many serve, each at a port of its own.
        working: how many work.
    """

    def __init__(self, serving: int = 3, working: int = 2) -> None:
        self.postgres = Postgres()
        self._looking = Lock()
        self._folder = Path(tempfile.mkdtemp(prefix="hustings-hard-logs-"))
        self.clock = self._folder / "clock"
        self.set_clock(0)
        self.ports = [free_port() for _ in range(serving)]
        database = ["--database", self.postgres.url]
        serve = ["serve", *database, "--no-work", "--no-browser", "--trusted-proxy", "127.0.0.1", "--port"]
        work = ["work", *database, "--workers", "1"]
        commands = [[*serve, str(port)] for port in self.ports] + [work] * working
        self.members = [Member(c, self._folder / f"{n}.log", self.clock) for n, c in enumerate(commands)]

    def set_clock(self, seconds: int) -> None:
        """Set the wall clock of every process so many seconds ahead."""
        fresh = self.clock.with_suffix(".new")
        fresh.write_text(str(seconds))
        fresh.replace(self.clock)

    def look(self) -> None:
        """Start whoever does not live."""
        with self._looking:
            self.postgres.look()
            for member in self.members:
                member.look()

    def wait_until_up(self, seconds: float = 60) -> None:
        """Wait until all that serve answer.

        Raises:
            TimeoutError: when one does not.
        """
        import httpx

        end = time.monotonic() + seconds
        for port in self.ports:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if httpx.get(f"http://127.0.0.1:{port}/health/ready", timeout=5).status_code == 200:
                        break
                if time.monotonic() > end:
                    raise TimeoutError(self.logs())
                self.look()
                time.sleep(0.2)

    def logs(self) -> str:
        """The last lines of all logs."""
        return "\n".join(log.read_text(errors="replace")[-2000:] for log in sorted(self._folder.glob("*.log")))

    def said_of(self, match_id: str) -> str:
        """The last lines of all logs about a match, and what the database has of its jobs."""
        import psycopg

        lines = [
            line for log in sorted(self._folder.glob("*.log")) for line in log.read_text("utf-8", "replace").split("\n")
        ]
        said = [line for line in lines if match_id in line][-8:]
        with psycopg.connect(self.postgres.url.replace("+psycopg", ""), autocommit=True) as connection:
            due = (
                "SELECT due - extract(epoch FROM clock_timestamp()), paused, failing, changes"
                " FROM matches WHERE id = %s"
            )
            jobs = (
                "SELECT j.id, j.status, j.attempts, j.worker_id, clock_timestamp() - w.last_heartbeat"
                " FROM procrastinate_jobs j LEFT JOIN procrastinate_workers w ON w.id = j.worker_id WHERE j.lock = %s"
            )
            rows = [connection.execute(asked, (match_id,)).fetchall() for asked in (due, jobs)]
        return f"due, paused, failing, changes: {rows[0]}; jobs: {rows[1]}; said: {said}"

    def __enter__(self) -> House:
        self.look()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for member in self.members:
            member.kill()
        self.postgres.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


def free_port() -> int:
    """A port of this machine that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
