// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_message.h"
#include "core/token_battle/duel/game.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace stonemason::token_battle {

/// The identity and deck of a side, revealed once both sides have committed themselves.
struct LanPlayer {
    std::string game;  ///< id of the catalogue
    std::string rules; ///< a mark of the cards and numbers it plays by: both must have the same
    std::string name;  ///< of the person
    std::string deckName;
    Deck deck;
    std::uint64_t seed = 0; ///< up to maximumSeed; both together draw who begins, and the start

    bool operator==(const LanPlayer&) const = default;
};

/// The messages of Token Battle alone.
struct DuelLanWords {
    using Greeting = LanPlayer;
    using Move = stonemason::token_battle::Move;
};
using LanReveal = LanRevealOf<LanPlayer>;
using LanMove = LanMoveOf<Move>;
using LanMessage = LanMessageOf<DuelLanWords>;

/// One line of the talk, JSON without a line end. Errors: those of parseJson and JsonReader, lan/too-long
/// (bytes at most), lan/unknown (the type it names), json/version, sduel/seed, sduel/move, sduel/name,
/// sduel/deck.
Result<LanMessage> readLanMessage(std::string_view line);
std::string lanLine(const LanMessage& message);

/// The same on both sides when their positions are.
std::string positionMark(const Position& position);

} // namespace stonemason::token_battle
