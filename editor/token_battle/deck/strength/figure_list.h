// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/strength/figure_table.h"

#include <QTableView>
#include <QTreeView>

namespace stonemason {

/// A view of figures in rows; the first column takes the room that the others leave.
QTreeView* figureList(FigureTable& table, const QString& name);

/// A view of figures as a heat map: the first column as heads of the rows, the others as squares.
QTableView* heatMap(FigureTable& table, const QString& name);

} // namespace stonemason
