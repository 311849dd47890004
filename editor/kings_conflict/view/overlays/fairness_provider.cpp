// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/overlays/fairness_provider.h"

#include "editor/grid/view/overlay_service.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/overlays/fairness_overlays.h"
#include "editor/kings_conflict/view/overlays/overlay_places.h"

namespace stonemason::kings_conflict {

void provideFairness(MapDocument& document) {
    auto* service = new OverlayService(document.view(), &document);
    service->add({.id = rulesPlace.id,
                  .places = {rulesPlace},
                  .work = [&document]() -> OverlayProvider::Work {
                      const FairnessView view = document.view().fairness();
                      return [view, map = document.map(), &game = document.game()](const std::stop_token&) {
                          return Overlays{fairnessOverlay(view, map, game)};
                      };
                  },
                  .show = {},
                  .isShown = [&document] { return document.view().fairness() != FairnessView::None; }});
    const auto restart = [service] { service->refreshAll(JobPace::Restart); };
    QObject::connect(&document.view(), &MapViewState::fairnessChanged, service, restart);
    QObject::connect(&document, &MapDocument::rulesChanged, service, restart);
    QObject::connect(&document, &MapDocument::replaced, service, [&document, restart] {
        document.view().setOverlay(rulesPlace, nullptr); // it may be of another map
        restart();
    });
    QObject::connect(&document, &MapDocument::layerChanged, service, [service](int layer) {
        if (layer == terrainLayer) service->refreshAll(JobPace::Follow);
    });
}

} // namespace stonemason::kings_conflict
