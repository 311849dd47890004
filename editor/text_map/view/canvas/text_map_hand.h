// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/tool_box.h"

namespace stonemason::text_map {

class SignBrush;
class TextMapDocument;
class TextMapRenderer;

/// The hand on one canvas of a text map. When something else changes the map, or another tool is chosen, the
/// gesture is dropped.
class TextMapHand : public ToolHand {
    Q_OBJECT

public:
    /// @param renderer draws the ghosts
    TextMapHand(TextMapDocument& document, SignBrush& brush, TextMapRenderer& renderer);

    bool cancel() override;
    bool isActive() const override;
    void paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                    Cell at) const override;

private:
    TextMapDocument& document_;
    TextMapRenderer& renderer_;
};

} // namespace stonemason::text_map
