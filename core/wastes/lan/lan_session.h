// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_session.h"
#include "core/wastes/format/lan_message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason::wastes {

/// War in the Wastes over a line: a LanPlayableGame. The host provides the board, the guest plays on it;
/// both seeds together determine who has Blue. Each side commits itself to what it brings before it reveals
/// that; the game itself hides nothing.
struct WarLan : WarLanWords {
    using Game = wastes::Game;
    using Table = const Profile*; ///< outlives the talk
    /// Who plays here.
    struct Own {
        std::string name;
        std::uint64_t seed = 0;
        std::string rules;            ///< a mark of the game's numbers, see LanPlayer
        std::optional<Board> board{}; ///< of who waits, and only of him: one that can be played
    };

    static std::string gameId(Table table) { return table->game; }
    static LanPlayer greeting(Table table, const Own& own);
    /// lan/game (id), lan/rules, lan/board when none or both bring one.
    static std::optional<Message> refusal(Table table, const Own& own, const LanPlayer& peer);
    /// Error: lan/board for one that cannot be played.
    static Result<Game> begin(Table table, const Own& own, const LanPlayer& peer, std::uint64_t seed,
                              bool ownBegins);
    static std::string mark(const Game& game) { return positionMark(game.position()); }
    static Result<LanMessage> read(std::string_view line) { return readLanMessage(line); }
    static std::string line(const LanMessage& message) { return lanLine(message); }
};

/// A game of War in the Wastes with a program at the other end of a line.
using LanSession = LanSessionOf<WarLan>;

} // namespace stonemason::wastes

namespace stonemason {
extern template class LanSessionOf<wastes::WarLan>;
}
