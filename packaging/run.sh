#!/usr/bin/env bash
# Installs what is missing, builds the program and opens The Crossing in it. Without a display it does the same
# job in the terminal: prints what the checks say and the code to submit, and draws the map into a PNG file.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

build=$root/build/run
program=$build/bin/stonemason
map=$root/resources/maps/the-crossing.smap

if [[ -n ${WAYLAND_DISPLAY:-} && -z ${DISPLAY:-} ]]; then run_packages+=(qt6-wayland); fi
install_missing "${build_packages[@]}" "${run_packages[@]}"

prepare_build
cd "$root"
say "Building into $build"
# The folder and the options are those of packaging/test.sh, so that the program is compiled once for both.
cmake --preset run "${build_options[@]}" >/dev/null || fail "cmake could not set up the build"
cmake --build --preset run || fail "the program did not build"

if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
    say "Opening $map"
    exec "$program" "$map"
fi

say "There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set): doing the same job without a window."
say "What the checks say:"
"$program" check "$map" || fail "the checks found errors in $map"
say "The code to submit:"
"$program" export --to code "$map" || fail "the code could not be exported"
picture=$build/the-crossing.png
"$program" export --to png -o "$picture" "$map" || fail "the picture could not be drawn"
say "A picture of the map: $picture"
