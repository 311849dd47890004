// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"
#include "core/grid/cell.h"
#include "core/play/player.h"

#include <QString>

namespace stonemason {

/// A text of the game's data in the program's language.
QString localText(const LocalText& text);

/// "row 8, column 1": counted from 0 at the top left, as the rulers do.
QString placeText(Cell cell);

/// A computer player: "Easy", "Normal", "Hard".
QString levelName(PlayerLevel level);

} // namespace stonemason
