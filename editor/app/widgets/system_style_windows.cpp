// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/system_style.h"

#include <QByteArray>

namespace stonemason {

namespace {

void setUnlessSet(const char* variable, const char* value) {
    if (!qEnvironmentVariableIsSet(variable)) qputenv(variable, value);
}

} // namespace

/// Qt 6.4 draws the title bar and the palette of dark Windows only when asked, and its style for Windows
/// never is dark.
void prepareSystemStyle() {
    setUnlessSet("QT_QPA_PLATFORM", "windows:darkmode=2");
    setUnlessSet("QT_STYLE_OVERRIDE", "fusion");
}

} // namespace stonemason
