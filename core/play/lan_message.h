// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/play/lan_talk.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace stonemason {

/// The version of the protocol between two programs that play each other; others are refused.
inline constexpr int lanVersion = 4;

/// The first message of each side. Programs of every version read its type and version.
struct LanHello {
    std::string nonce; ///< unique to this session; 64 bytes at most, like the salt
    std::string salt;  ///< of a host: for stretching its password; empty when it requires none

    bool operator==(const LanHello&) const = default;
};

/// The commitment that each side sends before either reveals anything, see LanSessionOf: the hash of the
/// line of its LanRevealOf, 64 hexadecimal digits.
struct LanCommit {
    std::string commitment;

    bool operator==(const LanCommit&) const = default;
};

/// The data that a side has committed itself to. The nonce prevents others from finding it by brute force.
template <typename Greeting>
struct LanRevealOf {
    std::string nonce; ///< drawn for this talk alone and sent in no other message; 64 bytes at most
    Greeting player;   ///< who it is and what it plays with

    bool operator==(const LanRevealOf&) const = default;
};

/// A move of the side that sends it.
template <typename Move>
struct LanMoveOf {
    int number = 0; ///< which move of the game it is, from 1
    Move move;
    std::string position; ///< a mark of the position after it, the same on both sides; 16 bytes at most

    bool operator==(const LanMoveOf&) const = default;
};

/// Every message of a game G, see LanPlayableGame.
template <typename G>
using LanMessageOf = std::variant<LanHello, LanCommit, LanRevealOf<typename G::Greeting>,
                                  LanMoveOf<typename G::Move>, LanResign, LanConfirm, LanPing, LanRematch,
                                  LanBye, LanTakeBack, LanTakeBackAnswer, LanTakenBack>;

/// Any message but a hello and a goodbye; the game defines which of them are allowed.
struct LanOther {
    bool operator==(const LanOther&) const = default;
};

/// Reads a line independently of the game: JSON without a line end. Errors: those of parseJson and
/// JsonReader, lan/too-long (bytes at most), json/version.
Result<std::variant<LanOther, LanHello, LanBye>> readLanOpening(std::string_view line);
std::string lanHelloLine(const LanHello& hello);

/// Reads a line that resumes a session. Errors: as above, lan/unknown (the type it names).
Result<LanResume> readLanResume(std::string_view line);
std::string lanResumeLine(const LanResume& resume);

/// The announcement that a host waiting for a peer sends to the network.
struct LanAnnouncement {
    std::string game; ///< id of the game
    std::string name; ///< of the person
    int port = 0;     ///< where to connect, 1 to 65535
    bool asksForWord = false;

    bool operator==(const LanAnnouncement&) const = default;
};

/// The text of an announcement; nullopt for anything else, also for one of another version.
std::optional<LanAnnouncement> readLanAnnouncement(std::string_view text);
std::string lanAnnouncementText(const LanAnnouncement& announcement);

} // namespace stonemason
