// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"
#include "core/text_map/text_map.h"
#include "editor/grid/document/grid_geometry.h"
#include "editor/text_map/model/sign_book.h"

#include <QColor>
#include <QRgb>

#include <vector>

namespace stonemason::text_map {

/// The shape of a sign; a sign that is not in the table is drawn as a letter.
SignShape shapeOf(const SignBook& signs, TileIndex code);

/// The colours of a sign in one theme: the table's own in light, those that go with them in dark.
struct SignColours {
    QColor fill; ///< of the whole cell
    QColor ink;  ///< of the sign on it

    bool operator==(const SignColours&) const = default;
};

SignColours coloursOf(const SignBook& signs, TileIndex code, bool dark);

/// The average colour of a cell of few pixels.
QColor plainColour(const SignBook& signs, TileIndex code, bool dark);

/// A mipmap of the cells' colours, in half the size, a quarter and so on, each value the mean of four of the
/// level below: drawing cells smaller than a pixel counts all of them but reads few values. An update is
/// linear in the changed cells. Takes about a byte and a half for each cell.
class ColourLevels {
public:
    /// @param palette the colour of each sign
    ColourLevels(const Grid<SignIndex>& cells, std::vector<QRgb> palette);

    const std::vector<QRgb>& palette() const { return palette_; }
    Size size() const { return size_; }

    /// These cells have changed.
    void update(const Grid<SignIndex>& cells, const CellRange& range);
    /// More signs than before; those that were there keep their colours.
    void extend(std::vector<QRgb> palette) { palette_ = std::move(palette); }

    /// The mean of the cells of that range, which must not be empty and lie on the map. Of larger ranges it
    /// is taken over squares of cells, at least two across: cells just beside the range may count as well.
    QRgb mean(const Grid<SignIndex>& cells, const CellRange& range) const;

private:
    QRgb reduced(const Grid<SignIndex>& cells, std::size_t level, Cell block) const;

    Size size_;
    std::vector<QRgb> palette_;
    std::vector<Grid<QRgb>> levels_; ///< squares of 2, 4, 8 ... cells
};

} // namespace stonemason::text_map
