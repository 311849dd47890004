// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/player.h"
#include "core/play/shards.h"

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace stonemason {

/// Does pieces of work, 0 to count - 1, each once, on so many threads, in any order. The calling thread does
/// none of it: about ten times a second, and at the end, `watch` is called with the number of finished
/// pieces. Returns whether all were finished: false after a stop request, or when a piece returned false,
/// which ends the run. An exception of a piece also ends the run and is rethrown here when all threads have
/// finished. If the system cannot start that many threads, it uses those that started; throws
/// std::system_error when there is none.
bool doInParallel(std::int64_t count, int jobs, const std::stop_token& stop,
                  const std::function<bool(std::int64_t)>& work,
                  const std::function<void(std::int64_t done)>& watch = {});

/// The most threads of a run.
inline constexpr int maximumJobs = 256;

/// A reorder buffer: units finish in any order and are taken in ascending order.
template <typename Unit>
class FinishedUnits {
public:
    explicit FinishedUnits(std::int64_t first) : next_(first) {}

    void add(std::int64_t number, Unit unit) {
        const std::lock_guard lock(mutex_);
        finished_.emplace(number, std::move(unit));
    }

    /// Removes and returns the units that follow those taken before, up to the first missing one.
    std::vector<Unit> take() {
        const std::lock_guard lock(mutex_);
        std::vector<Unit> inOrder;
        for (auto it = finished_.find(next_); it != finished_.end() && it->first == next_; ++next_) {
            inOrder.push_back(std::move(it->second));
            it = finished_.erase(it);
        }
        return inOrder;
    }

private:
    std::mutex mutex_;
    std::map<std::int64_t, Unit> finished_;
    std::int64_t next_;
};

/// Plays what is left of a shard on so many threads, 1 to maximumJobs, and adds it to its result. Blocks
/// until all is played or a stop is requested; then units that were not finished, and those behind them, are
/// missing from the result, which can be gone on with. The result depends on the shard, and after a
/// stop on how far it came, never on the threads.
///
/// - `std::optional<Unit> play(std::int64_t unit)` plays a unit, on any thread; nullopt after a stop request.
/// - `void add(const Unit&, std::int64_t unit, Tally&)` adds it up, on the calling thread, in their order.
/// - `void watch()` is called on that thread about ten times a second and at the end, if there are new
/// units.
template <typename Unit, typename Tally, typename Play, typename Add, typename Watch>
void playUnits(const Schedule& schedule, PartialOf<Tally>& result, int jobs, const std::stop_token& stop,
               Play play, Add add, Watch watch) {
    for (const UnitRange& range : result.played.missingIn(schedule.unitsOf(result.shard))) {
        FinishedUnits<Unit> finished(range.begin);
        const auto playOne = [&](std::int64_t piece) {
            std::optional<Unit> unit = play(range.begin + piece);
            if (!unit) return false;
            finished.add(range.begin + piece, *std::move(unit));
            return true;
        };
        std::int64_t next = range.begin;
        doInParallel(range.size(), jobs, stop, playOne, [&](std::int64_t) {
            const std::vector<Unit> units = finished.take();
            if (units.empty()) return;
            result.played.add({next, next + std::int64_t(units.size())});
            for (const Unit& unit : units)
                add(unit, next++, result.tally);
            watch();
        });
    }
}

/// Receives what has been played so far.
template <typename Partial>
using RunWatcherOf = std::function<void(const Partial&)>;

/// playUnits() for a result that is returned with what was played, and a watcher, which may be empty.
template <typename Unit, typename Partial, typename Play, typename Add>
Partial withUnitsPlayed(Partial result, const Schedule& schedule, int jobs, const std::stop_token& stop,
                        const RunWatcherOf<Partial>& watcher, Play play, Add add) {
    const auto watch = [&] {
        if (watcher) watcher(result);
    };
    playUnits<Unit>(schedule, result, jobs, stop, play, add, watch);
    return result;
}

/// Lets the players go on from a position to the end of the game and returns how it ended; nullopt if a stop
/// was requested before that.
template <TwoPlayerGame T>
std::optional<GameScore> playScored(const typename T::Rules& rules, typename T::Position position,
                                    const ContestantsOf<T>& players, const std::stop_token& stop = {}) {
    GameScore score;
    const auto play = [&](typename T::Position& on, typename T::Move move) {
        T::play(rules, on, move);
        ++score.moves;
    };
    if (!playOut(rules, position, players, stop, play)) return std::nullopt;
    score.sides = sideResultsOf<T>(position);
    return score;
}

} // namespace stonemason
