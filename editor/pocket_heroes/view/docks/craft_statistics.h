// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/craft/craft.h"

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

/// How the world is made beside the maps that people made: how many figures are as in theirs, then the
/// figures that are less, those that are more, and the others, each with its range in maps of people.
void addCraft(QTreeWidget& tree, const CraftFigures& figures, const CraftRules& rules, int side);

} // namespace stonemason::pocket_heroes
