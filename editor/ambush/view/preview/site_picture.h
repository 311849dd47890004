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

/// The map in small: a pixel for each cell, or the mean of several. Cells where a pattern passes are tinted.
QImage groundPicture(const BitGrid& passable, const BitGrid& covered, bool dark);

/// What is to be looked for, where.
struct SiteQuestion {
    Pattern pattern;                   ///< without fault
    std::function<BitGrid()> passable; ///< works the map out
    bool dark = false;                 ///< the theme of the picture
};

/// What came of it. Positions are in cells of the map.
struct SiteAnswer {
    Size map;
    bool fits = false; ///< the pattern is not larger than the map, some way turned
    std::int64_t passing = 0;
    std::int64_t lookedAt = 0;   ///< of these, the best: so many that are tinted and sites were chosen among
    std::int64_t chosen = 0;     ///< sites among them that do not overlap, the best first
    QImage picture;              ///< ways, walls, and where the pattern passes
    int cellsPerPixel = 1;       ///< of the picture, along each side
    std::vector<QLineF> outline; ///< around the cells that the chosen sites compare; of very many none
    std::vector<Cell> stand;     ///< where their figures wait
    std::vector<Cell> misses;    ///< where the map does not agree with them
};

/// Searches; returns nullopt if a stop was requested. `watch` is called with the progress in percent. Runs on
/// any thread.
std::optional<SiteAnswer> searchSites(const SiteQuestion& question, const std::stop_token& stop,
                                      const std::function<void(int percent)>& watch = {});

/// A map in small with the sites that a pattern finds there.
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
