// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

namespace stonemason::test {

/// Whether this is the run of a test that is labelled long, which ctest passes in the environment; the same
/// program is also run for a part of it in every run.
inline bool isLongRun() {
    return std::getenv("STONEMASON_LONG") != nullptr;
}

/// How much of something is tried.
inline int amount(int usually, int inLongRuns) {
    return isLongRun() ? inLongRuns : usually;
}

/// Whether two of many things are tried together: all with all in long runs, else one pair of so many, so
/// that each is tried with some of the others.
inline bool isPairTried(int first, int second, int oneOf) {
    return isLongRun() || (first + second) % oneOf == 0;
}

} // namespace stonemason::test
