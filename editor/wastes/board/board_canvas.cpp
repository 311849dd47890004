// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/board/board_canvas.h"

#include "editor/wastes/board/board_hand.h"
#include "editor/wastes/board/board_scene.h"
#include "editor/wastes/board_document.h"
#include "editor/wastes/brush.h"

namespace stonemason::wastes {

BoardCanvas::BoardCanvas(BoardDocument& document, BoardRenderer& renderer, Brush& brush, QWidget* parent)
    : GridCanvas(document, tr("Board"), std::make_unique<BoardScene>(document, renderer),
                 std::make_unique<BoardHand>(document, brush, renderer), brush, parent) {
    viewport()->setAcceptDrops(true); // of pieces from their palette
}

} // namespace stonemason::wastes
