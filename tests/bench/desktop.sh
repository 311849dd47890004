# A desktop of its own, on which a window is measured. Sourced, with arguments: the sourcing script's [BUILD_DIR] [RUNS].
# Sets root, build, runs, stonemason and work, a folder that is removed at the end, in which HOME is, too.
# shellcheck shell=bash
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=${1:-$root/build/release}
# shellcheck disable=SC2034 # for the script that sources this one
runs=${2:-9}
stonemason=$build/bin/stonemason
script=$(basename "$0" .sh)
display=:${BENCH_DISPLAY:-87}
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$work"' EXIT

# Fails with 2 unless there are the program and these commands.
need() {
    local command
    for command in Xvfb openbox xdotool python3 "$@"; do
        command -v "$command" >/dev/null || { echo "$script: '$command' is not installed" >&2; exit 2; }
    done
    [ -x "$stonemason" ] || {
        echo "$script: no program at $stonemason; build the release preset first" >&2
        exit 2
    }
}

start_desktop() {
    export HOME=$work XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_CACHE_HOME=$work/cache
    export XDG_RUNTIME_DIR=$work/run
    mkdir -m 700 "$XDG_RUNTIME_DIR"
    Xvfb "$display" -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
    export DISPLAY=$display
    local try
    for ((try = 0; try < 200; ++try)); do
        xdotool getdisplaygeometry >/dev/null 2>&1 && break
        sleep 0.02
    done
    openbox >/dev/null 2>&1 &
}
