// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/system_style.h"

#include <QByteArray>

namespace stonemason {

namespace {

void setUnlessSet(const char* variable, const char* value) {
    if (!qEnvironmentVariableIsSet(variable)) qputenv(variable, value);
}

} // namespace

/// Qt 6.4 follows the dark mode of Windows in title bar and palette only on request, and its Windows style
/// has no dark mode.
void prepareSystemStyle() {
    setUnlessSet("QT_QPA_PLATFORM", "windows:darkmode=2");
    setUnlessSet("QT_STYLE_OVERRIDE", "fusion");
}

} // namespace stonemason
