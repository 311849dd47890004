// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"
#include "core/kings_conflict/map/map.h"
#include "editor/kings_conflict/view/sheet/problem_pages.h"

#include <QImage>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace stonemason::kings_conflict {

class MapRenderer;

/// What is on the paper that a map is handed on with: name, author and description, the terrain with its rows
/// and columns counted, the hint grids beside it, and what the checks hold against the map, which goes on on
/// further pages. On white whatever the window's palette is.
class MapSheet {
public:
    /// @param title stands at the top
    /// @param report of the map; none while it is still being checked
    MapSheet(Map map, const GameProfile& game, QString title, const std::optional<Report>& report);

    /// Draws ahead what takes long, the pictures of large boards, whatever the page. False: it was ended.
    bool prepare(MapRenderer& renderer, const WorkProgress& progress);
    /// How many pages of that size it takes.
    int pages(const QSizeF& page) const;
    /// Draws a page, counted from 0, into the rectangle.
    void paint(QPainter& painter, const QRectF& page, int number, MapRenderer& renderer) const;

private:
    QString factLine() const;
    double headHeight() const;
    /// Where the checks are listed, the first page's last.
    QRectF firstRoom(double height) const;
    std::vector<std::size_t> breaks(double height) const;
    void paintHead(QPainter& painter) const;
    void paintBoards(QPainter& painter, MapRenderer& renderer) const;
    void paintGrid(QPainter& painter, MapRenderer& renderer, const QRectF& room, int layer) const;
    QImage pictureOf(MapRenderer& renderer, int layer, const WorkProgress& progress) const;
    void paintFoot(QPainter& painter, double height, int number, int count) const;

    Map map_;
    const GameProfile& game_;
    QString title_;
    QString verdict_;
    ProblemPages problems_;
    std::vector<QImage> ahead_; ///< by layer, once they are drawn
};

} // namespace stonemason::kings_conflict
