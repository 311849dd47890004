// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <functional>
#include <string>

namespace stonemason {

/// A game that is to be kept.
struct GameToKeep {
    std::string bytes; ///< of its file
    QString players;   ///< as in the file's name
    QString suffix;    ///< of the file, "sduel"
};

/// Writes a game into a new file of the folder, which is made when it is missing, and returns the file's
/// path. The name holds the time and the players: "2026-01-31-201502-ann-ben.sduel". The folder and the games
/// in it are closed to other users, those kept before as well; where the folder is a link, the new game alone
/// is. A process killed at any moment leaves the whole file or none. Errors: those of OwnFolder::make() and
/// writeNew().
/// @param aboutToWrite called with the path and the bytes before that path holds them; may be empty
Result<QString> keepGame(const QString& folder, const GameToKeep& game,
                         const std::function<void(const QString&, const std::string&)>& aboutToWrite = {});

} // namespace stonemason
