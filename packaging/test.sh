#!/usr/bin/env bash
# Installs what is missing, builds everything with warnings as errors and runs every test but those labelled long. Then it
# prints the twenty slowest, what tests skipped and why, and last ctest's own summary. The program is built as
# packaging/run.sh builds it and in the same folder. The tests of core are those of packaging/sanitize.sh, which is called
# last: they are compiled once, and what they find in an optimised program they find under sanitizers too.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install_missing "${build_packages[@]}" "${run_packages[@]}" "${test_packages[@]}"
(install_missing "${deb_packages[@]}") || say "Going on without ${deb_packages[*]}"

prepare_build
cd "$root"
build=$root/build/run
say "Building into $build"
cmake --preset ci "${build_options[@]}" >/dev/null || fail "cmake could not set up the build"
cmake --build --preset ci || fail "the build failed"

say "Testing"
test_in_memory
status=0
# One more than processors: tests also wait, for other processes, the network and devices.
ctest --preset ci --parallel "$((JOBS + 1))" 2>&1 | tee "$build/tests.log" || status=$?

say "The slowest, in seconds"
list_slowest "$build/tests.log"
say "What tests skipped"
list_skips "$build/Testing/Temporary/LastTest.log" || say "ctest has left no log"
sed -n '/tests passed,/,$p' "$build/tests.log"

"$root/packaging/sanitize.sh" || status=$?
exit "$status"
