// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/grid_view.h"

namespace stonemason::pocket_heroes {

class WorldBrush;
class WorldDocument;
class WorldHand;
class WorldRenderer;

/// One world on the screen, worked on with the tools.
class WorldCanvas : public GridView {
    Q_OBJECT

public:
    WorldCanvas(WorldDocument& document, WorldRenderer& renderer, WorldBrush& brush,
                QWidget* parent = nullptr);

    WorldDocument& document() const { return document_; }
    WorldHand& hand() const;

private:
    void showRefusal(const QString& sentence);

    WorldDocument& document_;
};

} // namespace stonemason::pocket_heroes
