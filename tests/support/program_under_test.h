// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason::test {

/// The program that a test starts: the built one, or the one that the environment variable
/// STONEMASON_UNDER_TEST names, so that the tests of one system can try the program of another.
inline QString programUnderTest(const char* built) {
    return qEnvironmentVariable("STONEMASON_UNDER_TEST", QString::fromUtf8(built));
}

} // namespace stonemason::test
