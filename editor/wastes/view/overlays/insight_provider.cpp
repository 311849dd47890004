// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/overlays/insight_provider.h"

#include "editor/grid/view/overlay_service.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/board_view_state.h"

#include <algorithm>

namespace stonemason::wastes {

namespace {

/// The piece that Reach is about: the first that is selected, else the one at the cursor.
std::optional<Cell> chosenPiece(const BoardDocument& document) {
    const BoardViewState& view = document.view();
    const auto& pieces = document.board().pieces;
    const auto selected = std::ranges::find_if(
        pieces, [&view](const Piece& piece) { return view.selection().contains(piece.cell); });
    if (selected != pieces.end()) return selected->cell;
    const auto under = std::ranges::find(pieces, view.cursor(), &Piece::cell);
    return under == pieces.end() ? std::nullopt : std::optional(under->cell);
}

} // namespace

void provideInsights(BoardDocument& document) {
    auto* service = new OverlayService(document.view(), &document);
    service->add({.id = insightPlace.id,
                  .places = {insightPlace},
                  .work = [&document]() -> OverlayProvider::Work {
                      const Insight insight = document.view().insight();
                      if (insight == Insight::None) return {};
                      return [insight, board = document.board(), &profile = document.profile(),
                              chosen = chosenPiece(document)](const std::stop_token&) {
                          return Overlays{insightOverlay(insight, board, profile, chosen)};
                      };
                  },
                  .show = {},
                  .isShown = [&document] { return document.view().insight() != Insight::None; }});
    const auto restart = [service] { service->refreshAll(JobPace::Restart); };
    const auto followPiece = [&document, restart] {
        if (document.view().insight() == Insight::Reach) restart();
    };
    BoardViewState& view = document.view();
    QObject::connect(&view, &BoardViewState::insightChanged, service, restart);
    QObject::connect(&view, &GridState::selectionChanged, service, followPiece);
    QObject::connect(&view, &GridState::cursorChanged, service, followPiece);
    QObject::connect(&document, &BoardDocument::cellsChanged, service,
                     [service] { service->refreshAll(JobPace::Follow); });
    QObject::connect(&document, &BoardDocument::toMoveChanged, service, restart);
    QObject::connect(&document, &BoardDocument::replaced, service, [&view, restart] {
        view.setOverlay(insightPlace, nullptr); // it may be of another board
        restart();
    });
}

} // namespace stonemason::wastes
