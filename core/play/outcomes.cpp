// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/outcomes.h"

namespace stonemason {

void Outcomes::add(GameResult result) {
    ++(result == GameResult::Win ? wins : result == GameResult::Draw ? draws : losses);
}

Outcomes& Outcomes::operator+=(const Outcomes& other) {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    return *this;
}

Outcomes turned(const Outcomes& outcomes) {
    return {outcomes.losses, outcomes.draws, outcomes.wins};
}

void Sums::add(std::int64_t value) {
    sum += value;
    squares += value * value;
}

Sums& Sums::operator+=(const Sums& other) {
    sum += other.sum;
    squares += other.squares;
    return *this;
}

} // namespace stonemason
