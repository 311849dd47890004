// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/edit/world_edit.h"
#include "editor/board/tools/paint_target.h"

namespace stonemason::pocket_heroes {

class WorldBrush;
class WorldDocument;

/// The ground of a world as tools see it: the code of a cell is its surface. A cell is the lowest surface of
/// the four nodes around it, so that painting it gives all four the surface; cells beside it that share such
/// a node may become another ground with it.
class WorldPaintTarget : public PaintTarget {
public:
    /// Both must outlive it.
    WorldPaintTarget(WorldDocument& document, WorldBrush& brush) : document_(document), brush_(brush) {}

    /// What a tool of worlds is given.
    static WorldPaintTarget& of(PaintTarget& target) { return static_cast<WorldPaintTarget&>(target); }
    static const WorldPaintTarget& of(const PaintTarget& target) {
        return static_cast<const WorldPaintTarget&>(target);
    }

    WorldDocument& document() const { return document_; }
    WorldBrush& brush() const { return brush_; }
    /// What painting these codes does to a world.
    static WorldEdit editOf(const World& world, const CellCodes& codes);

    BoardState& state() const override;
    Size size() const override;
    TileIndex shown(Cell cell) const override;
    TileIndex committed(Cell cell) const override;
    QString nameOf(TileIndex code) const override;
    TileIndex current() const override;
    TileIndex blank() const override { return TileIndex(Surface::Water); }
    int brushSize() const override;
    int scatterShare() const override;
    /// The topmost thing, to put down again; else the surface.
    void pick(Cell cell) override;
    LiftedPiece stamp() const override { return {}; }
    void capture(std::span<const Cell> cells) override;
    void refuse(const QString& sentence) override;
    void preview(const CellCodes& codes) override;
    void extendPreview(const CellCodes& codes) override;
    void cancelPreview() override;
    bool hasPreview() const override;
    void commit(const QString& text) override;
    void endGesture() override;

private:
    WorldDocument& document_;
    WorldBrush& brush_;
};

} // namespace stonemason::pocket_heroes
