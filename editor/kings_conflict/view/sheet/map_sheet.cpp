// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/sheet/map_sheet.h"

#include "editor/app/widgets/appearance.h"
#include "editor/grid/print/grid_sheet.h"
#include "editor/grid/problems/report_text.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/text/names.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace stonemason::kings_conflict {

namespace {

struct MapSheetWords {
    Q_DECLARE_TR_FUNCTIONS(MapSheet)
};

// In thousandths of the sheet's width.
constexpr double sheetWidth = 1000;
constexpr double flattest = 1.2; ///< least ratio of height to width: on landscape paper the sheet is centred
constexpr double titleHeight = 54;
constexpr double lineHeight = 28;
constexpr int titleLetters = 38;
constexpr int letters = 18;
constexpr double mostDescription = 84; ///< maximum height; longer text is cut
constexpr double aside = 216;          ///< the width of the hint grids
constexpr double between = 26;
constexpr double ruler = 26;
constexpr double boardSide = sheetWidth - aside - between - ruler;
constexpr double footHeight = 34;

constexpr int drawnCell = 60;         ///< units of a cell that is drawn as lines and areas
constexpr int mostDrawnCells = 4096;  ///< larger boards are pictures
constexpr double pixelsPerUnit = 2.5; ///< of such pictures

bool isLarge(Size board) {
    return board.area() > mostDrawnCells;
}

double descriptionHeight(const QString& text) {
    if (text.isEmpty()) return 0;
    const QRectF room(0, 0, sheetWidth, mostDescription);
    const QRectF needed = QFontMetricsF(sheetFont(letters)).boundingRect(room, Qt::TextWordWrap, text);
    return std::min(mostDescription, needed.height()) + 10;
}

/// The rectangle for the board of a layer, before it is positioned.
QRectF roomFor(int layer) {
    const double side = layer == terrainLayer ? boardSide : aside;
    return {0, 0, side, side};
}

/// The style of a layer that is drawn alone.
MapStyle styleAlone(const Map& map, int layer) {
    MapStyle style;
    style.axis = false;
    style.kings = layer == terrainLayer;
    style.opacity.assign(std::size_t(map.layerCount()), 0.0);
    style.opacity[std::size_t(layer)] = 1.0;
    if (layer != terrainLayer) style.numbersOf = layer;
    return style;
}

/// The part of the page that the sheet occupies, and its height in sheet units.
struct Place {
    QPointF corner;
    double scale = 1;
    double height = 0;
};

Place placeOn(const QRectF& page) {
    const double width = std::min(page.width(), page.height() / flattest);
    const double scale = width / sheetWidth;
    return {{page.left() + (page.width() - width) / 2, page.top()}, scale, page.height() / scale};
}

} // namespace

MapSheet::MapSheet(Map map, const GameProfile& game, QString title, const std::optional<Report>& report)
    : map_(std::move(map))
    , game_(game)
    , title_(std::move(title))
    , verdict_(!report                    ? MapSheetWords::tr("The map is still being checked")
               : report->problems.empty() ? MapSheetWords::tr("No problems found")
                                          //: %1 such as "1 error, 2 warnings"
                                          : MapSheetWords::tr("Checks: %1").arg(countText(*report)))
    , problems_(report.value_or(Report{}), game) {
}

QString MapSheet::factLine() const {
    QStringList facts{localText(game_.name)};
    if (!map_.info.author.empty())
        //: %1 is a person
        facts.prepend(MapSheetWords::tr("by %1").arg(QString::fromStdString(map_.info.author)));
    //: %1 rows, %2 columns
    facts += MapSheetWords::tr("%1 × %2 tiles").arg(map_.size().rows).arg(map_.size().columns);
    if (map_.symmetry != Symmetry::None) facts += symmetryName(map_.symmetry);
    if (!map_.info.licence.empty()) facts += QString::fromStdString(map_.info.licence);
    return facts.join(QStringLiteral(" · "));
}

double MapSheet::headHeight() const {
    return titleHeight + lineHeight + descriptionHeight(QString::fromStdString(map_.info.description)) + 14;
}

QRectF MapSheet::firstRoom(double height) const {
    const double board = fittedGrid(map_.size(), QRectF(0, 0, boardSide, boardSide)).height();
    const int grids = map_.layerCount() - 1;
    const double gridHeight = fittedGrid(map_.size(), QRectF(0, 0, aside, aside)).height() + lineHeight;
    const double top = headHeight() + std::max(ruler + board, grids * gridHeight) + between + lineHeight + 6;
    return {0, top, sheetWidth, std::max(0.0, height - footHeight - top)};
}

std::vector<std::size_t> MapSheet::breaks(double height) const {
    return problems_.breaks(sheetWidth, firstRoom(height).height(), height - footHeight);
}

bool MapSheet::prepare(MapRenderer& renderer, const WorkProgress& progress) {
    if (!isLarge(map_.size()) || !ahead_.empty()) return goesOn(progress, 1);
    std::vector<QImage> pictures(std::size_t(map_.layerCount()));
    const double layers = map_.layerCount();
    for (int layer = 0; layer < map_.layerCount(); ++layer) {
        if (!goesOn(progress, layer / layers)) return false;
        if (map_.hasLayer(layer))
            pictures[std::size_t(layer)] =
                pictureOf(renderer, layer, partOf(progress, layer / layers, (layer + 1) / layers));
    }
    if (!goesOn(progress, 1)) return false;
    ahead_ = std::move(pictures);
    return true;
}

