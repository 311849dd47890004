// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_canvas.h"

namespace stonemason::wastes {

class BoardDocument;
class BoardRenderer;
class Brush;

/// One board on the screen, worked on with the tools.
class BoardCanvas : public GridCanvas<BoardDocument> {
    Q_OBJECT

public:
    BoardCanvas(BoardDocument& document, BoardRenderer& renderer, Brush& brush, QWidget* parent = nullptr);
};

} // namespace stonemason::wastes
