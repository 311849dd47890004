#!/usr/bin/env bash
# Builds core and its own tests with counters, runs them and prints how much of core they reach: lines, functions and
# branches. The report of every file goes to build/coverage/core.html.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install_missing "${build_packages[@]}" "${coverage_packages[@]}"

prepare_build
cd "$root"
say "Building into $root/build/coverage"
cmake --preset coverage -DSTONEMASON_EDITOR=OFF >/dev/null || fail "cmake could not set up the build"
cmake --build --preset coverage || fail "the build failed"
# Counters of an earlier run would be added to.
find build/coverage -name '*.gcda' -delete

say "Testing"
ctest --test-dir build/coverage --label-exclude 'long|windows' --parallel "$JOBS" --output-on-failure
# Branches that only an exception takes, and those the compiler can see are never taken, do not count. Threads that count
# at once can leave a number below zero, which gcovr takes for an error of its own.
gcovr --root "$root" --filter "$root/core/" --exclude-throw-branches --exclude-unreachable-branches -j "$JOBS" \
    --gcov-ignore-parse-errors --print-summary --html-details build/coverage/core.html build/coverage
