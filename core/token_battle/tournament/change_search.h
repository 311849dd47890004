// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck_edit.h"
#include "core/token_battle/tournament/change_race.h"
#include "core/token_battle/tournament/tournament.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace stonemason::token_battle {

/// The changes of a deck to try, the opponents, and the number of games. All decks must be valid.
struct ChangeSearchPlan {
    Deck deck;
    std::vector<Deck> field;         ///< at least one: who is met
    std::vector<DeckChange> changes; ///< of the deck, at least one: smallChangesOf()
    ComputerPlayer player{};         ///< plays both sides of every game
    std::int64_t games = 100'000;    ///< about as many are played, see racePlanOf()
    std::uint64_t seed = 0;          ///< at most maximumSeed
};

/// The progress of a search.
struct ChangeSearchProgress {
    int round = 0; ///< from 0; in the last one the best are confirmed
    int rounds = 0;
    int changes = 0; ///< that are still looked at
    std::int64_t games = 0;
    std::int64_t gamesInAll = 0; ///< at most
};

using ChangeSearchWatcher = std::function<void(const ChangeSearchProgress&)>;

/// A change that makes the deck stronger against the field.
struct SuggestedChange {
    DeckChange change;
    Estimate gain; ///< of the share of points, see RaceFinding

    bool operator==(const SuggestedChange&) const = default;
};

struct ChangeSearchResult {
    std::vector<SuggestedChange> suggestions{}; ///< by falling gain; often none
    int tried = 0;                              ///< changes
    int confirmed = 0;                          ///< of them that seemed good and were played anew
    std::int64_t games = 0;                     ///< played in all

    bool operator==(const ChangeSearchResult&) const = default;
};

/// Looks for changes that make the deck stronger against the field and returns those of which that is beyond
/// doubt, see successiveHalving(). It means one search: of many, one after the other, each
/// has its own chance to name a false one. Each change is measured with the games the deck as it is plays,
/// too: same opponent, same seed, either side moving first once. Pure: the same plan gives the same result,
/// on any number of threads, 1 to maximumJobs; as they work `watcher` is called as that of runTournament()
/// is. nullopt when stopped before the end, because half a search proves nothing.
std::optional<ChangeSearchResult> searchChanges(const std::shared_ptr<const DuelTable>& table,
                                                const ChangeSearchPlan& plan, int jobs,
                                                const std::stop_token& stop = {},
                                                const ChangeSearchWatcher& watcher = {});

/// The seed whose units a search plays, as Schedule::seedOf() takes it. It depends on the deck and the
/// field: otherwise a search after applying a change, with the same seed, would confirm with the same games
/// that made this change seem good.
std::uint64_t luckOf(const ChangeSearchPlan& plan);

/// The games that such a search plays at most.
std::int64_t mostGamesOf(const ChangeSearchPlan& plan);

} // namespace stonemason::token_battle
