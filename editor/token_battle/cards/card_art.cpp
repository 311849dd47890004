// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cards/card_art.h"

#include "editor/app/widgets/appearance.h"
#include "editor/text/names.h"
#include "editor/token_battle/cards/card_look.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace stonemason::token_battle {

namespace {

// In hundredths of a card's width.
constexpr double cornerRadius = 7;
constexpr QRectF valueSquare(6, 6, 27, 27);
constexpr QRectF abilityDisc(66, 5.5, 28, 28);
constexpr double cellSide = 20;
constexpr double cellGap = 3;
constexpr double areaSide = 3 * cellSide + 2 * cellGap;
constexpr QRectF wholeArea(50 - areaSide / 2, 37, areaSide, areaSide);
constexpr QRectF areaBetween(36.5, 6, 27, 27); // value and ability
constexpr double leastArea = 30;               // side of one that has a place below them
constexpr double tokenOverhang = 2.5;          // of a token over its cell
constexpr QRectF nameBox(4, 105, 92, 16);
constexpr double nameGap = nameBox.top() - wholeArea.bottom();
constexpr double bentCorner = 9;
constexpr double smallestLetters = 8.5; // pixels
constexpr double namelessScale = 0.45;  // cards smaller than this have no room for a name
constexpr double narrowest = 0.68;      // how far letters are compressed before a name is cut

/// The rectangles of the area and the name, in hundredths of a card's width.
struct CardPlaces {
    QRectF area = wholeArea;
    QRectF name = nameBox;
};

/// The places on a card that another card covers from that height down.
CardPlaces placesAbove(double covered) {
    if (covered >= nameBox.bottom()) return {};
    const double side = covered - nameBox.height() - nameGap - wholeArea.top();
    if (side >= leastArea) {
        const QRectF area(50 - side / 2, wholeArea.top(), side, side);
        return {area, nameBox.translated(0, area.bottom() + nameGap - nameBox.top())};
    }
    const double name = std::min(covered - nameBox.height(), areaBetween.bottom() + nameGap + 2);
    return {areaBetween, nameBox.translated(0, name - nameBox.top())};
}

/// The rectangle of a cell within the whole area.
QRectF cellRect(Offset cell) {
    return {wholeArea.left() + (cell.dx + 1) * (cellSide + cellGap),
            wholeArea.top() + (1 - cell.dy) * (cellSide + cellGap), cellSide, cellSide};
}

QFont cardFont(double units) {
    QFont font;
    font.setBold(true);
    font.setPixelSize(std::max(1, int(std::lround(units))));
    return font;
}

/// Whether an aura or a turret affects the cell by itself.
bool reaches(TokenKind kind, Offset cell) {
    switch (kind) {
    case TokenKind::AuraFriendly:
    case TokenKind::AuraAll:
    case TokenKind::AuraEnemy: return true;
    case TokenKind::TurretHorizontal: return cell.dy == 0;
    case TokenKind::TurretVertical: return cell.dx == 0;
    case TokenKind::Plain:
    case TokenKind::Resilient:
    case TokenKind::Golden: break;
    }
    return false;
}

void paintPaper(QPainter& painter, const CardPalette& palette, double pixel, bool bent) {
    const double inset = pixel / 2;
    const QRectF sheet(inset, inset, cardProportion.width() - 2 * inset, cardProportion.height() - 2 * inset);
    QPainterPath outline;
    outline.addRoundedRect(sheet, cornerRadius, cornerRadius);
    if (bent) {
        QPainterPath corner;
        corner.addPolygon(
            QPolygonF({sheet.bottomRight() - QPointF(bentCorner, -1), sheet.bottomRight() + QPointF(1, 1),
                       sheet.bottomRight() - QPointF(-1, bentCorner)}));
        corner.closeSubpath();
        outline = outline.subtracted(corner);
    }
    painter.setPen(QPen(palette.edge, pixel));
    painter.setBrush(palette.paper);
    painter.drawPath(outline);
    if (!bent) return;
    const QPointF fold = sheet.bottomRight() - QPointF(bentCorner, bentCorner);
    painter.setBrush(blended(palette.paper, palette.quiet, 0.35));
    painter.drawPolygon(QPolygonF({fold, fold + QPointF(bentCorner, 0), fold + QPointF(0, bentCorner)}));
}

void paintValue(QPainter& painter, const QString& text, const CardPalette& palette) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.value);
    painter.drawRoundedRect(valueSquare, 6, 6);
    painter.setPen(palette.valueInk);
    painter.setFont(cardFont(21));
    painter.drawText(valueSquare, Qt::AlignCenter, text);
}

