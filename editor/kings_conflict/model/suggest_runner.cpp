// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/suggest_runner.h"

namespace stonemason::kings_conflict {

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
