// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/hints/hint_analysis.h"

#include <QObject>

#include <thread>

namespace stonemason {

/// Analyses one hint layer of a map that is being edited: at once while that is quick, on a thread of its own
/// for large maps. One analysis runs at a time; what is asked for meanwhile waits, only the newest of it, so
/// that a long stroke is followed and never waited for.
class HintAnalyst : public QObject {
    Q_OBJECT

public:
    using Analysis = std::shared_ptr<const HintAnalysis>;

    /// Boards of at most this many cells are analysed at once, on the caller's thread.
    static constexpr int quickArea = 32 * 32;

    explicit HintAnalyst(const GameProfile& game, QObject* parent = nullptr);
    ~HintAnalyst() override;

    /// finished() follows: before this returns for small maps, from the event loop for large ones.
    void analyse(const Map& map, int layer);
    /// Drops what is under way and what waits; nothing is told of it.
    void cancel();
    bool isBusy() const { return busy_; }

signals:
    /// nullptr when the map has no such hint layer of the terrain's size.
    void finished(const stonemason::HintAnalyst::Analysis& analysis);

private:
    struct Request {
        Map map;
        int layer;
    };

    void start(const Request& request);
    void take(int number, const Analysis& analysis);

    const GameProfile& game_;
    std::jthread worker_;
    std::optional<Request> waiting_;
    bool busy_ = false;
    Size size_; ///< of the board under way
    int layer_ = 0;
    int current_ = 0; ///< number of the analysis that may still be told
};

} // namespace stonemason
