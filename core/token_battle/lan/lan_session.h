// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_session.h"
#include "core/token_battle/format/lan_message.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason::token_battle {

/// Token Battle over a line: a LanPlayableGame. Each side commits itself to its deck and seed before it
/// reveals them; both seeds together draw who begins and where player 1's token lies.
struct DuelLan : DuelLanWords {
    using Game = stonemason::token_battle::Game;
    using Table = std::shared_ptr<const DuelTable>;
    /// Who plays here.
    struct Own {
        std::string name;
        std::string deckName;
        Deck deck; ///< a valid one
        std::uint64_t seed = 0;
        std::string rules; ///< a mark of cards and numbers, see LanPlayer
    };

    static std::string gameId(const Table& table) { return table->catalogue().id; }
    static LanPlayer greeting(const Table& table, const Own& own);
    /// lan/game (id), lan/rules, lan/deck.
    static std::optional<Message> refusal(const Table& table, const Own& own, const LanPlayer& peer);
    /// Error: lan/deck.
    static Result<Game> begin(const Table& table, const Own& own, const LanPlayer& peer, std::uint64_t seed,
                              bool ownBegins);
    static std::string mark(const Game& game) { return positionMark(game.position()); }
    static Result<LanMessage> read(std::string_view line) { return readLanMessage(line); }
    static std::string line(const LanMessage& message) { return lanLine(message); }
};

/// A game of Token Battle with a program at the other end of a line.
using LanSession = LanSessionOf<DuelLan>;
} // namespace stonemason::token_battle

extern template class stonemason::LanSessionOf<stonemason::token_battle::DuelLan>;
