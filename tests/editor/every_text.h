// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QWidget>

namespace stonemason::test {

/// Every text that a window holds, in sight or not: the properties of its widgets, actions and other objects,
/// the data of its models in every role and as they would be dragged or copied, what a screen reader reads,
/// and the tool tips that come wherever the pointer rests.
QSet<QString> everyTextOf(QWidget& window);

} // namespace stonemason::test
