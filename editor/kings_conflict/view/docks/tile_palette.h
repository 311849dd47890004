// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/panels/picture_palette.h"

namespace stonemason::kings_conflict {

class MapRenderer;
class TileModel;

/// The tiles (or digits) as pictures to choose from. While codes are shown each tile has its own in a corner,
/// as the map has with the same switch.
class TilePalette : public PicturePalette {
    Q_OBJECT

public:
    TilePalette(TileModel& model, MapRenderer& renderer, QWidget* parent = nullptr);
};

} // namespace stonemason::kings_conflict
