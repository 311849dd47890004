// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/board/text_map_canvas.h"

#include "editor/text_map/art/text_map_renderer.h"
#include "editor/text_map/board/text_map_hand.h"
#include "editor/text_map/board/text_map_scene.h"
#include "editor/text_map/sign_brush.h"
#include "editor/text_map/text_map_document.h"
#include "editor/text_map/text_map_view_state.h"

#include <QToolTip>

namespace stonemason::text_map {

namespace {

/// Whether the rows have numbers of four digits.
bool hasLongNumbers(Size size) {
    return size.rows > 1000;
}

} // namespace

TextMapCanvas::TextMapCanvas(TextMapDocument& document, TextMapRenderer& renderer, SignBrush& brush,
                             QWidget* parent)
    : BoardView(std::make_unique<TextMapScene>(document, renderer),
                std::make_unique<TextMapHand>(document, brush, renderer),
                {.room = {hasLongNumbers(document.size()) ? 36.0 : 22.0, 22, 0, 0},
                 .smallestCell = smallestDrawnCell},
                parent)
    , document_(document) {
    setMinimumSize(200, 160);
    setAccessibleName(tr("Text map"));
    connect(&document, &TextMapDocument::refused, this, &TextMapCanvas::showRefusal);
    const auto showGhost = [this] { setGhostHidden(false); };
    connect(&brush, &SignBrush::toolChanged, this, showGhost);
    connect(&brush, &SignBrush::paintChanged, this, showGhost);
    connect(&brush, &SignBrush::brushSizeChanged, this, showGhost);
    connect(&brush, &SignBrush::stampChanged, this, showGhost);
    announceCursor();
}

void TextMapCanvas::showRefusal(const QString& sentence) {
    const QRectF cell = geometryOfCells().rectOf(state().hovered().value_or(state().cursor()));
    // As rich text the sentence wraps instead of running over the docks.
    QToolTip::showText(viewport()->mapToGlobal(cell.bottomRight().toPoint()),
                       QStringLiteral("<qt>%1</qt>").arg(sentence.toHtmlEscaped()), viewport());
}

} // namespace stonemason::text_map
