// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/canvas/pattern_canvas.h"

#include "editor/ambush/canvas/pattern_hand.h"
#include "editor/ambush/canvas/pattern_scene.h"
#include "editor/ambush/pattern_brush.h"
#include "editor/ambush/pattern_document.h"

namespace stonemason::ambush {

PatternCanvas::PatternCanvas(PatternDocument& document, PatternRenderer& renderer, PatternBrush& brush,
                             QWidget* parent)
    : GridCanvas(document, tr("Pattern"), std::make_unique<PatternScene>(document, renderer),
                 std::make_unique<PatternHand>(document, brush, renderer), brush, parent) {
}

} // namespace stonemason::ambush
