// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason::test {

/// The program that a test starts: the built one, or the one that the environment variable
/// STONEMASON_UNDER_TEST names, so that the tests of one system can try the program of another.
inline QString programUnderTest(const char* built) {
    return qEnvironmentVariable("STONEMASON_UNDER_TEST", QString::fromUtf8(built));
}

/// Whether it is the program of another system: one for Windows, under Wine. It knows no display of X11, no
/// symbolic links, no names with line breaks and no folders of the XDG.
inline bool isForWindows() {
    return qEnvironmentVariableIsSet("STONEMASON_UNDER_TEST");
}

/// How the person at a file dialog of that program writes the path.
inline QString typedPath(const QString& path) {
    return isForWindows() ? QStringLiteral("Z:") + QString(path).replace(u'/', u'\\') : path;
}

} // namespace stonemason::test
