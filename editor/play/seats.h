// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/player.h"

#include <QString>

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason {

/// The name in a record of an anonymous person at this computer.
inline constexpr std::string_view personAtDesk = "human";
/// The same for a person with that name: "human: Ann"; personAtDesk if it is empty.
std::string personAtDeskNamed(const std::string& name);
/// Whether a recorded name means a person at this computer.
bool isAtDesk(std::string_view recorded);

/// The players of a game.
struct SeatedPlayers {
    std::array<std::string, playerCount> names; ///< personAtDeskNamed(), playerLevelId(), or the name of a
                                                ///< person elsewhere
    bool alone = false;                         ///< the second side never moves

    bool operator==(const SeatedPlayers&) const = default;
};

/// The level of the computer player of that side, nullopt for a person.
std::optional<PlayerLevel> computerAt(const SeatedPlayers& seated, int player);
/// Whether the moves of this player are made at this computer.
bool isPersonAt(const SeatedPlayers& seated, int player);
/// The only human player of a game, nullopt if there are two or none.
std::optional<int> onlyPerson(const SeatedPlayers& seated);
/// The player whose side is drawn nearest to the viewer: the only human, else player 0.
int nearPlayer(const SeatedPlayers& seated);
/// Whether playerName() is "You", so that sentences address that player.
bool isYou(const SeatedPlayers& seated, int player);
/// "You"; "Hard"; where two people, or two computers, play, the colours of the game's sides: "Blue", "Ann
/// (Blue)", "Blue (Hard)".
QString playerName(const SeatedPlayers& seated, int player, const std::array<QString, playerCount>& colours);

} // namespace stonemason
