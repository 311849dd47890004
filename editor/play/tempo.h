// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <cstdint>

namespace stonemason {

/// How fast moves are shown and computers answer.
enum class Tempo : std::uint8_t { Off, Quick, Normal, Slow };
inline constexpr std::array tempos{Tempo::Off, Tempo::Quick, Tempo::Normal, Tempo::Slow};

/// Milliseconds that one thing that happens is shown; 0: nothing moves.
int stepTime(Tempo tempo);
/// Milliseconds that a position is seen at least while a game plays by itself.
int playbackPause(Tempo tempo);
/// Milliseconds that a computer waits at least before it moves.
int thinkingPause(Tempo tempo);

/// The word it is remembered under: "off", "quick", "normal", "slow".
QString tempoId(Tempo tempo);
/// Normal for any other word.
Tempo tempoFromId(const QString& id);

} // namespace stonemason
