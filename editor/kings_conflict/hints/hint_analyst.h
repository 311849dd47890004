// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/latest_task.h"
#include "editor/kings_conflict/hints/hint_analysis.h"

namespace stonemason {

/// Analyses one hint layer of a map that is being edited: at once while that is quick, on a thread of its own
/// for large maps. One analysis runs at a time; what is asked for meanwhile waits, only the newest of it, so
/// that a long stroke is followed and never waited for.
class HintAnalyst : public QObject {
    Q_OBJECT

public:
    using Analysis = std::shared_ptr<const HintAnalysis>;

    explicit HintAnalyst(const GameProfile& game, QObject* parent = nullptr);

    /// finished() follows: before this returns for small maps, from the event loop for large ones.
    void analyse(const Map& map, int layer);
    /// Drops what is under way and what waits; nothing is told of it.
    void cancel() { job_.drop(); }
    bool isBusy() const { return job_.isBusy(); }

signals:
    /// nullptr when the map has no such hint layer of the terrain's size.
    void finished(const stonemason::HintAnalyst::Analysis& analysis);

private:
    const GameProfile& game_;
    Size size_; ///< of the board analysed last
    int layer_ = 0;
    LatestTask<Analysis> job_;
};

} // namespace stonemason