int MapSheet::pages(const QSizeF& page) const {
    return int(breaks(placeOn(QRectF(QPointF(), page)).height).size());
}

void MapSheet::paint(QPainter& painter, const QRectF& page, int number, MapRenderer& renderer) const {
    const Place place = placeOn(page);
    const std::vector<std::size_t> starts = breaks(place.height);
    const std::size_t at = std::size_t(number);
    const std::size_t last = at + 1 < starts.size() ? starts[at + 1] : problems_.size();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.corner);
    painter.scale(place.scale, place.scale);
    QRectF room(0, 0, sheetWidth, place.height - footHeight);
    if (number == 0) {
        paintHead(painter);
        paintBoards(painter, renderer);
        room = firstRoom(place.height);
        painter.setPen(lightPalette().color(QPalette::WindowText));
        painter.setFont(sheetFont(letters + 4, true));
        painter.drawText(QRectF(0, room.top() - lineHeight - 6, sheetWidth, lineHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, verdict_);
    }
    problems_.paint(painter, room, starts[at], last);
    paintFoot(painter, place.height, number, int(starts.size()));
    painter.restore();
}

void MapSheet::paintHead(QPainter& painter) const {
    const QPalette palette = lightPalette();
    const auto line = [&](double top, double height, const QFont& font, const QString& text) {
        painter.setFont(font);
        painter.drawText(QRectF(0, top, sheetWidth, height), Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(font).elidedText(text, Qt::ElideRight, sheetWidth));
    };
    painter.setPen(palette.color(QPalette::WindowText));
    line(0, titleHeight, sheetFont(titleLetters, true), title_);
    line(titleHeight, lineHeight, sheetFont(letters), factLine());
    const QString description = QString::fromStdString(map_.info.description);
    painter.drawText(QRectF(0, titleHeight + lineHeight + 8, sheetWidth, descriptionHeight(description)),
                     Qt::TextWordWrap, description);
}

void MapSheet::paintBoards(QPainter& painter, MapRenderer& renderer) const {
    const double top = headHeight();
    const QRectF terrain = fittedGrid(map_.size(), QRectF(ruler, top + ruler, boardSide, boardSide));
    paintGrid(painter, renderer, terrain, terrainLayer);
    paintSheetRulers(painter, terrain, map_.size(), ruler, letters - 3,
                     lightPalette().color(QPalette::PlaceholderText));
    double below = top;
    for (int layer = terrainLayer + 1; layer < map_.layerCount(); ++layer) {
        const QRectF caption(sheetWidth - aside, below, aside, lineHeight);
        const QRectF board = fittedGrid(map_.size(), QRectF(caption.left(), caption.bottom(), aside, aside));
        const QString name = localText(game_.layers[std::size_t(layer)].name);
        painter.setFont(sheetFont(letters, true));
        painter.setPen(lightPalette().color(QPalette::WindowText));
        painter.drawText(caption, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(painter.font()).elidedText(name, Qt::ElideRight, aside));
        if (map_.hasLayer(layer)) {
            paintGrid(painter, renderer, board, layer);
        } else {
            painter.setFont(sheetFont(letters));
            painter.drawText(board, Qt::AlignCenter, MapSheetWords::tr("none"));
        }
        painter.setPen(QPen(lightPalette().color(QPalette::Mid), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(board);
        below = board.bottom();
    }
}

QImage MapSheet::pictureOf(MapRenderer& renderer, int layer, const WorkProgress& progress) const {
    const QSizeF room = fittedGrid(map_.size(), roomFor(layer)).size();
    return gridPicture(renderer.look(map_, styleAlone(map_, layer)), (room * pixelsPerUnit).toSize(),
                       progress);
}

void MapSheet::paintGrid(QPainter& painter, MapRenderer& renderer, const QRectF& room, int layer) const {
    if (isLarge(map_.size())) {
        painter.drawImage(room, ahead_.empty() ? pictureOf(renderer, layer, {}) : ahead_[std::size_t(layer)]);
        return;
    }
    painter.save();
    painter.translate(room.topLeft());
    const double scale = room.width() / (map_.size().columns * drawnCell);
    painter.scale(scale, scale);
    renderer.paintVectors(painter, map_, styleAlone(map_, layer), drawnCell);
    painter.restore();
}

void MapSheet::paintFoot(QPainter& painter, double height, int number, int count) const {
    if (count == 1) return;
    painter.setFont(sheetFont(letters - 2));
    painter.setPen(lightPalette().color(QPalette::PlaceholderText));
    //: %1 is a map's name
    painter.drawText(QRectF(0, height - footHeight, sheetWidth, footHeight), Qt::AlignRight | Qt::AlignBottom,
                     MapSheetWords::tr("%1, page %2 of %3")
                         .arg(title_, QString::number(number + 1), QString::number(count)));
}

} // namespace stonemason::kings_conflict
