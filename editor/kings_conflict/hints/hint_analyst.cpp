// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/hints/hint_analyst.h"

#include "editor/kings_conflict/quick_board.h"

namespace stonemason {

HintAnalyst::HintAnalyst(const GameProfile& game, QObject* parent)
    : QObject(parent)
    , game_(game)
    , job_(*this, [this](const Analysis& analysis) { emit finished(analysis); }) {
}

void HintAnalyst::analyse(const Map& map, int layer) {
    if (isQuick(map.size())) {
        job_.drop();
        emit finished(analyseHints(map, game_, layer));
        return;
    }
    const bool nearlyRight = size_ == map.size() && layer_ == layer; // what is under way is worth showing
    size_ = map.size();
    layer_ = layer;
    auto work = [map, layer, &game = game_](std::stop_token stop) {
        return analyseHints(map, game, layer, stop);
    };
    if (nearlyRight)
        job_.enqueue(std::move(work));
    else
        job_.restart(std::move(work));
}

} // namespace stonemason
