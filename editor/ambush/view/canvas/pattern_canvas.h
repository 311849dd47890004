// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_canvas.h"

namespace stonemason::ambush {

class PatternBrush;
class PatternDocument;
class PatternRenderer;

/// One pattern on the screen, worked on with the tools.
class PatternCanvas : public GridCanvas<PatternDocument> {
    Q_OBJECT

public:
    PatternCanvas(PatternDocument& document, PatternRenderer& renderer, PatternBrush& brush,
                  QWidget* parent = nullptr);
};

} // namespace stonemason::ambush
