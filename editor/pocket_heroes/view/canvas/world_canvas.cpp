// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/canvas/world_canvas.h"

#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"
#include "editor/pocket_heroes/view/canvas/world_hand.h"
#include "editor/pocket_heroes/view/canvas/world_scene.h"

namespace stonemason::pocket_heroes {

WorldCanvas::WorldCanvas(WorldDocument& document, WorldRenderer& renderer, WorldBrush& brush, QWidget* parent)
    : GridCanvas(document, tr("World"), std::make_unique<WorldScene>(document, renderer),
                 std::make_unique<WorldHand>(document, brush, renderer), brush, parent, {.smallestCell = 1}) {
    viewport()->setAcceptDrops(true); // of objects from their palette
}

WorldHand& WorldCanvas::hand() const {
    return static_cast<WorldHand&>(controller());
}

} // namespace stonemason::pocket_heroes
