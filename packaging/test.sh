#!/usr/bin/env bash
# Installs what is missing, builds everything with warnings as errors and runs every test but those labelled
# long. The last lines are ctest's own summary.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install_missing "${build_packages[@]}" "${run_packages[@]}" "${test_packages[@]}"

prepare_build
cd "$root"
say "Building into $root/build/dev"
cmake --preset dev >/dev/null || fail "cmake could not set up the build"
cmake --build --preset dev || fail "the build failed"

say "Testing"
exec ctest --preset dev --parallel "$JOBS"
