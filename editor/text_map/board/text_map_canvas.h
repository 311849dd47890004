// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/grid_view.h"

namespace stonemason::text_map {

class SignBrush;
class TextMapDocument;
class TextMapRenderer;
class WideStroke;

/// One text map on the screen, worked on with the tools.
class TextMapCanvas : public GridView {
    Q_OBJECT

public:
    TextMapCanvas(TextMapDocument& document, TextMapRenderer& renderer, SignBrush& brush,
                  QWidget* parent = nullptr);

    TextMapDocument& document() const { return document_; }

private:
    void showRefusal(const QString& sentence);
    void showProgress(const WideStroke& stroke);

    TextMapDocument& document_;
};

} // namespace stonemason::text_map
