// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/board/board_painter.h"

#include "editor/app/widgets/appearance.h"
#include "editor/token_battle/cards/card_look.h"
#include "editor/token_battle/duel/model/seats.h"
#include "editor/token_battle/duel/view/art/token_art.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace stonemason::token_battle {

namespace {

constexpr double gapShare = 0.06; // of a step, between cells
constexpr double pictureEdge = 1; // pixels around the cells of a picture

} // namespace

TokenPlaces::TokenPlaces(const GridGeometry& geometry)
    : board_(geometry.gridRect().adjusted(-edge, -edge, edge, edge)), step_(geometry.cellSize) {
}

TokenPlaces::TokenPlaces(QSizeF room) {
    const double whole = std::min(room.width(), room.height());
    step_ = std::max(1.0, (whole - 2 * pictureEdge) / duelSide);
    const QPointF corner((room.width() - whole) / 2, (room.height() - whole) / 2);
    board_ = QRectF(QPointF(std::floor(corner.x()), std::floor(corner.y())), QSizeF(whole, whole));
}

QRectF TokenPlaces::cellAt(QPointF place) const {
    const double inset = step_ * gapShare / 2;
    const double around = (board_.width() - step_ * duelSide) / 2;
    return QRectF(board_.left() + around + place.x() * step_, board_.top() + around + place.y() * step_,
                  step_, step_)
        .adjusted(inset, inset, -inset, -inset);
}

QRectF TokenPlaces::cell(Square square) const {
    const Cell cell = cellOf(square);
    return cellAt(QPointF(cell.column, cell.row));
}

namespace {

constexpr double cellCorner = 0.1; // of a cell
constexpr double ghostOpacity = 0.72;

QFont boldFont(double pixels) {
    QFont font;
    font.setBold(true);
    font.setPixelSize(std::max(7, int(std::lround(pixels))));
    return font;
}

} // namespace

void BoardPainter::paintGround() {
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(palette_.board);
    const double corner = places_.step() * 0.12;
    painter_.drawRoundedRect(places_.board(), corner, corner);
    painter_.setPen(QPen(palette_.cellEdge, 1));
    painter_.setBrush(palette_.cell);
    for (int square = 0; square < duelCells; ++square) {
        const QRectF cell = places_.cell(Square(square));
        painter_.drawRoundedRect(cell, cell.width() * cellCorner, cell.width() * cellCorner);
    }
}

void BoardPainter::paintLetters() {
    QFont font;
    font.setPixelSize(12);
    painter_.setFont(font);
    painter_.setPen(palette_.letters);
    const QRectF board = places_.board();
    for (int i = 0; i < duelSide; ++i) {
        const QRectF row = places_.cell(squareOf({i, 0}));
        painter_.drawText(QRectF(board.left() - 18, row.top(), 14, row.height()), Qt::AlignCenter,
                          QString::number(i + 1));
        const QRectF column = places_.cell(squareOf({duelSide - 1, i}));
        painter_.drawText(QRectF(column.left(), board.bottom() + 1, column.width(), 16), Qt::AlignCenter,
                          QString(QChar(u'a' + i)));
    }
}

void BoardPainter::paintSprite(const Sprite& sprite) {
    const QRectF cell = places_.cellAt(sprite.place);
    const double away = cell.width() * (1 - sprite.scale) / 2;
    painter_.setOpacity(std::clamp(sprite.opacity, 0.0, 1.0));
    paintToken(painter_, cell.adjusted(away, away, -away, -away), sprite.token, palette_);
    if (sprite.flash > 0) {
        painter_.setOpacity(sprite.flash * 0.75);
        painter_.setPen(QPen(palette_.cards.of(Ability::Damage), cell.width() * 0.06));
        painter_.setBrush(Qt::NoBrush);
        const double ring = cell.width() * 0.06;
        painter_.drawEllipse(cell.adjusted(ring, ring, -ring, -ring));
    }
    painter_.setOpacity(1);
}

