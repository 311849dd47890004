// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <functional>
#include <string>

namespace stonemason {

/// A game to be saved.
struct GameToKeep {
    std::string bytes; ///< of its file
    QString players;   ///< as in the file's name
    QString suffix;    ///< of the file, "sduel"
};

/// Writes a game to a new file in the folder, which is created if missing, and returns the file's path. The
/// name contains the time and the players: "2026-01-31-201502-ann-ben.sduel". Only the user can access the
/// folder and the games in it, including older ones; if the folder is a link, this holds only for the new
/// game. A process killed at any moment leaves a complete file or none. Errors: those of OwnFolder::make()
/// and writeNew().
/// @param aboutToWrite called with the path and the bytes before the file contains them; may be empty
Result<QString> keepGame(const QString& folder, const GameToKeep& game,
                         const std::function<void(const QString&, const std::string&)>& aboutToWrite = {});

} // namespace stonemason
