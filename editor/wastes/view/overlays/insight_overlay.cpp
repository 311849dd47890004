// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/overlays/insight_overlay.h"

#include "editor/grid/view/overlay_service.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/view/art/dusk_palette.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace stonemason::wastes {

namespace {

constexpr double hatchedFrom = 10; ///< pixels of a cell below which lines would be noise
constexpr double numberedFrom = 20;
constexpr int sampleSide = 22;

QColor colourOf(Wash wash) {
    switch (wash) {
    case Wash::Blue: return {0x1f, 0x6f, 0xd0};
    case Wash::Red: return {0xd6, 0x4a, 0x1c};
    case Wash::Near:
    case Wash::Mid:
    case Wash::Far: return {0xff, 0xd8, 0x3a};
    case Wash::Both:
    case Wash::None: break;
    }
    return {0x80, 0x50, 0xa0};
}

double strengthOf(Wash wash) {
    switch (wash) {
    case Wash::Near: return 0.62;
    case Wash::Mid: return 0.42;
    case Wash::Far: return 0.24;
    default: return 0.26;
    }
}

void hatch(QPainter& painter, const QRectF& rect, const QColor& colour, bool rising) {
    painter.setPen(QPen(colour, std::max(1.0, rect.width() / 22)));
    const double step = rect.width() / 4;
    for (double at = -rect.width() + step / 2; at < rect.width(); at += step) {
        const double from = std::max(0.0, -at);
        const double to = std::min(rect.width(), rect.width() - at);
        const double x1 = rect.left() + at + from;
        const double x2 = rect.left() + at + to;
        if (rising)
            painter.drawLine(QPointF(x1, rect.bottom() - from), QPointF(x2, rect.bottom() - to));
        else
            painter.drawLine(QPointF(x1, rect.top() + from), QPointF(x2, rect.top() + to));
    }
}

void paintWash(QPainter& painter, const QRectF& rect, Wash wash) {
    if (wash == Wash::None) return;
    QColor fill = colourOf(wash);
    fill.setAlphaF(float(strengthOf(wash)));
    painter.fillRect(rect, fill);
    if (rect.width() < hatchedFrom) return;
    QColor line = colourOf(wash);
    line.setAlphaF(0.75F);
    if (wash == Wash::Blue || wash == Wash::Both) hatch(painter, rect, colourOf(Wash::Blue), true);
    if (wash == Wash::Red || wash == Wash::Both) hatch(painter, rect, colourOf(Wash::Red), false);
}

void paintNumber(QPainter& painter, const QRectF& rect, const QString& number) {
    QFont font;
    font.setBold(true);
    font.setPixelSize(std::max(9, int(rect.height() * 0.3)));
    painter.setFont(font);
    QPainterPath letters;
    letters.addText(rect.topLeft() + QPointF(rect.width() * 0.08, rect.height() * 0.34), font, number);
    painter.strokePath(
        letters, QPen(QColor(0, 0, 0, 190), rect.width() * 0.08, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(letters, Qt::white);
}

/// A dashed frame that cannot be confused with other signs.
void paintWarning(QPainter& painter, const QRectF& rect) {
    const double inset = rect.width() * 0.03;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 160), rect.width() * 0.10));
    painter.drawRect(rect.adjusted(inset, inset, -inset, -inset));
    QPen pen(QColor(0xff, 0xc2, 0x2e), rect.width() * 0.07, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({2.0, 1.2});
    painter.setPen(pen);
    painter.drawRect(rect.adjusted(inset, inset, -inset, -inset));
}

void paintSign(QPainter& painter, const QRectF& rect, const CellSign& sign) {
    paintWash(painter, rect, sign.wash);
    if (sign.isWarned) paintWarning(painter, rect);
    if (!sign.number.isEmpty() && rect.width() >= numberedFrom) paintNumber(painter, rect, sign.number);
}

void addHead(QPainterPath& heads, QPointF at, QPointF along, double tip) {
    const QPointF across(-along.y(), along.x());
    heads.moveTo(at);
    heads.lineTo(at - along * tip + across * tip * 0.6);
    heads.lineTo(at - along * tip - across * tip * 0.6);
    heads.closeSubpath();
}

void paintCross(QPainter& painter, QPointF at, double reach, double width) {
    for (const auto& [colour, pen] :
         {std::pair(QColor(0, 0, 0, 150), width * 2), {QColor(0xff, 0x6b, 0x5e), width}}) {
        painter.setPen(QPen(colour, pen, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at - QPointF(reach, reach), at + QPointF(reach, reach));
        painter.drawLine(at - QPointF(reach, -reach), at + QPointF(reach, -reach));
    }
}

void paintArrow(QPainter& painter, QPointF from, QPointF to, const CellArrow& arrow, double cell) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1) return;
    const QPointF along = way / length;
    const QPointF start = from + along * cell * 0.16;
    const QPointF end = to - along * cell * 0.16;
    QPainterPath heads;
    addHead(heads, end, along, cell * 0.18);
    if (arrow.isBothWays) addHead(heads, start, -along, cell * 0.18);
    const double width = std::max(1.2, cell * 0.045);
    const QColor under(0, 0, 0, 150);
    const QColor colour = arrow.isForbidden            ? QColor(0xb8, 0xb8, 0xb8)
                          : arrow.colour == Wash::Near ? QColor(0xff, 0xe0, 0x66)
                                                       : colourOf(arrow.colour);
    painter.setPen(QPen(under, width * 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(start, end);
    painter.strokePath(heads, QPen(under, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(start, end);
    painter.fillPath(heads, colour);
    if (!arrow.isForbidden) return;
    // Near the head: the way back may be allowed.
    paintCross(painter, arrow.isBothWays ? (start + end) / 2 : end - along * cell * 0.34, cell * 0.12, width);
}

QImage emptySample() {
    QImage image(sampleSide, sampleSide, QImage::Format_ARGB32_Premultiplied);
    image.fill(duskPalette(false).ground.base);
    return image;
}

} // namespace

void InsightOverlay::explain(const CellSign& sample, const QString& text) {
    QImage image = emptySample();
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSign(painter, QRectF(image.rect()), sample);
    painter.end();
    legend_.push_back({image, text});
}

void InsightOverlay::explain(const CellArrow& sample, const QString& text) {
    QImage image = emptySample();
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF rect(image.rect());
    const QPointF middle(0, rect.center().y());
    paintArrow(painter, middle, middle + QPointF(rect.width(), 0), sample, rect.width());
    painter.end();
    legend_.push_back({image, text});
}

void InsightOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                           const CellRange& range) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const CellRange shown = clipped(range, signs_.size());
    for (int row = shown.first.row; row <= shown.last.row; ++row)
        for (int column = shown.first.column; column <= shown.last.column; ++column)
            if (const CellSign& sign = signs_[{row, column}]; sign != CellSign{})
                paintSign(painter, geometry.rectOf(Cell{row, column}), sign);
    for (const CellArrow& arrow : arrows_) {
        const CellRange reach = rangeOf(arrow.from, arrow.to);
        const bool isSeen = reach.first.row <= shown.last.row && reach.last.row >= shown.first.row &&
                            reach.first.column <= shown.last.column &&
                            reach.last.column >= shown.first.column;
        if (!isSeen) continue;
        const QPointF aside = QPointF(arrow.aside, arrow.aside) * geometry.cellSize;
        paintArrow(painter, geometry.rectOf(arrow.from).center() + aside,
                   geometry.rectOf(arrow.to).center() + aside, arrow, geometry.cellSize);
    }
    painter.restore();
}

namespace {

/// The piece for Reach: the first selected one, else the one at the cursor.
std::optional<Cell> chosenPiece(const BoardDocument& document) {
    const BoardViewState& view = document.view();
    const auto& pieces = document.board().pieces;
    const auto selected = std::ranges::find_if(
        pieces, [&view](const Piece& piece) { return view.selection().contains(piece.cell); });
    if (selected != pieces.end()) return selected->cell;
    const auto under = std::ranges::find(pieces, view.cursor(), &Piece::cell);
    return under == pieces.end() ? std::nullopt : std::optional(under->cell);
}

} // namespace

void provideInsights(BoardDocument& document) {
    auto* service = new OverlayService(document.view(), &document);
    service->add({.id = insightPlace.id,
                  .places = {insightPlace},
                  .work = [&document]() -> OverlayProvider::Work {
                      const Insight insight = document.view().insight();
                      if (insight == Insight::None) return {};
                      return [insight, board = document.board(), &profile = document.profile(),
                              chosen = chosenPiece(document)](const std::stop_token&) {
                          return Overlays{insightOverlay(insight, board, profile, chosen)};
                      };
                  },
                  .show = {},
                  .isShown = [&document] { return document.view().insight() != Insight::None; }});
    const auto restart = [service] { service->refreshAll(JobPace::Restart); };
    const auto followPiece = [&document, restart] {
        if (document.view().insight() == Insight::Reach) restart();
    };
    BoardViewState& view = document.view();
    QObject::connect(&view, &BoardViewState::insightChanged, service, restart);
    QObject::connect(&view, &GridState::selectionChanged, service, followPiece);
    QObject::connect(&view, &GridState::cursorChanged, service, followPiece);
    QObject::connect(&document, &BoardDocument::cellsChanged, service,
                     [service] { service->refreshAll(JobPace::Follow); });
    QObject::connect(&document, &BoardDocument::toMoveChanged, service, restart);
    QObject::connect(&document, &BoardDocument::replaced, service, [&view, restart] {
        view.setOverlay(insightPlace, nullptr); // it may be of another board
        restart();
    });
}

} // namespace stonemason::wastes
