// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/overlays/fairness_runner.h"

#include "editor/map/check_runner.h"
#include "editor/map/map_document.h"
#include "editor/map/map_view_state.h"
#include "editor/map/overlays/fairness_overlays.h"

namespace stonemason {

FairnessRunner::FairnessRunner(MapDocument& document) : QObject(&document), document_(document) {
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

FairnessRunner::~FairnessRunner() = default; // the jthread asks its worker to stop and waits

void FairnessRunner::update() {
    ++request_;
    worker_.request_stop();
    const FairnessView view = document_.view().fairness();
    const Map& map = document_.map();
    if (view == FairnessView::None || map.size().area() <= CheckRunner::quickArea)
        show(fairnessOverlay(view, map, document_.game()));
    else
        startWorker(view);
}

void FairnessRunner::show(std::shared_ptr<const BoardOverlay> overlay) {
    document_.view().setOverlay(OverlaySlot::Rules, std::move(overlay));
}

void FairnessRunner::startWorker(FairnessView view) {
    worker_ = std::jthread([this, view, map = document_.map(), &game = document_.game(), number = request_,
                            previous = std::move(worker_)](std::stop_token stop) mutable {
        if (previous.joinable()) previous.join();
        if (stop.stop_requested()) return;
        auto overlay = fairnessOverlay(view, map, game);
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this,
            [this, number, overlay = std::move(overlay)] {
                if (number == request_) show(overlay);
            },
            Qt::QueuedConnection);
    });
}

} // namespace stonemason
