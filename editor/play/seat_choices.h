// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/player.h"

#include <QJsonObject>

#include <array>
#include <string>

namespace stonemason {

enum class GameMode : std::uint8_t { Sandbox, Hotseat, Computer, Watch };
enum class FirstMove : std::uint8_t { Near, Far, ByLot };

/// The players of a new game. "Near" is the person at this computer, or the first of two people or of two
/// computers; "far" is the other player.
struct SeatChoices {
    GameMode mode = GameMode::Computer;
    PlayerLevel opponent = PlayerLevel::Normal; ///< of the computer a person plays against
    PlayerLevel near = PlayerLevel::Normal;     ///< of the first of two computers
    PlayerLevel far = PlayerLevel::Normal;      ///< of the second
    FirstMove first = FirstMove::ByLot;
    std::array<std::string, playerCount> people{}; ///< names of two people at this computer; may be empty

    bool operator==(const SeatChoices&) const = default;
};

/// Maximum number of characters of a local player's name, which must fit on a seat.
inline constexpr int maximumPersonName = 40;
/// The typed name without surrounding blanks, truncated to that length.
std::string nameToRecord(const QString& words);

/// Whether a person plays on that side: 0 near, 1 far.
bool hasSide(GameMode mode, int side);
/// The name of a side's player in the game's record, see SeatedPlayers.
std::string recordedPlayer(const SeatChoices& choices, bool near);
/// Whether the near side moves first, given the result of the random draw.
bool isNearFirst(FirstMove first, bool lot);

/// Write the choices to a settings object and read them back; missing or invalid values get their defaults.
void remember(const SeatChoices& choices, QJsonObject& object);
SeatChoices rememberedSeats(const QJsonObject& object);

/// The enumerator for a saved number from 0 to count - 1; `fallback` for anything else.
template <typename Value>
Value rememberedChoice(const QJsonObject& object, const QString& key, int count, Value fallback) {
    const int value = object.value(key).toInt(-1);
    return value >= 0 && value < count ? Value(value) : fallback;
}

} // namespace stonemason
