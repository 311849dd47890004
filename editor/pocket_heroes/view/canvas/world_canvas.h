// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_canvas.h"

namespace stonemason::pocket_heroes {

class WorldBrush;
class WorldDocument;
class WorldHand;
class WorldRenderer;

/// One world on the screen, worked on with the tools.
class WorldCanvas : public GridCanvas<WorldDocument> {
    Q_OBJECT

public:
    WorldCanvas(WorldDocument& document, WorldRenderer& renderer, WorldBrush& brush,
                QWidget* parent = nullptr);

    WorldHand& hand() const;
};

} // namespace stonemason::pocket_heroes