void BoardPainter::paintPoints(const RisingPoints& points) {
    const QRectF cell = places_.cell(points.square);
    const double progress = points.progress;
    painter_.setOpacity(progress < 0.6 ? 1 : (1 - progress) / 0.4);
    const QRectF place = cell.translated(0, -cell.height() * (0.3 + 0.25 * progress));
    painter_.setFont(boldFont(cell.width() * 0.26));
    QPainterPath letters;
    const QString text = QStringLiteral("+%1").arg(points.points);
    const QFontMetricsF metrics(painter_.font());
    letters.addText(place.center() + QPointF(-metrics.horizontalAdvance(text) / 2, metrics.ascent() / 2),
                    painter_.font(), text);
    const DuelPalette::Side& side = palette_.sides[std::size_t(points.owner)];
    painter_.strokePath(letters,
                        QPen(palette_.cell, cell.width() * 0.08, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.fillPath(letters, side.fill);
    painter_.setOpacity(1);
}

void BoardPainter::paintFrame(const BoardFrame& frame) {
    for (const Sprite& sprite : frame.sprites)
        paintSprite(sprite);
    for (const ShotLine& shot : frame.shots) {
        painter_.setOpacity(shot.opacity);
        painter_.setPen(
            QPen(palette_.cards.of(Ability::Damage), places_.step() * 0.05, Qt::DotLine, Qt::RoundCap));
        painter_.drawLine(places_.cellAt(shot.from).center(), places_.cellAt(shot.to).center());
        painter_.setOpacity(1);
    }
    for (const RisingPoints& points : frame.points)
        paintPoints(points);
}

void BoardPainter::paintLastMove(Square square, int player) {
    const QRectF cell = places_.cell(square).adjusted(2, 2, -2, -2);
    const double length = cell.width() * 0.2;
    painter_.setPen(QPen(palette_.sides[std::size_t(player)].fill, std::max(2.0, cell.width() * 0.035),
                         Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.setBrush(Qt::NoBrush);
    for (const QPointF corner : {QPointF(0, 0), QPointF(1, 0), QPointF(1, 1), QPointF(0, 1)}) {
        const QPointF at(cell.left() + corner.x() * cell.width(), cell.top() + corner.y() * cell.height());
        const QPointF across(corner.x() == 0 ? length : -length, 0);
        const QPointF down(0, corner.y() == 0 ? length : -length);
        const std::array points{at + across, at, at + down};
        painter_.drawPolyline(points.data(), int(points.size()));
    }
}

void BoardPainter::paintArea(const MovePreview& preview) {
    const QColor colour = palette_.cards.of(preview.card.ability);
    forEach(preview.area, [&](Square square) {
        const QRectF cell = places_.cell(square);
        const bool touched = (preview.touched & bit(square)) != 0;
        const double corner = cell.width() * cellCorner;
        const double width = std::max(2.0, cell.width() * 0.04);
        const QColor ink = touched ? colour : palette_.untouched;
        QPen pen(ink, width);
        if (!touched) pen.setDashPattern({2, 2});
        painter_.setPen(pen);
        painter_.setBrush(blended(palette_.cell, ink, touched ? 0.34 : 0.14));
        painter_.drawRoundedRect(cell.adjusted(width / 2, width / 2, -width / 2, -width / 2), corner, corner);
    });
}

void BoardPainter::paintGhost(const MovePreview& preview) {
    const auto placed = std::ranges::find(preview.events, DuelEventKind::Placed, &DuelEvent::kind);
    painter_.setOpacity(ghostOpacity);
    paintToken(painter_, places_.cell(preview.move.square),
               {preview.player, placed->amount, preview.card.kind}, palette_);
    painter_.setOpacity(1);
}

/// An arrow on a line of the cell's ground, so that it stands out from tokens of every colour.
void BoardPainter::arrow(QPointF from, QPointF to, const QColor& colour, bool both) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1) return;
    const QPointF along = way / length;
    const QPointF across(-along.y(), along.x());
    const double tip = places_.step() * 0.17;
    const double width = places_.step() * 0.06;
    QPainterPath heads;
    const auto head = [&](QPointF at, QPointF direction) {
        heads.addPolygon(QPolygonF(
            {at, at - direction * tip + across * tip * 0.7, at - direction * tip - across * tip * 0.7}));
        heads.closeSubpath();
    };
    head(to, along);
    if (both) head(from, -along);
    // Beside the value of the token that moves.
    const QPointF start = from + along * (both ? tip * 0.8 : places_.step() * 0.24);
    const QPointF end = to - along * tip * 0.8;
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(palette_.cell, width * 2.2, Qt::SolidLine, Qt::RoundCap));
    painter_.drawLine(start, end);
    painter_.strokePath(heads, QPen(palette_.cell, width * 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    painter_.drawLine(start, end);
    painter_.fillPath(heads, colour);
}

void BoardPainter::cross(QPointF at, const QColor& colour) {
    const double half = places_.step() * 0.11;
    for (const bool under : {true, false}) {
        painter_.setPen(QPen(under ? palette_.cell : colour, places_.step() * (under ? 0.13 : 0.06),
                             Qt::SolidLine, Qt::RoundCap));
        painter_.drawLine(at - QPointF(half, half), at + QPointF(half, half));
        painter_.drawLine(at - QPointF(half, -half), at + QPointF(half, -half));
    }
}

void BoardPainter::badge(Square square, const QString& text, const QColor& colour) {
    const QRectF cell = places_.cell(square);
    const double size = cell.width() * 0.36;
    const QFont font = boldFont(size * 0.55);
    const double needed = QFontMetricsF(font).horizontalAdvance(text) + size * 0.4;
    const double width = std::clamp(needed, size, cell.width());
    const QRectF place(cell.right() - width, cell.top(), width, size);
    painter_.setPen(QPen(palette_.cell, 1.5));
    painter_.setBrush(colour);
    painter_.drawRoundedRect(place, size / 2, size / 2);
    painter_.setFont(font);
    painter_.setPen(palette_.cards.symbol);
    painter_.drawText(place, Qt::AlignCenter, text);
}

void BoardPainter::paintMoved(const DuelEvent& event, const MovePreview& preview, const QColor& colour) {
    const QPointF from = places_.middle(event.from);
    const QPointF own = places_.middle(preview.move.square);
    if (event.to != noSquare) {
        const bool swaps = event.kind == DuelEventKind::SwappedLast || preview.isExchange(event);
        arrow(from, places_.middle(event.to), colour, swaps);
        return;
    }
    const QPointF away = (event.kind == DuelEventKind::Flipped ? own - from : from - own) * 0.6;
    const QPointF end = event.kind == DuelEventKind::Flipped ? own + away : from + away;
    arrow(from, end, colour);
    cross(end, palette_.cards.of(Ability::Damage));
}

void BoardPainter::paintEffect(const DuelEvent& event, const MovePreview& preview) {
    const QColor colour = palette_.cards.of(preview.card.ability);
    const QColor red = palette_.cards.of(Ability::Damage);
    switch (event.kind) {
    case DuelEventKind::Pushed:
    case DuelEventKind::Flipped:
    case DuelEventKind::SwappedLast: paintMoved(event, preview, colour); break;
    case DuelEventKind::Blocked: {
        const QPointF from = places_.middle(event.from);
        cross(from + (places_.middle(event.to) - from) * 0.5, palette_.untouched);
        break;
    }
    case DuelEventKind::Damaged: badge(event.to, QStringLiteral("−%1").arg(event.amount), colour); break;
    case DuelEventKind::Spawned: {
        painter_.setOpacity(ghostOpacity);
        paintToken(painter_, places_.cell(event.to), {event.owner, event.amount, TokenKind::Plain}, palette_);
        painter_.setOpacity(1);
        break;
    }
    case DuelEventKind::Gilded: badge(event.to, QStringLiteral("×2"), colour); break;
    case DuelEventKind::Shot: {
        painter_.setPen(QPen(red, places_.step() * 0.045, Qt::DotLine, Qt::RoundCap));
        painter_.drawLine(places_.middle(event.from), places_.middle(event.to));
        badge(event.to, QStringLiteral("−1"), red);
        break;
    }
    case DuelEventKind::Destroyed: cross(places_.middle(event.to), red); break;
    case DuelEventKind::Placed:
    case DuelEventKind::Boosted:
    case DuelEventKind::MovesAgain:
    case DuelEventKind::Toughened: break;
    }
}

void BoardPainter::paintEffects(const MovePreview& preview) {
    for (const DuelEvent& event : preview.events)
        paintEffect(event, preview);
}

void BoardPainter::paintSuggestion(Square square, const QString& label) {
    const QRectF cell = places_.cell(square).adjusted(2, 2, -2, -2);
    const double corner = cell.width() * cellCorner;
    const double width = std::max(3.0, cell.width() * 0.06);
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(palette_.cell, width * 1.8));
    painter_.drawRoundedRect(cell, corner, corner);
    QPen pen(palette_.better, width);
    pen.setDashPattern({2, 1});
    painter_.setPen(pen);
    painter_.drawRoundedRect(cell, corner, corner);
    badge(square, label, palette_.better);
}

void BoardPainter::paintReview(Square played, Square better, int points) {
    const QColor red = palette_.cards.of(Ability::Damage);
    const QRectF cell = places_.cell(played).adjusted(2, 2, -2, -2);
    const double corner = cell.width() * cellCorner;
    if (played != better) {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(red, std::max(2.5, cell.width() * 0.05)));
        painter_.drawRoundedRect(cell, corner, corner);
        badge(played, QStringLiteral("−%1").arg(points), red);
        arrow(places_.middle(played), places_.middle(better), palette_.better);
    }
    paintSuggestion(better, QStringLiteral("+%1").arg(points));
}

void BoardPainter::paintCursor(Square square) {
    const QRectF cell = places_.cell(square);
    const double width = std::max(2.5, cell.width() * 0.05);
    painter_.setPen(QPen(palette_.selection, width));
    painter_.setBrush(Qt::NoBrush);
    const double corner = cell.width() * cellCorner;
    painter_.drawRoundedRect(cell.adjusted(-1, -1, 1, 1), corner, corner);
}

} // namespace stonemason::token_battle
