// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/suggest_runner.h"

#include <QMetaObject>

namespace stonemason {

namespace {

std::vector<LayerSuggestion> suggestAll(const Map& map, const GameProfile& game,
                                        const SuggestOptions& options, std::stop_token stop = {}) {
    std::vector<LayerSuggestion> suggestions;
    for (int layer = 0; layer < map.layerCount(); ++layer)
        if (auto suggestion = suggestHints(map, game, layer, options, stop))
            suggestions.push_back({layer, *std::move(suggestion)});
    return suggestions;
}

} // namespace

SuggestRunner::SuggestRunner(const GameProfile& game, QObject* parent) : QObject(parent), game_(game) {
}

SuggestRunner::~SuggestRunner() = default; // the jthread asks its worker to stop and waits

void SuggestRunner::suggest(const Map& map, const SuggestOptions& options) {
    ++request_;
    if (map.size().area() <= quickArea) {
        worker_.request_stop();
        emit finished(suggestAll(map, game_, options));
        return;
    }
    startWorker(map, options);
}

void SuggestRunner::startWorker(const Map& map, const SuggestOptions& options) {
    worker_.request_stop();
    // The old worker leaves after the layer it is at; it is waited for on the new one's thread, not here.
    worker_ = std::jthread(
        [this, map, options, number = request_, previous = std::move(worker_)](std::stop_token stop) mutable {
            if (previous.joinable()) previous.join();
            if (stop.stop_requested()) return;
            auto suggestions = suggestAll(map, game_, options, stop);
            if (stop.stop_requested()) return;
            QMetaObject::invokeMethod(
                this,
                [this, number, suggestions = std::move(suggestions)] {
                    if (number == request_) emit finished(suggestions);
                },
                Qt::QueuedConnection);
        });
}

} // namespace stonemason
