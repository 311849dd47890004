#!/usr/bin/env bash
# How long the editor takes to a painted window, and how much memory at most, with a world of Pocket Heroes of 256 x 256
# cells and without any file, measured in turn in one run. Prints a Markdown table of medians.
#   tests/bench/world_start.sh [BUILD_DIR] [RUNS]
# Needs: xvfb openbox xdotool imagemagick python3. Fails with 1 when a goal is missed.
set -euo pipefail

# shellcheck source-path=SCRIPTDIR source=desktop.sh
source "$(dirname "$0")/desktop.sh" "$@"
need import

"$stonemason" generate --template "$root/resources/templates/nine-lands.ztemplate" --size 256 --seed 1 \
    -o "$work/world.hmm" 2>/dev/null

start_desktop

cat >"$work/measure.py" <<'PYTHON'
import json, re, statistics, subprocess, sys

from started import started

runs, stonemason, world = int(sys.argv[1]), *sys.argv[2:4]
most_seconds, most_memory = 0.300, 120  # for the world
colours_of_a_window = 64  # bare grey, as before the first frame, has far fewer


def is_painted(window):
    picture = subprocess.run(["import", "-window", window, "rgb:-"], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL).stdout
    return len({picture[i:i + 3] for i in range(0, len(picture) - 2, 3 * 17)}) > colours_of_a_window


def painted(command, title):
    """The time for looking at it is included, the memory what the program had at most."""
    return started(command, title, "VmHWM", is_painted)


info = json.loads(subprocess.run([stonemason, "world", "info", "--json", world], check=True,
                                 stdout=subprocess.PIPE).stdout)["files"][0]
title = re.escape(info["name"] or "world")
with_world, empty = [], []
for run in range(runs + 1):  # the first run of each only warms the disk
    a, b = painted([stonemason, world], title), painted([stonemason], "Stonemason")
    if run:
        with_world.append(a), empty.append(b)

print(f"{info['size']} x {info['size']} cells, {info['decorations']} decorations\n")
print("| figure (median of %d) | with the world | empty | ratio | goal |" % runs)
print("| --- | --- | --- | --- | --- |")
missed = False
for name, index, scale, goal in (("time to a painted window, ms", 0, 1000, 1000 * most_seconds),
                                 ("memory at most, MiB", 1, 1, most_memory)):
    own = [scale * one[index] for one in with_world]
    other = [scale * one[index] for one in empty]
    ratio = statistics.median([o / e for o, e in zip(own, other)])
    missed = missed or statistics.median(own) > goal
    print(f"| {name} | {statistics.median(own):.0f} | {statistics.median(other):.0f} | {ratio:.2f} | {goal:.0f} |")
sys.exit(1 if missed else 0)
PYTHON
PYTHONPATH=$root/tests/bench python3 -B "$work/measure.py" "$runs" "$stonemason" "$work/world.hmm"
