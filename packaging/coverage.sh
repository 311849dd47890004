#!/usr/bin/env bash
# Builds core and its own tests with counters, runs them and prints how much of core they reach: lines, functions and
# branches. The report of every file goes to build/coverage/core.html. packaging/test.sh prints what all tests reach, those
# of the editor, too.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install_missing "${build_packages[@]}" "${coverage_packages[@]}"

prepare_build
cd "$root"
say "Building into $root/build/coverage"
cmake --preset coverage -DSTONEMASON_EDITOR=OFF >/dev/null || fail "cmake could not set up the build"
cmake --build --preset coverage || fail "the build failed"

say "Testing"
forget_counts build/coverage
ctest --test-dir build/coverage --label-exclude long --parallel "$JOBS" --output-on-failure
print_coverage build/coverage --html-details build/coverage/core.html
