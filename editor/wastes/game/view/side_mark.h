// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"

class QPainter;
class QRectF;

namespace stonemason::wastes {

/// The sign of a side's pieces: Blue's are round, Red's square.
void paintSideMark(QPainter& painter, const QRectF& place, Side side, bool dark);

} // namespace stonemason::wastes
