// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"
#include "core/ambush/place.h"
#include "core/grid/bit_grid.h"

#include <QImage>
#include <QLineF>
#include <QWidget>

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace stonemason::ambush {

/// Cells of a map of this size that share a pixel of its picture, along each side; 1 on maps that are shown
/// cell by cell.
int cellsPerPixelFor(Size map);

/// A downscaled picture of the map: one pixel per cell, or the mean of several. Cells where a pattern passes
/// are tinted.
QImage groundPicture(const BitGrid& passable, const BitGrid& covered, bool dark);

/// The input of a search: a pattern and a map.
struct SiteQuestion {
    Pattern pattern;                   ///< without fault
    std::function<BitGrid()> passable; ///< computes the map
    bool dark = false;                 ///< the theme of the picture
};

/// The result of the search. Positions are in cells of the map.
struct SiteAnswer {
    Size map;
    bool fits = false; ///< the pattern fits on the map in at least one orientation
    std::int64_t passing = 0;
    std::int64_t lookedAt = 0;   ///< how many of these, the best, are tinted and can become sites
    std::int64_t chosen = 0;     ///< sites among them that do not overlap, the best first
    QImage picture;              ///< ways, walls, and where the pattern passes
    int cellsPerPixel = 1;       ///< of the picture, along each side
    std::vector<QLineF> outline; ///< around the cells that the chosen sites compare; empty for many
    std::vector<Cell> stand;     ///< cells of the waiting units of these sites
    std::vector<Cell> misses;    ///< cells of these sites that the map does not match
};

/// Searches; returns nullopt if a stop was requested. `watch` is called with the progress in percent. Runs on
/// any thread.
std::optional<SiteAnswer> searchSites(const SiteQuestion& question, const std::stop_token& stop,
                                      const std::function<void(int percent)>& watch = {});

/// Shows a downscaled map with the sites of a pattern.
class SitePicture : public QWidget {
    Q_OBJECT

public:
    explicit SitePicture(QWidget* parent = nullptr);

    void show(SiteAnswer answer);
    /// Shows nothing.
    void clear();
    const SiteAnswer& answer() const { return answer_; }
    /// Where the map lies in the widget; empty while there is none.
    QRectF mapRect() const;

    QSize sizeHint() const override { return {280, 160}; }
    QSize minimumSizeHint() const override { return {120, 60}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintSites(QPainter& painter, const QRectF& map) const;

    SiteAnswer answer_;
};

} // namespace stonemason::ambush
