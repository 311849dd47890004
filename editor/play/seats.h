// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/player.h"

#include <QString>

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason {

/// What a record calls a person at this desk who has no name.
inline constexpr std::string_view personAtDesk = "human";
/// And one of that name: "human: Ann"; personAtDesk without one.
std::string personAtDeskNamed(const std::string& name);
/// Whether a record means a person at this desk by that.
bool isAtDesk(std::string_view recorded);

/// Who sits at the sides of a game.
struct SeatedPlayers {
    std::array<std::string, playerCount> names; ///< personAtDeskNamed(), playerLevelId(), or the name of a
                                                ///< person elsewhere
    bool alone = false;                         ///< the second side never moves

    bool operator==(const SeatedPlayers&) const = default;
};

/// The level of the computer player who sits there, nullopt for a person.
std::optional<PlayerLevel> computerAt(const SeatedPlayers& seated, int player);
/// Whether the moves of this player are made at this desk.
bool isPersonAt(const SeatedPlayers& seated, int player);
/// The only person of a game against another player, nullopt when there are two or none.
std::optional<int> onlyPerson(const SeatedPlayers& seated);
/// Whose side lies nearer to the person who looks: the only person's, else player 0's.
int nearPlayer(const SeatedPlayers& seated);
/// Whether playerName() is "You", so that sentences address that player.
bool isYou(const SeatedPlayers& seated, int player);
/// "You"; "Hard"; where two people, or two computers, play, the colours of the game's sides: "Blue", "Ann
/// (Blue)", "Blue (Hard)".
QString playerName(const SeatedPlayers& seated, int player, const std::array<QString, playerCount>& colours);

} // namespace stonemason
