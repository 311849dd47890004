// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/overlays/fairness_runner.h"

#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/kings_conflict/overlays/fairness_overlays.h"
#include "editor/kings_conflict/quick_board.h"

namespace stonemason {

FairnessRunner::FairnessRunner(MapDocument& document)
    : QObject(&document)
    , document_(document)
    , job_(*this, [this](std::shared_ptr<const BoardOverlay> overlay) { show(std::move(overlay)); }) {
    const auto follow = [this] { update(); };
    connect(&document.view(), &MapViewState::fairnessChanged, this, follow);
    connect(&document, &MapDocument::rulesChanged, this, follow);
    connect(&document, &MapDocument::mapReplaced, this, [this] {
        show(nullptr); // it may be of another size
        update();
    });
    connect(&document, &MapDocument::cellsChanged, this, [this](int layer) {
        if (layer == terrainLayer) update();
    });
    update();
}

void FairnessRunner::update() {
    job_.drop();
    const FairnessView view = document_.view().fairness();
    const Map& map = document_.map();
    if (view == FairnessView::None || isQuick(map.size()))
        show(fairnessOverlay(view, map, document_.game()));
    else
        job_.restart([view, map, &game = document_.game()](const std::stop_token&) {
            return fairnessOverlay(view, map, game);
        });
    document_.view().setWorking(OverlaySlot::Rules, job_.isBusy());
}

void FairnessRunner::show(std::shared_ptr<const BoardOverlay> overlay) {
    document_.view().setWorking(OverlaySlot::Rules, job_.isBusy());
    document_.view().setOverlay(OverlaySlot::Rules, std::move(overlay));
}

} // namespace stonemason
