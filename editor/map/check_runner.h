// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/check.h"

#include <QObject>

#include <stop_token>
#include <thread>

namespace stonemason {

/// Runs the checks of one map: at once while that is quick, on a thread of its own for large maps. A newer
/// request takes the place of the one under way.
class CheckRunner : public QObject {
    Q_OBJECT

public:
    /// Boards of at most this many cells are checked at once, on the caller's thread.
    static constexpr int quickArea = 32 * 32;

    explicit CheckRunner(const GameProfile& game, QObject* parent = nullptr);
    ~CheckRunner() override;

    /// finished() follows: before this returns for small maps, from the event loop for large ones.
    void check(const Map& map);

signals:
    void finished(const stonemason::Report& report);

private:
    void startWorker(const Map& map);

    const GameProfile& game_;
    std::jthread worker_;
    int request_ = 0;
};

} // namespace stonemason
