// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace stonemason::test {

/// What in the window has no room for its text, one line each.
QStringList clippedTexts(const QWidget& window);

/// What in the window reaches out of what it is in, or is smaller than it can be, one line each.
QStringList cutWidgets(const QWidget& window);

} // namespace stonemason::test
