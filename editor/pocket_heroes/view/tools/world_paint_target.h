// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/edit/world_edit.h"
#include "editor/grid/tools/paint_target_of.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"

namespace stonemason::pocket_heroes {

/// The ground of a world as tools see it: the code of a cell is its surface. A cell is the lowest surface of
/// the four nodes around it, so that painting it gives all four the surface; cells beside it that share such
/// a node may become another ground with it.
class WorldPaintTarget : public PaintTargetOf<WorldDocument, WorldBrush> {
public:
    using PaintTargetOf::PaintTargetOf;

    /// What a tool of worlds is given.
    static WorldPaintTarget& of(PaintTarget& target) { return static_cast<WorldPaintTarget&>(target); }
    static const WorldPaintTarget& of(const PaintTarget& target) {
        return static_cast<const WorldPaintTarget&>(target);
    }

    /// What painting these codes does to a world.
    static WorldEdit editOf(const World& world, const CellCodes& codes);

    Size size() const override;
    TileIndex shown(Cell cell) const override;
    TileIndex committed(Cell cell) const override;
    QString nameOf(TileIndex code) const override;
    TileIndex current() const override;
    TileIndex blank() const override { return TileIndex(Surface::Water); }
    /// The topmost thing, to put down again; else the surface.
    void pick(Cell cell) override;
    LiftedPiece stamp() const override { return {}; }
    void capture(const CellSet& cells) override;
    void preview(const CellCodes& codes) override;
    void extendPreview(const CellCodes& codes) override;
};

} // namespace stonemason::pocket_heroes
