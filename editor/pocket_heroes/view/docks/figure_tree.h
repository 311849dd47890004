// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTreeWidget;
class QTreeWidgetItem;

/// Figures in words as a tree of two columns, names and values.
namespace stonemason::pocket_heroes {

/// A bold line across both columns, whose lines are shown.
QTreeWidgetItem* addHeading(QTreeWidget& tree, const QString& text);
void addLine(QTreeWidgetItem* group, const QString& name, const QString& figure);
/// A line that has lines of its own, which are shown.
QTreeWidgetItem* addGroup(QTreeWidgetItem* above, const QString& name, const QString& figure = {});

} // namespace stonemason::pocket_heroes
