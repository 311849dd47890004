// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/runner.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace stonemason {

namespace {

constexpr std::chrono::milliseconds betweenReports{100};

/// The units of a run, given out to threads in order and taken back in any.
class Workshop {
public:
    Workshop(const Tournament& tournament, UnitRange units, std::stop_token stop)
        : tournament_(tournament), stop_(std::move(stop)), next_(units.begin), end_(units.end) {}

    /// What each thread does.
    void work() {
        for (std::int64_t unit = next_++; unit < end_ && !stop_.stop_requested(); unit = next_++) {
            const auto games = playUnit(tournament_, unit, stop_);
            if (!games) break;
            const std::lock_guard lock(mutex_);
            finished_.emplace(unit, *games);
        }
        const std::lock_guard lock(mutex_);
        ++leavers_;
        changed_.notify_one();
    }

    /// Waits a while, then moves what was finished from this unit on into the list, without a gap. Returns
    /// whether threads may still be at work.
    bool collect(std::int64_t from, int threads, std::vector<UnitGames>& inOrder) {
        std::unique_lock lock(mutex_);
        const bool all = changed_.wait_for(lock, betweenReports, [&] { return leavers_ == threads; });
        for (auto it = finished_.find(from); it != finished_.end() && it->first == from; ++from) {
            inOrder.push_back(it->second);
            it = finished_.erase(it);
        }
        return !all;
    }

private:
    const Tournament& tournament_;
    std::stop_token stop_;
    std::atomic<std::int64_t> next_;
    std::int64_t end_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::map<std::int64_t, UnitGames> finished_;
    int leavers_ = 0;
};

/// Plays a range of units and adds them to the result in order.
void play(const Tournament& tournament, UnitRange range, PartialResult& result, int jobs,
          const std::stop_token& stop, const RunWatcher& watcher) {
    const Schedule& schedule = tournament.schedule();
    Workshop workshop(tournament, range, stop);
    const auto threads = int(std::min<std::int64_t>(jobs, range.size()));
    std::vector<std::jthread> workers;
    for (int i = 0; i < threads; ++i)
        workers.emplace_back([&workshop] { workshop.work(); });

    std::vector<UnitGames> games;
    std::int64_t next = range.begin;
    for (bool running = true; running;) {
        games.clear();
        running = workshop.collect(next, threads, games);
        if (games.empty()) continue;
        result.played.add({next, next + std::int64_t(games.size())});
        for (const UnitGames& both : games) {
            const int pairing = schedule.pairingOfUnit(next++);
            result.tally.add(schedule.pairing(pairing), pairing, both);
        }
        if (watcher) watcher(result);
    }
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
