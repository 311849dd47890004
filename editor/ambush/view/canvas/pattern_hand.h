// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/tool_box.h"

namespace stonemason::ambush {

class PatternBrush;
class PatternDocument;
class PatternRenderer;

/// The hand on one canvas of a pattern. When something else changes the pattern the gesture is dropped.
class PatternHand : public ToolHand {
    Q_OBJECT

public:
    /// @param renderer draws the ghosts
    PatternHand(PatternDocument& document, PatternBrush& brush, PatternRenderer& renderer);

    void paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                    Cell at) const override;

private:
    PatternDocument& document_;
    PatternRenderer& renderer_;
};

} // namespace stonemason::ambush
