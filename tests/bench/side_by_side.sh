#!/usr/bin/env bash
# Stonemason beside Tiled (Debian package `tiled`), measured in turn in one run: time to a visible window, with a map and
# without any; memory two seconds later with the map; a headless export. Tiled has its map open each time. Prints a
# Markdown table of medians and ratios.
#   tests/bench/side_by_side.sh [BUILD_DIR] [RUNS]
# Needs: tiled xvfb openbox xdotool imagemagick python3.
set -euo pipefail

# shellcheck source-path=SCRIPTDIR source=desktop.sh
source "$(dirname "$0")/desktop.sh" "$@"
need tiled convert

# The same board for both: 11 x 11 cells of one tile set.
map=$root/resources/maps/the-crossing.smap
convert -size 64x64 xc:green "$work/tiles.png"
row=$(printf '1,%.0s' {1..11})
{
    echo '<?xml version="1.0" encoding="UTF-8"?>'
    echo '<map version="1.8" orientation="orthogonal" renderorder="right-down" width="11" height="11" tilewidth="64" tileheight="64">'
    echo '<tileset firstgid="1" name="t" tilewidth="64" tileheight="64" tilecount="1" columns="1"><image source="tiles.png" width="64" height="64"/></tileset>'
    echo '<layer id="1" name="terrain" width="11" height="11"><data encoding="csv">'
    for _ in {1..10}; do echo "$row"; done
    echo "${row%,}"
    echo '</data></layer></map>'
} >"$work/board.tmx"

start_desktop

cat >"$work/measure.py" <<'PYTHON'
import os, statistics, subprocess, sys, time

from started import started

runs, stonemason, map_file, tmx, work = int(sys.argv[1]), *sys.argv[2:6]


def export(command, environment):
    start = time.monotonic()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    return time.monotonic() - start


def median(values):
    return statistics.median(values)


offscreen = dict(os.environ, QT_QPA_PLATFORM="offscreen")
ours, bare, theirs = [], [], []
ours_export, theirs_export = [], []
for run in range(runs + 1):  # the first run of each only warms the disk
    a = started([stonemason, map_file], "The Crossing")
    b = started(["tiled", tmx], "board.tmx")
    empty = started([stonemason], "Stonemason")
    c = export([stonemason, "export", "--to", "code", "-o", f"{work}/out.as", map_file], os.environ)
    d = export(["tiled", "--export-map", "json", tmx, f"{work}/out.json"], offscreen)
    if run:
        ours.append(a), bare.append(empty), theirs.append(b), ours_export.append(c), theirs_export.append(d)

print("| figure (median of %d) | Stonemason | Tiled | ratio | goal |" % runs)
print("| --- | --- | --- | --- | --- |")
rows = [
    ("time to a visible window, ms", [1000 * o[0] for o in ours], [1000 * t[0] for t in theirs], 0.5),
    ("time to an empty window, ms", [1000 * e[0] for e in bare], [1000 * t[0] for t in theirs], 0.4),
    ("memory two seconds later, MiB", [o[1] for o in ours], [t[1] for t in theirs], 0.45),
    ("headless export, ms", [1000 * o for o in ours_export], [1000 * t for t in theirs_export], 0.2),
]
for name, own, other, goal in rows:
    ratio = median([o / t for o, t in zip(own, other)])
    print(f"| {name} | {median(own):.0f} | {median(other):.0f} | {ratio:.2f} | {goal} |")
PYTHON
PYTHONPATH=$root/tests/bench python3 -B "$work/measure.py" "$runs" "$stonemason" "$map" "$work/board.tmx" "$work"
