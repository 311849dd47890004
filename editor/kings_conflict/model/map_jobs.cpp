// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/map_jobs.h"

#include "core/kings_conflict/check/check.h"
#include "editor/grid/view/grid_job.h"

namespace stonemason::kings_conflict {

void CheckRunner::Follower::replace(const Map& map) {
    const std::lock_guard lock(mutex_);
    replacement_ = map;
    changes_.clear();
}

void CheckRunner::Follower::change(const Map& map, const CellChanges& changes) {
    const std::lock_guard lock(mutex_);
    changes_.insert(changes_.end(), changes.begin(), changes.end());
    if (changes_.size() <= std::size_t(map.size().area())) return;
    replacement_ = map; // a copy is smaller than the list of changes
    changes_.clear();
}

const Map& CheckRunner::Follower::upToDate() {
    std::optional<Map> replacement;
    CellChanges changes;
    {
        const std::lock_guard lock(mutex_);
        replacement = std::exchange(replacement_, std::nullopt);
        changes = std::exchange(changes_, {});
    }
    if (replacement) map_ = std::move(*replacement);
    kings_conflict::apply(map_, changes);
    return map_;
}

CheckRunner::CheckRunner(const GameProfile& game, QObject* parent)
    : QObject(parent), game_(game), job_(*this, [this](const Report& report) { emit finished(report); }) {
}

void CheckRunner::check(const Map& map) {
    job_.drop();
    if (isQuick(map.size())) {
        emit finished(mergedReport(runChecks(map, game_), map));
    } else {
        follower_.replace(map);
        start();
    }
}

void CheckRunner::recheck(const Map& map, const CellChanges& changes) {
    if (isQuick(map.size())) {
        check(map);
    } else {
        follower_.change(map, changes);
        start();
    }
}

void CheckRunner::start() {
    job_.restart([this](const std::stop_token& stop) {
        const Map& map = follower_.upToDate();
        return mergedReport(runChecks(map, game_, stop), map);
    });
}

namespace {

std::vector<LayerSuggestion> suggestAll(const Map& map, const GameProfile& game,
                                        const SuggestOptions& options, const std::stop_token& stop) {
    std::vector<LayerSuggestion> suggestions;
    for (int layer = 0; layer < map.layerCount(); ++layer)
        if (auto suggestion = suggestHints(map, game, layer, options, stop))
            suggestions.push_back({layer, *std::move(suggestion)});
    return suggestions;
}

} // namespace

SuggestRunner::SuggestRunner(const GameProfile& game, QObject* parent)
    : QObject(parent)
    , game_(game)
    , job_(*this, [this](const std::vector<LayerSuggestion>& suggestions) { emit finished(suggestions); }) {
}

void SuggestRunner::suggest(const Map& map, const SuggestOptions& options) {
    job_.run(
        map.size(),
        [map, options, &game = game_](const std::stop_token& stop) {
            return suggestAll(map, game, options, stop);
        },
        JobPace::Restart);
}

} // namespace stonemason::kings_conflict
