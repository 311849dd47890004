// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/board/world_canvas.h"

#include "editor/pocket_heroes/art/world_renderer.h"
#include "editor/pocket_heroes/board/world_hand.h"
#include "editor/pocket_heroes/board/world_scene.h"
#include "editor/pocket_heroes/world_brush.h"
#include "editor/pocket_heroes/world_document.h"
#include "editor/pocket_heroes/world_view_state.h"

#include <QToolTip>

namespace stonemason::pocket_heroes {

WorldCanvas::WorldCanvas(WorldDocument& document, WorldRenderer& renderer, WorldBrush& brush, QWidget* parent)
    : GridView(std::make_unique<WorldScene>(document, renderer),
               std::make_unique<WorldHand>(document, brush, renderer), {.smallestCell = 1}, parent)
    , document_(document) {
    setMinimumSize(200, 160);
    viewport()->setAcceptDrops(true); // of objects from their palette
    setAccessibleName(tr("World"));
    connect(&document, &WorldDocument::refused, this, &WorldCanvas::showRefusal);
    const auto showGhost = [this] { setGhostHidden(false); };
    connect(&brush, &WorldBrush::toolChanged, this, showGhost);
    connect(&brush, &WorldBrush::paintChanged, this, showGhost);
    connect(&brush, &WorldBrush::brushSizeChanged, this, showGhost);
    followOverlays();
    announceCursor();
}

WorldHand& WorldCanvas::hand() const {
    return static_cast<WorldHand&>(controller());
}

void WorldCanvas::showRefusal(const QString& sentence) {
    const QRectF cell = geometryOfCells().rectOf(state().hovered().value_or(state().cursor()));
    // As rich text the sentence wraps instead of running over the docks.
    QToolTip::showText(viewport()->mapToGlobal(cell.bottomRight().toPoint()),
                       QStringLiteral("<qt>%1</qt>").arg(sentence.toHtmlEscaped()), viewport());
}

} // namespace stonemason::pocket_heroes
