// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/schedule.h"

#include "core/base/random.h"
#include "core/duel/game.h"

#include <algorithm>

namespace stonemason {

namespace {

/// The pairings of the round robin whose first deck stands before this one.
int pairingsBefore(int deck, int entrants) {
    return deck * (2 * entrants - deck - 1) / 2;
}

/// total * part / parts, rounded down, without overflow; total can be any number.
std::int64_t shareOf(std::int64_t total, int part, int parts) {
    return total / parts * part + total % parts * part / parts;
}

} // namespace

Schedule::Schedule(TournamentForm form, int entrants, int pairsPerPairing)
    : form_(form), entrants_(entrants), pairsPerPairing_(pairsPerPairing) {
}

int Schedule::pairings() const {
    return form_ == TournamentForm::Field ? entrants_ - 1 : entrants_ * (entrants_ - 1) / 2;
}

Pairing Schedule::pairing(int index) const {
    if (form_ == TournamentForm::Field) return {0, index + 1};
    int first = 0;
    while (pairingsBefore(first + 1, entrants_) <= index)
        ++first;
    return {first, first + 1 + index - pairingsBefore(first, entrants_)};
}

int Schedule::pairingOf(int deck, int other) const {
    const auto [first, second] = std::minmax(deck, other);
    if (first == second || (form_ == TournamentForm::Field && first != 0)) return -1;
    return pairingsBefore(first, entrants_) + second - first - 1;
}

UnitRange Schedule::unitsOf(Shard shard) const {
    return {shareOf(units(), shard.number - 1, shard.of), shareOf(units(), shard.number, shard.of)};
}

std::int64_t Schedule::unitsOfPairing(int pairing, UnitRange range) const {
    const std::int64_t step = pairings();
    const auto before = [&](std::int64_t unit) { return (unit + step - 1 - pairing) / step; };
    return before(range.end) - before(range.begin);
}

std::uint64_t Schedule::seedOf(std::uint64_t tournamentSeed, std::int64_t round, int pairing) {
    std::uint64_t seed = SeededRandom(tournamentSeed).next();
    seed = SeededRandom(seed ^ std::uint64_t(round)).next();
    return SeededRandom(seed ^ std::uint64_t(pairing)).next() & maximumSeed;
}

} // namespace stonemason
