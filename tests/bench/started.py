"""Starts a program on the desktop of desktop.sh and measures until its window is there."""
import subprocess
import sys
import time


def windows(title):
    """The visible windows with that in their titles."""
    return subprocess.run(["xdotool", "search", "--onlyvisible", "--name", title], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, text=True).stdout.split()


def started(command, title, figure="VmRSS", is_ready=lambda window: True):
    """Seconds until a window with that in its title is visible and ready, and MiB of memory, by that figure of the system,
    two seconds later."""
    while windows(title):  # of the run before
        time.sleep(0.05)
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while True:
        found = windows(title)
        if found and is_ready(found[0]):
            break
        if time.monotonic() - start > 60 or process.poll() is not None:
            sys.exit(f"{command[0]} showed no window called {title}")
    seconds = time.monotonic() - start
    time.sleep(2)
    with open(f"/proc/{process.pid}/status") as status:
        memory = next(int(line.split()[1]) / 1024 for line in status if line.startswith(figure))
    process.kill()
    process.wait()
    return seconds, memory
