// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"
#include "editor/app/latest_task.h"

namespace stonemason {

/// Runs the checks of one map: at once while that is quick, on a thread of its own for large maps. A newer
/// request takes the place of the one under way.
class CheckRunner : public QObject {
    Q_OBJECT

public:
    explicit CheckRunner(const GameProfile& game, QObject* parent = nullptr);

    /// finished() follows: before this returns for small maps, from the event loop for large ones.
    void check(const Map& map);

signals:
    void finished(const stonemason::Report& report);

private:
    const GameProfile& game_;
    LatestTask<Report> job_;
};

} // namespace stonemason
