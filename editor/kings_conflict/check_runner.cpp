// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/check_runner.h"

#include "editor/board/quick_board.h"

namespace stonemason {

CheckRunner::CheckRunner(const GameProfile& game, QObject* parent)
    : QObject(parent), game_(game), job_(*this, [this](const Report& report) { emit finished(report); }) {
}

void CheckRunner::check(const Map& map) {
    job_.drop();
    if (isQuick(map.size()))
        emit finished(runChecks(map, game_));
    else
        job_.restart([map, &game = game_](std::stop_token stop) { return runChecks(map, game, stop); });
}

} // namespace stonemason
