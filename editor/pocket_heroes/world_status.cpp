// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/world_status.h"

#include "editor/grid/grid_overlay.h"
#include "editor/pocket_heroes/board/world_canvas.h"
#include "editor/pocket_heroes/board/world_hand.h"
#include "editor/pocket_heroes/board/world_scene.h"
#include "editor/pocket_heroes/world_document.h"
#include "editor/pocket_heroes/world_view_state.h"
#include "editor/text/names.h"

namespace stonemason::pocket_heroes {

namespace {

/// "Row 1, column 7 · Grass, Chest · blocked (Building)".
QString statusOf(const WorldDocument& document, const WorldHand* hand, Cell cell) {
    if (!document.world().size().contains(cell)) return {};
    QStringList parts{placeText(cell), contentText(document, cell)};
    parts.front().replace(0, 1, parts.front().at(0).toUpper());
    for (const GridOverlay* overlay : document.view().overlays())
        if (const QString shown = overlay->describe(cell); !shown.isEmpty()) parts += shown;
    if (hand)
        if (const QString why = hand->refusalAt(cell); !why.isEmpty()) parts += why;
    return parts.join(QStringLiteral(" · "));
}

} // namespace

WorldStatus::WorldStatus(QObject* parent) : GridStatus(QStringLiteral("world."), parent) {
}

void WorldStatus::bind(WorldDocument* document, WorldCanvas* canvas) {
    context_ = std::make_unique<QObject>();
    if (!document) return setSubject({});
    const auto later = [this] { tellCell(); };
    connect(document, &WorldDocument::cellsChanged, context_.get(), later);
    connect(document, &WorldDocument::replaced, context_.get(), later);
    connect(document, &WorldDocument::reportChanged, context_.get(), [this] { tellProblems(); });
    setSubject(
        {.state = &document->view(),
         .view = canvas,
         .cellText = [document, canvas](
                         Cell cell) { return statusOf(*document, canvas ? &canvas->hand() : nullptr, cell); },
         .problems = [document] { return ProblemCounts(document->report()); }});
}

} // namespace stonemason::pocket_heroes
