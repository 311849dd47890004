#!/usr/bin/env bash
# What packaging/test.sh says of skipped tests: each with its test program and its reason, and how many.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=../../packaging/setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/../../packaging/setup.sh"

expect() {
    [[ $1 == "$2" ]] || fail "$(printf 'told\n%s\nnot\n%s' "$1" "$2")"
}

# As ctest writes it; a failing test may speak of skipping too.
log='3/9 Testing: editor_app_opening
3/9 Test: editor_app_opening
Command: "/build/tests/editor_app_opening"
Output:
----------------------------------------------------------
PASS   : TestOpening::opens()
SKIP   : TestOpening::refuses() cannot give up the rights of root
   Loc: [test_opening.cpp(163)]
Totals: 1 passed, 0 failed, 1 skipped, 0 blacklisted, 3ms
4/9 Testing: core_format_file
4/9 Test: core_format_file
PASS   : TestFile::writes() Test: SKIP
SKIP   : TestFile::keeps(owner) only root may give files away
SKIP   : TestFile::keeps(group) only root may give files away'

expect "$(list_skips /dev/stdin <<<"$log")" '    editor_app_opening: TestOpening::refuses() cannot give up the rights of root
    core_format_file: TestFile::keeps(owner) only root may give files away
    core_format_file: TestFile::keeps(group) only root may give files away
Skipped: 3'
expect "$(list_skips /dev/stdin <<<'1/1 Test: all
PASS   : TestAll::passes()')" 'Nothing was skipped'
