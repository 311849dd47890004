// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason::test {

/// The program under test: the built one, or the one named by the environment variable
/// STONEMASON_UNDER_TEST, which lets the tests of one system test the program of another.
inline QString programUnderTest(const char* built) {
    return qEnvironmentVariable("STONEMASON_UNDER_TEST", QString::fromUtf8(built));
}

/// Whether it is a program for another system: Windows, under Wine. It supports no X11 display, symbolic
/// links, names with line breaks or XDG folders.
inline bool isForWindows() {
    return qEnvironmentVariableIsSet("STONEMASON_UNDER_TEST");
}

/// The path as typed in a file dialog of that program.
inline QString typedPath(const QString& path) {
    return isForWindows() ? QStringLiteral("Z:") + QString(path).replace(u'/', u'\\') : path;
}

} // namespace stonemason::test
