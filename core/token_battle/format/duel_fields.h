// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json.h"
#include "core/format/json_reader.h"
#include "core/token_battle/duel/duel.h"

#include <string>

namespace stonemason::token_battle {

// Fields that records of games, results of tournaments and the talk of programs that play each other have in
// common. Each marks what
// is wrong on the reader and then returns something of its type.

/// A deck, valid or not. Errors: json/length, sduel/deck (a sixth card or one twice) and those of JsonReader.
Deck readStacks(const JsonReader& r);
/// Error: sduel/move (the text).
Move readMove(const JsonReader& r);
/// 0 to maximumSeed. Error: sduel/seed.
std::uint64_t readSeed(const JsonReader& r);
/// Error: sduel/name (bytes at most).
std::string readName(const JsonReader& r, std::size_t longest);

} // namespace stonemason::token_battle