void paintDisc(QPainter& painter, const Card& card, const CardPalette& palette) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.of(card.ability));
    painter.drawEllipse(abilityDisc);
    if (card.ability == Ability::None)
        paintKindSymbol(painter, abilityDisc, card.kind, palette.symbol);
    else
        paintAbilitySymbol(painter, abilityDisc, card.ability, palette.symbol);
}

/// A little larger than its cell, because its shape carries more information than the cells.
void paintToken(QPainter& painter, TokenKind kind, const CardPalette& palette) {
    const QRectF token = cellRect({}).adjusted(-tokenOverhang, -tokenOverhang, tokenOverhang, tokenOverhang);
    painter.setPen(QPen(palette.paper, 1.6));
    painter.setBrush(palette.centre);
    painter.drawRoundedRect(token, 5, 5);
    paintTokenShape(painter, token.adjusted(1.5, 1.5, -1.5, -1.5), kind, palette.ink, palette.centre,
                    palette.gold);
}

void paintArea(QPainter& painter, const Card& card, const QRectF& place, const CardPalette& palette) {
    const QColor hit = palette.of(card.ability);
    painter.save();
    painter.translate(place.topLeft());
    painter.scale(place.width() / areaSide, place.height() / areaSide);
    painter.translate(-wholeArea.topLeft());
    for (int dy = 1; dy >= -1; --dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const Offset offset{dx, dy};
            const bool own = dx == 0 && dy == 0;
            const bool inArea = std::ranges::find(card.area, offset) != card.area.end();
            painter.setPen(Qt::NoPen);
            painter.setBrush(inArea ? hit : palette.cell);
            const QRectF cell = cellRect(offset);
            painter.drawRoundedRect(cell, 3.5, 3.5);
            if (own || inArea || !reaches(card.kind, offset)) continue;
            painter.setPen(QPen(hit, 2.2));
            painter.setBrush(blended(palette.cell, hit, 0.18));
            painter.drawRoundedRect(cell.adjusted(1.1, 1.1, -1.1, -1.1), 3, 3);
        }
    paintToken(painter, card.kind, palette);
    painter.restore();
}

/// Paints the name on one line: a long one in smaller letters, then in narrower ones.
/// @param scale pixels per hundredth of the card's width
void paintName(QPainter& painter, const QString& name, const QRectF& place, const CardPalette& palette,
               double scale) {
    if (scale < namelessScale) return;
    const double smallest = smallestLetters / scale;
    const double room = place.width() * scale;
    double letters = std::max(11.5, smallest);
    QFont font = cardFont(letters * scale);
    while (QFontMetricsF(font).horizontalAdvance(name) > room && letters > std::max(9.0, smallest)) {
        letters -= 0.5;
        font = cardFont(letters * scale);
    }
    const QFontMetricsF metrics(font);
    const double squeeze = std::clamp(room / metrics.horizontalAdvance(name), narrowest, 1.0);
    const QSizeF box(room / squeeze, place.height() * scale);
    painter.save();
    painter.scale(1 / scale, 1 / scale); // hinted letters are drawn at pixel size instead of being scaled
    painter.translate(place.center() * scale);
    painter.scale(squeeze, 1);
    painter.setFont(font);
    painter.setPen(palette.ink);
    painter.drawText(QRectF(QPointF(-box.width() / 2, -box.height() / 2), box), Qt::AlignCenter,
                     metrics.elidedText(name, Qt::ElideRight, box.width() + 0.5));
    painter.restore();
}

