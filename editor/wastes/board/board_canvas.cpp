// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/board/board_canvas.h"

#include "editor/wastes/board/board_hand.h"
#include "editor/wastes/board/board_scene.h"
#include "editor/wastes/board_document.h"
#include "editor/wastes/board_view_state.h"
#include "editor/wastes/brush.h"

#include <QToolTip>

namespace stonemason::wastes {

BoardCanvas::BoardCanvas(BoardDocument& document, BoardRenderer& renderer, Brush& brush, QWidget* parent)
    : GridView(std::make_unique<BoardScene>(document, renderer),
               std::make_unique<BoardHand>(document, brush, renderer), {}, parent)
    , document_(document) {
    setMinimumSize(200, 160);
    setAccessibleName(tr("Board"));
    viewport()->setAcceptDrops(true);
    connect(&document, &BoardDocument::refused, this, &BoardCanvas::showRefusal);
    const auto showGhost = [this] { setGhostHidden(false); };
    connect(&brush, &Brush::toolChanged, this, showGhost);
    connect(&brush, &Brush::paintChanged, this, showGhost);
    connect(&brush, &Brush::brushSizeChanged, this, showGhost);
    connect(&brush, &Brush::stampChanged, this, showGhost);
    followOverlays();
    announceCursor();
}

void BoardCanvas::showRefusal(const QString& sentence) {
    const QRectF cell = geometryOfCells().rectOf(state().hovered().value_or(state().cursor()));
    // As rich text the sentence wraps instead of running over the docks.
    QToolTip::showText(viewport()->mapToGlobal(cell.bottomRight().toPoint()),
                       QStringLiteral("<qt>%1</qt>").arg(sentence.toHtmlEscaped()), viewport());
}

} // namespace stonemason::wastes
