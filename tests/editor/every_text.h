// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QWidget>

namespace stonemason::test {

/// Every text that a window contains, visible or not: the properties of its widgets, actions and other
/// objects, the data of its models in every role and as dragged or copied, the texts for a screen reader,
/// and the tool tips at every pointer position.
QSet<QString> everyTextOf(QWidget& window);

} // namespace stonemason::test
