#!/usr/bin/env bash
# Installs what is missing, builds everything with warnings as errors, core with sanitizers and counters, and runs every
# test but those labelled long. Then it prints how much of core the tests reach, what they skipped and why, and last
# ctest's own summary.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install_missing "${build_packages[@]}" "${run_packages[@]}" "${test_packages[@]}"
for optional in coverage_packages deb_packages; do
    declare -n names=$optional
    (install_missing "${names[@]}") || say "Going on without ${names[*]}"
done

prepare_build
cd "$root"
build=$root/build/ci
say "Building into $build"
cmake --preset ci >/dev/null || fail "cmake could not set up the build"
cmake --build --preset ci || fail "the build failed"

say "Testing"
find "$build" -name '*.gcda' -delete # what an earlier run counted
status=0
# One more than processors: tests also wait, for other processes, the network and devices.
ctest --preset ci --parallel "$((JOBS + 1))" 2>&1 | tee "$build/tests.log" || status=$?

say "How much of core the tests reach"
report_coverage "$build" || say "gcovr could not tell"
say "What tests skipped"
list_skips "$build/Testing/Temporary/LastTest.log" || say "ctest has left no log"
sed -n '/tests passed,/,$p' "$build/tests.log"
exit "$status"
