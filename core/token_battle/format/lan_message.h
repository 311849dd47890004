// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/play/lan_talk.h"
#include "core/token_battle/duel/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace stonemason {

/// The version of the talk between two programs that play each other; others are refused.
inline constexpr int lanVersion = 2;

/// The first thing each side says. Programs of every version read its type and version.
struct LanHello {
    std::string nonce; ///< drawn for this talk alone; 64 bytes at most, as the salt
    std::string salt;  ///< of a host: what its word is to be stretched with; empty when it asks for none

    bool operator==(const LanHello&) const = default;
};

/// Who a side is and what it plays: what it says after its hello.
struct LanPlayer {
    std::string game;  ///< id of the catalogue
    std::string rules; ///< a mark of the cards and numbers it plays by: both must have the same
    std::string name;  ///< of the person
    std::string deckName;
    Deck deck;
    std::uint64_t seed = 0; ///< up to maximumSeed; both together draw who begins, and the start

    bool operator==(const LanPlayer&) const = default;
};

/// A move of the side that says it.
struct LanMove {
    int number = 0; ///< which move of the game it is, from 1
    Move move;
    std::string position; ///< positionMark() after it

    bool operator==(const LanMove&) const = default;
};

using LanMessage =
    std::variant<LanHello, LanPlayer, LanMove, LanResign, LanConfirm, LanPing, LanRematch, LanBye>;

/// One line of the talk, JSON without a line end. Errors: those of parseJson and JsonReader, lan/too-long
/// (bytes at most), lan/unknown (the type it names), json/version, sduel/seed, sduel/move, sduel/name,
/// sduel/deck.
Result<LanMessage> readLanMessage(std::string_view line);
std::string lanLine(const LanMessage& message);

/// What somebody who waits for a peer tells the network.
struct LanAnnouncement {
    std::string game; ///< id of the catalogue
    std::string name; ///< of the person
    int port = 0;     ///< where to connect, 1 to 65535
    bool asksForWord = false;

    bool operator==(const LanAnnouncement&) const = default;
};

/// The text of an announcement; nullopt for anything else, also for one of another version.
std::optional<LanAnnouncement> readLanAnnouncement(std::string_view text);
std::string lanAnnouncementText(const LanAnnouncement& announcement);

/// The same on both sides when their positions are.
std::string positionMark(const Position& position);

} // namespace stonemason