void paintPlaceholder(QPainter& painter, CardId card, const QRectF& area, const CardPalette& palette) {
    painter.setPen(QPen(palette.quiet, 2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(area, 6, 6);
    painter.setPen(palette.ink);
    painter.setFont(cardFont(48 * area.height() / areaSide));
    painter.drawText(area, Qt::AlignCenter, QStringLiteral("?"));
    painter.setFont(cardFont(14));
    const bool beside = area.top() < wholeArea.top();
    painter.drawText(QRectF(6, 8, beside ? area.left() - 6 : 88, 22), Qt::AlignCenter, QString::number(card));
}

} // namespace

int cardHeight(int width) {
    return int(std::lround(width * cardProportion.height() / cardProportion.width()));
}

QPainterPath cardOutline(const QRectF& rect) {
    QPainterPath path;
    const double radius = cornerRadius * rect.width() / cardProportion.width();
    path.addRoundedRect(rect, radius, radius);
    return path;
}

QColor cardColour(const Card* card, const CardPalette& palette) {
    return card ? palette.of(card->ability) : palette.quiet;
}

void paintCard(QPainter& painter, const QRectF& rect, CardId id, const Catalogue& catalogue,
               const CardPalette& palette, double seen) {
    const Card* card = catalogue.card(id);
    const double scale = rect.width() / cardProportion.width();
    const CardPlaces places = placesAbove(seen * cardProportion.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(scale, scale);
    paintPaper(painter, palette, 1 / scale, card && card->isAssumed("id"));
    if (card) {
        paintValue(painter, QString::number(card->value), palette);
        paintDisc(painter, *card, palette);
        paintArea(painter, *card, places.area, palette);
    } else {
        paintPlaceholder(painter, id, places.area, palette);
    }
    paintName(painter, card ? localText(card->name) : QCoreApplication::translate("Card", "Unknown card"),
              places.name, palette, scale);
    painter.restore();
}

void paintEmptySlot(QPainter& painter, const QRectF& rect, int number, bool wanted, const QPalette& palette) {
    const QColor ground = palette.color(QPalette::Window);
    const QColor ink = palette.color(QPalette::WindowText);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(blended(ground, ink, wanted ? 0.5 : 0.22), wanted ? 1.5 : 1);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(cardOutline(rect.adjusted(1, 1, -1, -1)));
    if (number > 0) {
        painter.setFont(cardFont(std::max(10.0, rect.width() * 0.2)));
        painter.setPen(wanted ? ink : palette.color(QPalette::PlaceholderText));
        painter.drawText(rect, Qt::AlignCenter, QString::number(number));
    }
    painter.restore();
}

namespace {

constexpr int mostDrawn = 600; // some sizes of every card, in both palettes
constexpr int mostFanned = 3;
constexpr int fanWidth = 68;
constexpr int fanStep = 8;
constexpr int badgeSide = 24;

QPixmap emptyPixmap(QSize size, qreal ratio) {
    QPixmap pixmap(QSize(int(std::ceil(size.width() * ratio)), int(std::ceil(size.height() * ratio))));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

void paintBadge(QPainter& painter, QPointF corner, int number, const QPalette& palette) {
    const QRectF badge(corner, QSizeF(badgeSide, badgeSide));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Active, QPalette::Highlight));
    painter.drawEllipse(badge);
    QFont font;
    font.setPixelSize(13);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(palette.color(QPalette::Active, QPalette::HighlightedText));
    painter.drawText(badge, Qt::AlignCenter, QString::number(number));
}

} // namespace

QPixmap CardPixmaps::card(CardId card, int width, qreal ratio, const QPalette& palette, double seen) {
    const QString key = QStringLiteral("%1/%2/%3/%4/%5")
                            .arg(card)
                            .arg(width)
                            .arg(ratio)
                            .arg(int(isDark(palette)))
                            .arg(std::lround(seen * cardHeight(width)));
    const auto known = drawn_.constFind(key);
    if (known != drawn_.constEnd()) return *known;
    if (drawn_.size() >= mostDrawn) drawn_.clear();
    const QSize size(width, cardHeight(width));
    QPixmap pixmap = emptyPixmap(size, ratio);
    QPainter painter(&pixmap);
    paintCard(painter, QRectF(QPointF(), size), card, catalogue_, cardPalette(palette), seen);
    drawn_.insert(key, pixmap);
    return pixmap;
}

QPoint CardPixmaps::fanHotSpot() {
    return {-6, -8};
}

int CardPixmaps::fanReach() {
    return fanWidth + (mostFanned - 1) * fanStep - fanHotSpot().x();
}

QPixmap CardPixmaps::fan(const std::vector<CardId>& cards, qreal ratio, const QPalette& palette) {
    const int shown = std::min(int(cards.size()), mostFanned);
    const int aside = (shown - 1) * fanStep;
    QPixmap pixmap = emptyPixmap({fanWidth + aside, cardHeight(fanWidth) + aside}, ratio);
    QPainter painter(&pixmap);
    painter.setOpacity(0.9);
    for (int i = shown - 1; i >= 0; --i)
        painter.drawPixmap(QPoint(i, i) * fanStep, card(cards[std::size_t(i)], fanWidth, ratio, palette));
    painter.setOpacity(1);
    if (cards.size() > 1) paintBadge(painter, {(fanWidth - badgeSide) / 2.0, 1}, int(cards.size()), palette);
    return pixmap;
}

} // namespace stonemason::token_battle
