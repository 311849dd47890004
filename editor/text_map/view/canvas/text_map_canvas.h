// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_canvas.h"

namespace stonemason::text_map {

class SignBrush;
class TextMapDocument;
class TextMapRenderer;
class WideStroke;

/// One text map on the screen, worked on with the tools.
class TextMapCanvas : public GridCanvas<TextMapDocument> {
    Q_OBJECT

public:
    TextMapCanvas(TextMapDocument& document, TextMapRenderer& renderer, SignBrush& brush,
                  QWidget* parent = nullptr);

private:
    void showProgress(const WideStroke& stroke);
};

} // namespace stonemason::text_map
