// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/art/token_art.h"

#include "editor/app/widgets/appearance.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stonemason::token_battle {

DuelPalette duelPalette(const QPalette& palette) {
    const CardPalette cards = cardPalette(palette);
    const QColor selection = palette.color(QPalette::Active, QPalette::Highlight);
    if (cards.dark)
        return {.cards = cards,
                .board = 0xff171a1e,
                .cell = 0xff2b3138,
                .cellEdge = 0xff3b434b,
                .letters = 0xff9aa5af,
                .goldEdge = 0xff7a5a08,
                .selection = selection,
                .better = 0xff63c987,
                .untouched = 0xff7b858f,
                .sides = {{{0xff79b2ee, 0xff69a2de, 0xffcfe4fb, 0xff0d1822},
                           {0xfff0a465, 0xffdc8f50, 0xfffbdcc0, 0xff231305}}}};
    return {.cards = cards,
            .board = 0xffd8d1c1,
            .cell = 0xfff6f2e8,
            .cellEdge = 0xffc9c1ae,
            .letters = 0xff5b6570,
            .goldEdge = 0xff8a6508,
            .selection = selection,
            .better = 0xff1d7a43,
            .untouched = 0xff8a857a,
            .sides = {{{0xff2a62ab, 0xff3a72bb, 0xff173d70, 0xffffffff},
                       {0xffa84610, 0xffb85520, 0xff6e2c07, 0xffffffff}}}};
}

namespace {

// Halves of a cell: the painter stands in its middle.
constexpr double round = 0.62;        // radius of player 0's tokens
constexpr double square = 0.56;       // half a side of player 1's
constexpr double squareCorner = 0.16; // its rounding
constexpr double rayFrom = 0.7;
constexpr double rayTo = 0.9;
constexpr double smallestDetail = 20; // pixels of a cell below which patterns only blur

QPainterPath outline(int owner, double grown = 0) {
    QPainterPath path;
    if (owner == 0) {
        path.addEllipse(QPointF(), round + grown, round + grown);
    } else {
        const double half = square + grown;
        path.addRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), squareCorner + grown,
                            squareCorner + grown);
    }
    return path;
}

/// One ray of an aura, pointing up.
QPainterPath ray(int owner, double angle) {
    // A square's rays stand further out at its corners.
    const bool corner = owner == 1 && std::lround(angle / (std::numbers::pi / 4)) % 2 != 0;
    const double away = corner ? 0.12 : 0;
    QPainterPath path;
    path.addPolygon(
        QPolygonF({{-0.13, -rayFrom - away}, {0.13, -rayFrom - away}, {0, -rayTo - 0.06 - away}}));
    path.closeSubpath();
    return path;
}

void paintRays(QPainter& painter, const Token& token, const DuelPalette::Side& side) {
    constexpr int rays = 8;
    for (int i = 0; i < rays; ++i) {
        const double angle = 2 * std::numbers::pi * i / rays;
        painter.save();
        painter.rotate(angle * 180 / std::numbers::pi);
        const bool full =
            token.kind == TokenKind::AuraFriendly || (token.kind == TokenKind::AuraAll && i % 2 == 0);
        painter.setPen(QPen(side.fill, 0.06, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(full ? QBrush(side.fill) : QBrush(Qt::NoBrush));
        painter.drawPath(ray(token.owner, angle));
        painter.restore();
    }
}

void paintBarrels(QPainter& painter, const Token& token, const DuelPalette::Side& side) {
    painter.save();
    if (token.kind == TokenKind::TurretVertical) painter.rotate(90);
    painter.setPen(QPen(side.edge, 0.05, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(side.fill);
    for (const double way : {-1.0, 1.0}) {
        QPainterPath barrel;
        barrel.addPolygon(QPolygonF({{way * 0.5, -0.2},
                                     {way * 0.74, -0.2},
                                     {way * 0.74, -0.36},
                                     {way * 0.97, 0},
                                     {way * 0.74, 0.36},
                                     {way * 0.74, 0.2},
                                     {way * 0.5, 0.2}}));
        barrel.closeSubpath();
        painter.drawPath(barrel);
    }
    painter.restore();
}

void paintHatching(QPainter& painter, const QPainterPath& shape, const QColor& colour) {
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    painter.setPen(QPen(colour, 0.09));
    for (double x = -1.4; x < 1.4; x += 0.26)
        painter.drawLine(QPointF(x - 0.7, 0.7), QPointF(x + 0.7, -0.7));
    painter.restore();
}

void paintBody(QPainter& painter, const Token& token, const DuelPalette& palette, bool detailed) {
    const DuelPalette::Side& side = palette.sides[std::size_t(token.owner)];
    const bool golden = token.kind == TokenKind::Golden;
    const QPainterPath shape = outline(token.owner);
    if (golden) {
        QPainterPath diamond;
        diamond.addPolygon(QPolygonF({{0, -0.96}, {0.96, 0}, {0, 0.96}, {-0.96, 0}}));
        diamond.closeSubpath();
        painter.setPen(QPen(palette.goldEdge, 0.05, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(palette.cards.gold);
        painter.drawPath(diamond);
    }
    if (token.kind == TokenKind::Resilient) {
        painter.setPen(QPen(side.fill, 0.09));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(outline(token.owner, 0.17));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(side.fill);
    painter.drawPath(shape);
    if (token.owner == 1 && detailed) paintHatching(painter, shape, side.pattern);
    painter.setPen(golden ? QPen(palette.cards.gold, 0.12) : QPen(side.edge, 0.05));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(golden ? outline(token.owner, -0.04) : shape);
}

void paintValue(QPainter& painter, const Token& token, const DuelPalette& palette, double half) {
    const DuelPalette::Side& side = palette.sides[std::size_t(token.owner)];
    QFont font;
    font.setBold(true);
    font.setPixelSize(std::max(6, int(std::lround(half * (token.value > 9 ? 0.62 : 0.76)))));
    painter.setFont(font);
    painter.setPen(side.ink);
    painter.drawText(QRectF(-half, -half, 2 * half, 2 * half), Qt::AlignCenter, QString::number(token.value));
}

bool isAura(TokenKind kind) {
    return kind == TokenKind::AuraFriendly || kind == TokenKind::AuraAll || kind == TokenKind::AuraEnemy;
}

bool isTurret(TokenKind kind) {
    return kind == TokenKind::TurretHorizontal || kind == TokenKind::TurretVertical;
}

} // namespace

void paintToken(QPainter& painter, const QRectF& cell, const Token& token, const DuelPalette& palette) {
    const double half = cell.width() / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cell.center());
    painter.save();
    painter.scale(half, half);
    const DuelPalette::Side& side = palette.sides[std::size_t(token.owner)];
    if (isAura(token.kind)) paintRays(painter, token, side);
    if (isTurret(token.kind)) paintBarrels(painter, token, side);
    paintBody(painter, token, palette, cell.width() >= smallestDetail);
    painter.restore();
    if (token.value > 0) paintValue(painter, token, palette, half);
    painter.restore();
}

void paintOwnerMark(QPainter& painter, const QRectF& square, int player, const DuelPalette& palette) {
    const double grown = square.width() * 0.25;
    paintToken(painter, square.adjusted(-grown, -grown, grown, grown), {player, 0, TokenKind::Plain},
               palette);
}

} // namespace stonemason::token_battle
