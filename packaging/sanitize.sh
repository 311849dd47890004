#!/usr/bin/env bash
# Builds core and its tests with AddressSanitizer, UndefinedBehaviorSanitizer and coverage counters, runs those not
# labelled long, and prints how much of core they reach and last ctest's own summary.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install_missing "${build_packages[@]}" "${test_packages[@]}"
(install_missing "${coverage_packages[@]}") || say "Going on without ${coverage_packages[*]}"

prepare_build
cd "$root"
build=$root/build/sanitize
say "Building into $build"
cmake --preset sanitize >/dev/null || fail "cmake could not set up the build"
cmake --build --preset sanitize || fail "the build failed"

say "Testing core under sanitizers"
find "$build" -name '*.gcda' -delete # counters of an earlier run would be added to
status=0
ctest --preset sanitize --parallel "$JOBS" 2>&1 | tee "$build/tests.log" || status=$?

say "How much of core the tests reach"
report_coverage "$build" || say "gcovr could not tell"
sed -n '/tests passed,/,$p' "$build/tests.log"
exit "$status"
