#!/usr/bin/env bash
# Builds the package for Debian, has lintian look at it and says where it is.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install_missing "${build_packages[@]}" "${deb_packages[@]}"

prepare_build
build=$root/build/package
# The program reads files of strangers and talks over the network: it gets what Debian's programs get against
# overflows. Not bindnow: to look every symbol of Qt up at the start costs a sixth of an export from the command line.
flags() { DEB_CXXFLAGS_MAINT_STRIP=-g dpkg-buildflags --get "$1"; }
CXXFLAGS="$(flags CXXFLAGS) $(flags CPPFLAGS)" # cmake knows no CPPFLAGS
LDFLAGS=$(flags LDFLAGS)
export CXXFLAGS LDFLAGS
say "Building into $build"
cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release >/dev/null || fail "cmake could not set up the build"
cmake --build "$build" || fail "the program did not build"

say "Packing and linting"
pack_and_lint "$build" "$build"
say "The package: ${packages[*]}"
say "To install it: apt install ${packages[*]}"
