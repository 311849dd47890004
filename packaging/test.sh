#!/usr/bin/env bash
# Installs what is missing, builds everything with warnings as errors under the address and the undefined behaviour
# sanitizer, runs every test but those labelled long, and says how much of core they reach. The last lines are ctest's
# own summary.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install_missing "${build_packages[@]}" "${run_packages[@]}" "${test_packages[@]}" "${coverage_packages[@]}"

prepare_build
cd "$root"
say "Building into $root/build/ci"
cmake --preset ci >/dev/null || fail "cmake could not set up the build"
cmake --build --preset ci || fail "the build failed"

say "Testing"
forget_counts build/ci
log=build/ci/tests.log
status=0
ctest --preset ci --parallel "$JOBS" | tee "$log" || status=$?

say "How much of core the tests reach"
print_coverage build/ci
sed -n '/ tests passed, /,$p' "$log"
exit "$status"
