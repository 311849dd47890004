#!/usr/bin/env bash
# Builds the package for Debian, has lintian look at it and says where it is. Any finding but a remark is a failure.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install_missing "${build_packages[@]}" "${deb_packages[@]}"

prepare_build
build=$root/build/package
# The program reads files of strangers and talks over the network: its tables of addresses are read-only once it runs.
LDFLAGS=$(DEB_BUILD_MAINT_OPTIONS=hardening=+bindnow dpkg-buildflags --get LDFLAGS)
export LDFLAGS
say "Building into $build"
cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release >/dev/null || fail "cmake could not set up the build"
cmake --build "$build" || fail "the program did not build"

say "Packing"
rm -f -- "$build"/*.deb
cpack -G DEB --config "$build/CPackConfig.cmake" -B "$build" || fail "the package could not be made"
packages=("$build"/*.deb)

say "Linting"
lintian --fail-on error,warning --display-info "${packages[@]}" || fail "lintian found faults in ${packages[*]}"
say "The package: ${packages[*]}"
say "To install it: apt install ${packages[*]}"
