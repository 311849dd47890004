// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/grid_status.h"

namespace stonemason::text_map {

class TextMapCanvas;
class TextMapDocument;

/// The text maps' part of the status bar: the cell, the size of the map and its share of walls, the zoom.
class TextMapStatus : public GridStatus {
    Q_OBJECT

public:
    explicit TextMapStatus(QObject* parent = nullptr);

    void bind(TextMapDocument* document, TextMapCanvas* canvas);

private:
    std::unique_ptr<QObject> context_; ///< of what is connected to the document
};

} // namespace stonemason::text_map
