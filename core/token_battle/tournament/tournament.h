// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/play/schedule.h"
#include "core/token_battle/duel/players/player.h"

#include <memory>
#include <string>
#include <vector>

namespace stonemason {
class Fingerprint;
}

namespace stonemason::token_battle {

/// A deck that takes part.
struct Entrant {
    std::string name;
    Deck deck;

    bool operator==(const Entrant&) const = default;
};

/// All inputs of the results except the cards and the rules.
struct TournamentPlan {
    TournamentForm form = TournamentForm::RoundRobin;
    std::vector<Entrant> entrants{}; ///< at least two, names all different; in a Field the first is measured
    ComputerPlayer player{};         ///< plays both sides of every game
    int games = 100;                 ///< between two decks that meet; even, 2 to maximumGames
    std::uint64_t seed = 0;          ///< at most maximumSeed

    bool operator==(const TournamentPlan&) const = default;
};

/// A tournament that can be played. Its results are a pure function of this value.
class Tournament {
public:
    /// Errors: tournament/too-few (needed), tournament/too-many (at most), tournament/name-twice (name),
    /// tournament/deck-invalid (name), tournament/games (fewest, most), tournament/seed.
    static Result<Tournament> of(std::shared_ptr<const DuelTable> table, TournamentPlan plan);

    const TournamentPlan& plan() const { return plan_; }
    const Schedule& schedule() const { return schedule_; }
    const std::shared_ptr<const DuelTable>& table() const { return table_; }
    const Entrant& entrant(int index) const { return plan_.entrants[std::size_t(index)]; }

    /// 16 hexadecimal digits that differ when anything differs that results depend on: the plan, the cards,
    /// the rules, the way games are played. Guards against mistakes, not against malice.
    const std::string& fingerprint() const { return fingerprint_; }

private:
    Tournament(std::shared_ptr<const DuelTable> table, TournamentPlan plan);

    std::shared_ptr<const DuelTable> table_;
    TournamentPlan plan_;
    Schedule schedule_;
    std::string fingerprint_;
};

/// Adds a deck's stacks to a mark.
void add(Fingerprint& mark, const Deck& deck);

/// The part of fingerprint() that does not depend on the plan: cards, rules, the way games are played.
std::string gameFingerprint(const DuelTable& table);

} // namespace stonemason::token_battle
