// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/view/strength/figure_table.h"

#include <QTableView>
#include <QTreeView>

namespace stonemason::token_battle {

/// A view of figures in rows; the first column takes the room that the others leave. It never scrolls
/// sideways: where not everything has room, bars go first, then ranges; then names take two lines, and at
/// last columns go, from the right. Tool tips and screen readers still have all of it.
QTreeView* figureList(FigureTable& table, const QString& name);

/// A view of figures as a heat map: the first column as heads of the rows, the others as squares.
QTableView* heatMap(FigureTable& table, const QString& name);

} // namespace stonemason::token_battle
