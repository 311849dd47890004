// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/canvas/pattern_canvas.h"

#include "editor/ambush/canvas/pattern_hand.h"
#include "editor/ambush/canvas/pattern_scene.h"
#include "editor/ambush/pattern_brush.h"
#include "editor/ambush/pattern_document.h"

namespace stonemason::ambush {

PatternCanvas::PatternCanvas(PatternDocument& document, PatternRenderer& renderer, PatternBrush& brush,
                             QWidget* parent)
    : GridView(std::make_unique<PatternScene>(document, renderer),
               std::make_unique<PatternHand>(document, brush, renderer), {}, parent)
    , document_(document) {
    setMinimumSize(200, 160);
    setAccessibleName(tr("Pattern"));
    const auto showGhost = [this] { setGhostHidden(false); };
    connect(&brush, &PatternBrush::toolChanged, this, showGhost);
    connect(&brush, &PatternBrush::paintChanged, this, showGhost);
    connect(&brush, &PatternBrush::brushSizeChanged, this, showGhost);
    connect(&brush, &PatternBrush::stampChanged, this, showGhost);
    followOverlays();
    announceCursor();
}

} // namespace stonemason::ambush
