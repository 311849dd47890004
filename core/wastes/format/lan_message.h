// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json.h"
#include "core/format/json_reader.h"
#include "core/play/lan_message.h"
#include "core/wastes/board/board.h"
#include "core/wastes/game/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason::wastes {

/// The identity of a side and, for the host, the board: revealed once both sides have committed themselves.
struct LanPlayer {
    std::string game;       ///< id of the profile
    std::string rules;      ///< a mark of the numbers it plays by: both must have the same
    std::string name;       ///< of the person
    std::uint64_t seed = 0; ///< up to maximumSeed; both together draw who has Blue
    /// As lanBoard() has it.
    std::optional<Board> board{};

    bool operator==(const LanPlayer&) const = default;
};

/// The messages of War in the Wastes alone.
struct WarLanWords {
    using Greeting = LanPlayer;
    using Move = wastes::Move;
};
using LanReveal = LanRevealOf<LanPlayer>;
using LanMove = LanMoveOf<Move>;
using LanMessage = LanMessageOf<WarLanWords>;

/// One line of the talk, JSON without a line end. A board is sent as a few values: its rows of signs with '/'
/// between them, pieces as "b4h2" with w and j behind for walks and jumps, jumps as moves, blanks between
/// each two. Errors: those of parseJson and JsonReader, lan/too-long (bytes at most), lan/unknown (the type
/// it names), json/version, war/seed, war/move (text that is no move), lan/board for one that none of these
/// words can say.
Result<LanMessage> readLanMessage(std::string_view line);
std::string lanLine(const LanMessage& message);

/// The board with what is sent of it: everything that games depend on, its symmetry, name and author. Words
/// of more than maximumLanName bytes are cut; jumps beyond the board, which nobody can make, are left out.
Board lanBoard(const Board& board);

/// The same on both sides when their positions are.
std::string positionMark(const Position& position);

// A board as a line of a talk has it, see lan_message.h.

/// Error: lan/board, and those of JsonReader.
Board readLanBoard(const JsonReader& r);
Json jsonOfLanBoard(const Board& board);

} // namespace stonemason::wastes
