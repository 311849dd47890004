#!/usr/bin/env bash
# Builds core and its tests with AddressSanitizer and UndefinedBehaviorSanitizer and runs those not labelled long. Those that
# bound time and memory, which sanitizers multiply, and those that play thousands of games all over the same few lines are
# labelled unsanitized: packaging/test.sh runs them beside the windows' tests, and the preset asan has all. Then it prints the twenty slowest and last
# ctest's own summary. packaging/coverage.sh says how much of core they reach.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install_missing "${build_packages[@]}" "${test_packages[@]}"

prepare_build
cd "$root"
build=$root/build/sanitize
say "Building into $build"
cmake --preset sanitize >/dev/null || fail "cmake could not set up the build"
cmake --build --preset sanitize || fail "the build failed"

say "Testing core under sanitizers"
test_in_memory
status=0
ctest --preset sanitize --parallel "$JOBS" 2>&1 | tee "$build/tests.log" || status=$?

say "The slowest, in seconds"
list_slowest "$build/tests.log"
sed -n '/tests passed,/,$p' "$build/tests.log"
exit "$status"
