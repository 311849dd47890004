// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/pocket_heroes/model/world_style.h"

#include <QImage>

namespace stonemason::pocket_heroes {

class ThingIndex;

/// Draws worlds: on the canvas, in pictures and palettes. One renderer serves any number of worlds.
class WorldRenderer {
public:
    /// The catalogue must outlive the renderer.
    explicit WorldRenderer(const Catalogue& catalogue);

    const Catalogue& catalogue() const { return catalogue_; }

    /// Draws the cells of `range` at the places that `geometry` gives them. `things` is of the world.
    /// @return false when it was cancelled, with parts not drawn
    bool paint(QPainter& painter, const World& world, const ThingIndex& things, const WorldStyle& style,
               const GridGeometry& geometry, const CellRange& range, const WorkProgress& progress = {});
    /// The same without a clip: things that reach into the range are drawn beyond it, too. Lines thinner than
    /// a pixel are a shade different where a clip cuts them.
    bool paintUncut(QPainter& painter, const World& world, const ThingIndex& things, const WorldStyle& style,
                    const GridGeometry& geometry, const CellRange& range, const WorkProgress& progress = {});
    /// A patch of ground, for palettes and ghosts.
    void paintSurface(QPainter& painter, const QRectF& rect, Surface surface, bool dark);
    /// One thing where its record has it, for ghosts.
    void paintRecord(QPainter& painter, const GridGeometry& geometry, const Record& record, bool dark);
    /// The same in a square, whatever its size, for palettes.
    void paintSample(QPainter& painter, const QRectF& square, const Record& record, bool dark);

    /// The cells whose looks a change within the range may alter.
    CellRange affectedBy(const CellRange& range) const;

    /// For pictures of the world. Renderer, world and things must outlive the look.
    GridLook look(const World& world, const ThingIndex& things, const WorldStyle& style);
    QImage image(const World& world, const ThingIndex& things, const WorldStyle& style, QSize size);

    /// The picture of cells that are too small for detail, with one pixel per cell (worldColours()).
    QImage colours(const World& world, const ThingIndex& things, const WorldStyle& style,
                   const CellRange& range) const;
    /// Draws markers over those colours: castles, heroes and mines in the colours of their owners, large
    /// enough to be visible at any cell size. No mark goes further than colourReach beyond the cells of its
    /// thing. Worlds with very many of them get none.
    void paintMarks(QPainter& painter, const World& world, const WorldStyle& style,
                    const GridGeometry& geometry) const;
    /// Pixels of a cell below which it is one colour.
    static constexpr double picturedFrom = 7;

private:
    void paintColours(QPainter& painter, const World& world, const ThingIndex& things,
                      const WorldStyle& style, const GridGeometry& geometry, const CellRange& range) const;
    bool paintThings(QPainter& painter, const World& world, const ThingIndex& things, const WorldStyle& style,
                     const GridGeometry& geometry, const CellRange& range,
                     const WorkProgress& progress) const;
    bool paintCells(QPainter& painter, const World& world, const ThingIndex& things, const WorldStyle& style,
                    const GridGeometry& geometry, const CellRange& range, const WorkProgress& progress) const;

    /// How much there is to draw in a picture of all of it, without its ground.
    int crowdIn(const World& world, const ThingIndex& things) const;
    /// Those whose pictures reach into the range, without what others on the same
    /// place cover.
    std::vector<Thing> thingsIn(const World& world, const ThingIndex& things, const CellRange& range) const;

    const Catalogue& catalogue_;
    int largest_ = 1; ///< cells of the longest side of what the catalogue has
};

/// A look that shares ownership of the world, which must not change any more: it can be painted at any time
/// and on any thread. The catalogue must outlive it.
GridLook lastingLook(std::shared_ptr<const World> world, const Catalogue& catalogue, const WorldStyle& style);

} // namespace stonemason::pocket_heroes
