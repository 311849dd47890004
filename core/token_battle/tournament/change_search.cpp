// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/tournament/change_search.h"

#include "core/base/fingerprint.h"
#include "core/play/unit_runner.h"
#include "core/token_battle/tournament/tournament_game.h"

#include <algorithm>
#include <numeric>

namespace stonemason::token_battle {

namespace {

constexpr std::int64_t gamesOfUnit = 2;

RacePlan raceOf(const ChangeSearchPlan& plan) {
    return racePlanOf(int(plan.changes.size()), int(plan.field.size()), plan.games / gamesOfUnit);
}

/// Plays the units that a race asks for.
class Arena {
public:
    Arena(std::shared_ptr<const DuelTable> table, const ChangeSearchPlan& plan, int jobs,
          const std::stop_token& stop, const ChangeSearchWatcher& watcher)
        : table_(std::move(table))
        , plan_(plan)
        , jobs_(jobs)
        , stop_(stop)
        , watcher_(watcher)
        , race_(raceOf(plan))
        , luck_(luckOf(plan))
        , order_(plan.changes.size()) {
        SeededRandom random(plan.seed);
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        random.shuffle(std::span(order_)); // of equals it is not always the deck's first cards that go on
    }

    const RacePlan& race() const { return race_; }
    const DeckChange& changeOf(int contender) const { return plan_.changes[order_[std::size_t(contender)]]; }
    std::int64_t gamesPlayed() const { return gamesPlayed_; }

    /// See RaceSampler.
    std::optional<std::vector<Gains>> play(std::span<const int> contenders, UnitRange units) {
        std::vector<Deck> decks{plan_.deck};
        for (const int contender : contenders)
            decks.push_back(changeOf(contender).deck);
        const std::int64_t count = units.size() * std::int64_t(decks.size());
        std::vector<std::int8_t> halfPoints(static_cast<std::size_t>(count));
        const auto playOne = [&](std::int64_t piece) {
            const Deck& deck = decks[std::size_t(piece) % decks.size()];
            const auto result = halfPointsOf(deck, units.begin + piece / std::int64_t(decks.size()));
            halfPoints[std::size_t(piece)] = result.value_or(std::int8_t{0});
            return result.has_value();
        };
        const auto watch = [&](std::int64_t done) { reportProgress(int(contenders.size()), done); };
        if (!doInParallel(count, jobs_, stop_, playOne, watch)) return std::nullopt;
        ++round_;
        gamesPlayed_ += gamesOfUnit * count;
        return gainsOf(halfPoints, decks.size(), units.begin);
    }

private:
    std::optional<std::int8_t> halfPointsOf(const Deck& deck, std::int64_t unit) const {
        const std::int64_t opponents = std::int64_t(plan_.field.size());
        const Deck& opponent = plan_.field[std::size_t(unit % opponents)];
        const std::uint64_t seed = Schedule::seedOf(luck_, unit / opponents, int(unit % opponents));
        int halfPoints = 0;
        for (int side = 0; side < playerCount; ++side) {
            const Result<Duel> duel =
                side == 0 ? Duel::of(table_, deck, opponent) : Duel::of(table_, opponent, deck);
            const auto game = playGame(*duel, plan_.player, seed, stop_);
            if (!game) return std::nullopt;
            halfPoints += int(game->sides[std::size_t(side)].result);
        }
        return std::int8_t(halfPoints);
    }

    /// `halfPoints` contains the results of all decks for each unit in turn, the unchanged deck first.
    std::vector<Gains> gainsOf(std::span<const std::int8_t> halfPoints, std::size_t decks,
                               std::int64_t firstUnit) const {
        std::vector<Gains> gains(decks - 1, Gains(plan_.field.size()));
        std::size_t unit = std::size_t(firstUnit);
        for (; !halfPoints.empty(); halfPoints = halfPoints.subspan(decks), ++unit)
            for (std::size_t i = 0; i + 1 < decks; ++i) {
                auto& [count, sums] = gains[i][unit % plan_.field.size()];
                ++count;
                sums.add(halfPoints[i + 1] - halfPoints[0]);
            }
        return gains;
    }

    void reportProgress(int changes, std::int64_t unitsDone) const {
        if (watcher_)
            watcher_({.round = round_,
                      .rounds = int(race_.rounds.size()),
                      .changes = changes,
                      .games = gamesPlayed_ + gamesOfUnit * unitsDone,
                      .gamesInAll = gamesOfUnit * race_.units()});
    }

    std::shared_ptr<const DuelTable> table_;
    const ChangeSearchPlan& plan_;
    int jobs_;
    const std::stop_token& stop_;
    const ChangeSearchWatcher& watcher_;
    RacePlan race_;
    std::uint64_t luck_;
    std::vector<std::size_t> order_; ///< the change of each contender
    int round_ = 0;
    std::int64_t gamesPlayed_ = 0;
};

} // namespace

std::optional<ChangeSearchResult> searchChanges(const std::shared_ptr<const DuelTable>& table,
                                                const ChangeSearchPlan& plan, int jobs,
                                                const std::stop_token& stop,
                                                const ChangeSearchWatcher& watcher) {
    Arena arena(table, plan, jobs, stop, watcher);
    const auto race =
        successiveHalving(arena.race(), [&arena](std::span<const int> contenders, UnitRange units) {
            return arena.play(contenders, units);
        });
    if (!race) return std::nullopt;
    ChangeSearchResult result{
        .tried = int(plan.changes.size()), .confirmed = race->confirmed, .games = arena.gamesPlayed()};
    for (const RaceFinding& finding : race->findings)
        result.suggestions.push_back({arena.changeOf(finding.contender), finding.gain});
    return result;
}

std::uint64_t luckOf(const ChangeSearchPlan& plan) {
    Fingerprint mark;
    add(mark.add(plan.seed), plan.deck);
    for (const Deck& deck : plan.field)
        add(mark, deck);
    return mark.number() & maximumSeed;
}

std::int64_t mostGamesOf(const ChangeSearchPlan& plan) {
    return gamesOfUnit * raceOf(plan).units();
}

} // namespace stonemason::token_battle
