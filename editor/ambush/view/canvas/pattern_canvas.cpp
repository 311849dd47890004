// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/canvas/pattern_canvas.h"

#include "editor/ambush/model/pattern_brush.h"
#include "editor/ambush/model/pattern_document.h"
#include "editor/ambush/view/canvas/pattern_hand.h"
#include "editor/ambush/view/canvas/pattern_scene.h"

namespace stonemason::ambush {

PatternCanvas::PatternCanvas(PatternDocument& document, PatternRenderer& renderer, PatternBrush& brush,
                             QWidget* parent)
    : GridCanvas(document, tr("Pattern"), std::make_unique<PatternScene>(document, renderer),
                 std::make_unique<PatternHand>(document, brush, renderer), brush, parent) {
}

} // namespace stonemason::ambush
