// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/suggest.h"
#include "editor/grid/view/grid_job.h"

#include <vector>

namespace stonemason::kings_conflict {

/// A suggestion and the layer it is for.
struct LayerSuggestion {
    int layer = 0;
    Suggestion suggestion;

    bool operator==(const LayerSuggestion&) const = default;
};

/// Works suggestions for all hint layers of a map out. A newer request takes the place of the one under way.
class SuggestRunner : public QObject {
    Q_OBJECT

public:
    explicit SuggestRunner(const GameProfile& game, QObject* parent = nullptr);

    /// finished() follows: before this returns for small maps, from the event loop for large ones.
    void suggest(const Map& map, const SuggestOptions& options);

signals:
    /// In the order of the layers; those for which nothing can be suggested are left out.
    void finished(const std::vector<stonemason::kings_conflict::LayerSuggestion>& suggestions);

private:
    const GameProfile& game_;
    GridJob<std::vector<LayerSuggestion>> job_;
};

} // namespace stonemason::kings_conflict
