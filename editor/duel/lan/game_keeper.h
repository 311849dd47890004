// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/deck/catalogue.h"
#include "core/duel/game.h"

#include <QString>

namespace stonemason {

/// Writes a game into a new file of the folder, which is made when it is missing, and returns the file's
/// path. The name says when and who: "2026-01-31-201502-ann-ben.sduel". Errors: those of writeFile.
/// @param players as the file's name says them
Result<QString> keepGame(const QString& folder, const GameRecord& record, const Catalogue& catalogue,
                         const QString& players);

} // namespace stonemason
