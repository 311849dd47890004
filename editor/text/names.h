// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"
#include "core/play/player.h"

#include <QString>

namespace stonemason {

/// A text of the game's data in the language the program speaks.
QString localText(const LocalText& text);

/// The tile's name ("Forest"), or the code in quotes for one the game does not know.
QString tileName(const GameProfile& game, Code code);

/// "row 8, column 1": counted from 0 at the top left, as the rulers do.
QString placeText(Cell cell);

/// "Half-turn", "Diagonal mirror", "None".
QString symmetryName(Symmetry symmetry);

/// A computer player: "Easy", "Normal", "Hard".
QString levelName(PlayerLevel level);

} // namespace stonemason
