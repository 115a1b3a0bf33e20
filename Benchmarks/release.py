"""Builds the release command and measures its processes: used by command.py, modules.py, maps.py and spies.py."""
import os
import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
# The system reports the memory of a process in bytes on macOS and in KiB elsewhere.
MAXRSS_UNITS_IN_MIB = 1 << 20 if sys.platform == "darwin" else 1 << 10


def build():
    """Builds the release command as it is installed, and returns its path."""
    static = ["-Xswiftc", "-static-executable"] if sys.platform == "linux" else []
    build = ["swift", "build", "-c", "release", "--product", "adder"] + static
    subprocess.run(build, cwd=root, check=True, stdout=sys.stderr)
    path = subprocess.run(
        ["swift", "build", "-c", "release", "--show-bin-path"],
        cwd=root, check=True, capture_output=True, text=True)
    return path.stdout.strip() + "/adder"


def run(command, folder, environment=os.environ):
    """Runs a command without input and output, and returns its resource usage, including child processes."""
    nothing = os.open(os.devnull, os.O_RDWR)
    actions = [(os.POSIX_SPAWN_DUP2, nothing, descriptor) for descriptor in (0, 1, 2)]
    os.chdir(folder)
    process = os.posix_spawnp(command[0], command, environment, file_actions=actions)
    _, status, usage = os.wait4(process, 0)
    os.close(nothing)
    if status != 0:
        sys.exit(f"{' '.join(command)} failed")
    return usage
