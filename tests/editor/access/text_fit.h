// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace stonemason::test {

/// The widgets of the window that have no room for their text, one line each.
QStringList clippedTexts(const QWidget& window);

/// The widgets that extend beyond their parent or are below their minimum size, one line each.
QStringList cutWidgets(const QWidget& window);

} // namespace stonemason::test
