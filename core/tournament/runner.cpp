// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/runner.h"

#include "core/tournament/parallel.h"

#include <map>
#include <mutex>
#include <span>
#include <vector>

namespace stonemason {

namespace {

/// Units that were finished, in any order, to be taken in theirs.
class FinishedUnits {
public:
    explicit FinishedUnits(std::int64_t first) : next_(first) {}

    void add(std::int64_t unit, const UnitGames& games) {
        const std::lock_guard lock(mutex_);
        finished_.emplace(unit, games);
    }

    /// Those behind the ones taken before, up to the first that is missing.
    std::vector<UnitGames> take() {
        const std::lock_guard lock(mutex_);
        std::vector<UnitGames> inOrder;
        for (auto it = finished_.find(next_); it != finished_.end() && it->first == next_; ++next_) {
            inOrder.push_back(it->second);
            it = finished_.erase(it);
        }
        return inOrder;
    }

private:
    std::mutex mutex_;
    std::map<std::int64_t, UnitGames> finished_;
    std::int64_t next_;
};

/// Adds the next units of a tournament to its result.
void add(std::span<const UnitGames> games, std::int64_t next, const Schedule& schedule,
         PartialResult& result) {
    result.played.add({next, next + std::int64_t(games.size())});
    for (const UnitGames& both : games) {
        const int pairing = schedule.pairingOfUnit(next++);
        result.tally.add(schedule.pairing(pairing), pairing, both);
    }
}

/// Plays a range of units and adds them to the result in order.
void play(const Tournament& tournament, UnitRange range, PartialResult& result, int jobs,
          const std::stop_token& stop, const RunWatcher& watcher) {
    FinishedUnits finished(range.begin);
    const auto playOne = [&](std::int64_t piece) {
        const auto games = playUnit(tournament, range.begin + piece, stop);
        if (games) finished.add(range.begin + piece, *games);
        return games.has_value();
    };
    std::int64_t next = range.begin;
    doInParallel(range.size(), jobs, stop, playOne, [&](std::int64_t) {
        const std::vector<UnitGames> games = finished.take();
        if (games.empty()) return;
        add(games, next, tournament.schedule(), result);
        next += std::int64_t(games.size());
        if (watcher) watcher(result);
    });
}

} // namespace

PartialResult runTournament(const Tournament& tournament, PartialResult from, int jobs,
                            const std::stop_token& stop, const RunWatcher& watcher) {
    PartialResult result = std::move(from);
    for (const UnitRange& left : result.played.missingIn(tournament.schedule().unitsOf(result.shard)))
        play(tournament, left, result, jobs, stop, watcher);
    return result;
}

} // namespace stonemason
