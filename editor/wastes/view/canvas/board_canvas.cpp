// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/canvas/board_canvas.h"

#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/brush.h"
#include "editor/wastes/view/canvas/board_hand.h"
#include "editor/wastes/view/canvas/board_scene.h"

namespace stonemason::wastes {

BoardCanvas::BoardCanvas(BoardDocument& document, BoardRenderer& renderer, Brush& brush, QWidget* parent)
    : GridCanvas(document, tr("Board"), std::make_unique<BoardScene>(document, renderer),
                 std::make_unique<BoardHand>(document, brush, renderer), brush, parent) {
    viewport()->setAcceptDrops(true); // of pieces from their palette
}

} // namespace stonemason::wastes
