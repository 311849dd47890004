// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/wastes/game/game.h"

#include <string>
#include <string_view>

namespace stonemason::wastes {

/// A played game as a file (.swar; its schema is resources/schema/swar.schema.json): board, seed, players,
/// moves as moveText() writes them, and the result. Reads it and plays the moves. Errors name the
/// field, or the line of broken JSON: those of foreignBytes, parseJson, foreignJson and JsonReader,
/// file/too-large, war/not-a-game (the format it names), json/version (found, newest we know),
/// war/unknown-game (id), war/seed, war/name (bytes at most), war/move (text that is no move), those of
/// readSboard with "board." before the field, those of Game::replay, war/result (the one named, that of the
/// moves).
Result<Game> readSwar(std::string_view bytes, const Profile& profile);

/// Whether the text is JSON that calls its format that of readSwar.
bool looksLikeSwar(std::string_view bytes);

/// The game, fields always in the same order. Errors: those of writeSboard, write/too-large (bytes at most)
/// for a record that readSwar would refuse.
Result<std::string> writeSwar(const Game& game);

} // namespace stonemason::wastes
