// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/player.h"

#include <QJsonObject>

#include <array>
#include <string>

namespace stonemason {

enum class GameMode : std::uint8_t { Sandbox, Hotseat, Computer, Watch };
enum class FirstMove : std::uint8_t { Near, Far, ByLot };

/// Who is to play a new game. "Near" is the person at the desk, of two people the first, and of two computers
/// the first; "far" is the other.
struct SeatChoices {
    GameMode mode = GameMode::Computer;
    PlayerLevel opponent = PlayerLevel::Normal; ///< of the computer a person plays against
    PlayerLevel near = PlayerLevel::Normal;     ///< of the first of two computers
    PlayerLevel far = PlayerLevel::Normal;      ///< of the second
    FirstMove first = FirstMove::ByLot;
    std::array<std::string, playerCount> people{}; ///< what two people at the desk are called; may be empty

    bool operator==(const SeatChoices&) const = default;
};

/// Characters of the name of a person at the desk: what has room on a seat.
inline constexpr int maximumPersonName = 40;
/// The name that is meant by what was typed: without blanks around it, no longer than that.
std::string nameToRecord(const QString& words);

/// Whether a person plays on that side: 0 near, 1 far.
bool hasSide(GameMode mode, int side);
/// What the record of such a game calls the player of a side, see SeatedPlayers.
std::string recordedPlayer(const SeatChoices& choices, bool near);
/// Whether the near side moves first, given what was drawn by lot.
bool isNearFirst(FirstMove first, bool lot);

/// Adds the choices to what is remembered, and reads them back; what is not there or makes no sense is as at
/// first.
void remember(const SeatChoices& choices, QJsonObject& object);
SeatChoices rememberedSeats(const QJsonObject& object);

/// The value that a remembered number, from 0 to count - 1, stands for; `fallback` for anything else.
template <typename Value>
Value rememberedChoice(const QJsonObject& object, const QString& key, int count, Value fallback) {
    const int value = object.value(key).toInt(-1);
    return value >= 0 && value < count ? Value(value) : fallback;
}

} // namespace stonemason
