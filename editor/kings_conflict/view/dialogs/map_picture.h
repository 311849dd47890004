// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"

#include <QImage>

#include <vector>

namespace stonemason::kings_conflict {

class MapRenderer;

/// A map as a picture for a dialog, at most `side` device-independent pixels wide and high, its terrain only;
/// the cells in `outlined` are tinted and outlined in that colour.
QImage mapPicture(MapRenderer& renderer, const Map& map, int side, double devicePixelRatio,
                  const std::vector<Cell>& outlined = {}, const QColor& colour = {});

/// A small map that shows what the symmetry does: a few tiles and a road in one half, and their mirror
/// images.
Map symmetryExample(const GameProfile& game, Symmetry symmetry);

} // namespace stonemason::kings_conflict
