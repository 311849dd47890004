#!/usr/bin/env bash
# The program for Windows beside a window of Qt with nothing in it, both under Wine, measured in turn in one run: time to a
# visible window and memory two seconds later. Prints a Markdown table of medians and ratios.
#   tests/bench/wine.sh [BUILD_DIR] [RUNS]
# BUILD_DIR is what packaging/windows.sh builds in, with the tests of tests/packaging/windows.sh.
# Needs: wine xvfb openbox xdotool python3.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=${1:-$root/build/windows}
# shellcheck source-path=SCRIPTDIR source=desktop.sh
source "$(dirname "$0")/desktop.sh" "$build" "${2:-9}"
stonemason=$(echo "$build"/stonemason-*-windows/stonemason-window.exe)
need wine wineserver
start_desktop

export WINEPREFIX=$work/prefix WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
trap 'wineserver -k 2>/dev/null || true; kill $(jobs -p) 2>/dev/null || true; rm -rf "$work"' EXIT
wine wineboot --init >/dev/null 2>&1 || true
cp -- "$build/tests/bare_window.exe" "$(dirname "$stonemason")/"

cat >"$work/measure.py" <<'PYTHON'
import statistics, sys

from started import started

runs, stonemason, bare, map_file = int(sys.argv[1]), *sys.argv[2:5]


ours, empty, theirs = [], [], []
for run in range(runs + 1):  # the first run of each only warms the disk
    a = started(["wine", stonemason, map_file], "The Crossing")
    b = started(["wine", bare], "Bare")
    c = started(["wine", stonemason], "Stonemason")
    if run:
        ours.append(a), theirs.append(b), empty.append(c)

print("| figure (median of %d) | Stonemason | bare window | ratio |" % runs)
print("| --- | --- | --- | --- |")
for name, own, figure in [("time to a window with a map, ms", ours, 0), ("time to an empty window, ms", empty, 0),
                          ("memory two seconds later with the map, MiB", ours, 1),
                          ("memory two seconds later without, MiB", empty, 1)]:
    scale = 1 if figure else 1000
    a, b = [scale * x[figure] for x in own], [scale * x[figure] for x in theirs]
    ratio = statistics.median(x / y for x, y in zip(a, b))
    print(f"| {name} | {statistics.median(a):.0f} | {statistics.median(b):.0f} | {ratio:.2f} |")
PYTHON
PYTHONPATH=$root/tests/bench python3 -B "$work/measure.py" "$runs" "$stonemason" "$(dirname "$stonemason")/bare_window.exe" "$root/resources/maps/the-crossing.smap"
rm -f -- "$(dirname "$stonemason")/bare_window.exe"
