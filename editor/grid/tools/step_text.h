// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <QString>

namespace stonemason {

/// A step in the history with the place where it was made: "Paint Forest at row 3, column 4".
QString stepAt(const QString& step, Cell cell);

} // namespace stonemason
