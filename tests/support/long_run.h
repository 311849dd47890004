// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

namespace stonemason::test {

/// Whether this is a run of a test labelled long, which ctest passes in the environment; every run executes
/// a part of the same program.
inline bool isLongRun() {
    return std::getenv("STONEMASON_LONG") != nullptr;
}

/// The number of trials.
inline int amount(int usually, int inLongRuns) {
    return isLongRun() ? inLongRuns : usually;
}

/// Whether two of many items are tried together: every pair in long runs, otherwise one pair out of `oneOf`,
/// so that each item is tried with some of the others.
inline bool isPairTried(int first, int second, int oneOf) {
    return isLongRun() || (first + second) % oneOf == 0;
}

} // namespace stonemason::test
