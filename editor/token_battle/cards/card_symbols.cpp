// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cards/card_symbols.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace stonemason {

namespace {

/// A painter on a square that reaches from -1 to 1 both ways, y down, with round pens in one colour.
class Sign {
public:
    Sign(QPainter& painter, const QRectF& square, const QColor& colour) : painter_(painter), colour_(colour) {
        painter_.save();
        painter_.setRenderHint(QPainter::Antialiasing);
        painter_.translate(square.center());
        painter_.scale(square.width() / 2, square.height() / 2);
    }
    ~Sign() { painter_.restore(); }
    Sign(const Sign&) = delete;
    Sign& operator=(const Sign&) = delete;

    void line(std::initializer_list<QPointF> points, double width) {
        painter_.setPen(QPen(colour_, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolyline(points.begin(), int(points.size()));
    }
    void outline(const QPainterPath& path, double width) {
        painter_.strokePath(path, QPen(colour_, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    void fill(const QPainterPath& path) { painter_.fillPath(path, colour_); }
    void fill(std::initializer_list<QPointF> corners) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colour_);
        painter_.drawPolygon(corners.begin(), int(corners.size()));
    }
    void ring(double radius, double width) {
        painter_.setPen(QPen(colour_, width));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawEllipse(QPointF(), radius, radius);
    }
    void disc(double radius, QPointF centre = {}) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colour_);
        painter_.drawEllipse(centre, radius, radius);
    }
    /// An arrow's tip at a point, pointing along a direction of length 1.
    void tip(QPointF at, QPointF along, double size) {
        const QPointF across(-along.y(), along.x());
        const QPointF back = at - along * size;
        fill({at, back + across * size * 0.72, back - across * size * 0.72});
    }
    void rays(int count, double from, double to, double width) {
        for (int i = 0; i < count; ++i) {
            const double angle = 2 * std::numbers::pi * i / count;
            const QPointF along(std::sin(angle), -std::cos(angle));
            line({along * from, along * to}, width);
        }
    }

private:
    QPainter& painter_;
    QColor colour_;
};

/// A star with its first point up.
QPainterPath star(int points, double outer, double inner) {
    QPainterPath path;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * i / points;
        const double radius = i % 2 == 0 ? outer : inner;
        const QPointF corner(radius * std::sin(angle), -radius * std::cos(angle));
        i == 0 ? path.moveTo(corner) : path.lineTo(corner);
    }
    path.closeSubpath();
    return path;
}

void drawPush(Sign& sign) {
    sign.line({{-0.56, -0.44}, {-0.56, 0.44}}, 0.2);
    sign.line({{-0.26, 0}, {0.3, 0}}, 0.2);
    sign.tip({0.68, 0}, {1, 0}, 0.46);
}

void drawFlip(Sign& sign) {
    sign.line({{-0.56, -0.27}, {0.3, -0.27}}, 0.18);
    sign.tip({0.64, -0.27}, {1, 0}, 0.36);
    sign.line({{0.56, 0.27}, {-0.3, 0.27}}, 0.18);
    sign.tip({-0.64, 0.27}, {-1, 0}, 0.36);
}

void drawPlus(Sign& sign) {
    sign.line({{-0.5, 0}, {0.5, 0}}, 0.3);
    sign.line({{0, -0.5}, {0, 0.5}}, 0.3);
}

/// A plus that is only an outline: tokens that are not yours.
void drawHollowPlus(Sign& sign) {
    constexpr double w = 0.21;
    constexpr double l = 0.6;
    QPainterPath plus;
    plus.addPolygon(QPolygonF({{-w, -l},
                               {w, -l},
                               {w, -w},
                               {l, -w},
                               {l, w},
                               {w, w},
                               {w, l},
                               {-w, l},
                               {-w, w},
                               {-l, w},
                               {-l, -w},
                               {-w, -w}}));
    plus.closeSubpath();
    sign.outline(plus, 0.15);
}

void drawExtraTurn(Sign& sign) {
    constexpr double r = 0.48;
    QPainterPath arc;
    arc.arcMoveTo(QRectF(-r, -r, 2 * r, 2 * r), 60);
    arc.arcTo(QRectF(-r, -r, 2 * r, 2 * r), 60, 285);
    sign.outline(arc, 0.19);
    sign.tip({0.56, -0.12}, {-0.5, -0.87}, -0.44);
}

void drawOpponentsTurns(Sign& sign) {
    sign.line({{-0.46, -0.44}, {-0.02, 0}, {-0.46, 0.44}}, 0.2);
    sign.line({{0.1, -0.44}, {0.54, 0}, {0.1, 0.44}}, 0.2);
}

void drawDrop(Sign& sign) {
    QPainterPath drop;
    drop.moveTo(0, -0.68);
    drop.cubicTo(0.16, -0.34, 0.46, -0.06, 0.46, 0.22);
    drop.cubicTo(0.46, 0.74, -0.46, 0.74, -0.46, 0.22);
    drop.cubicTo(-0.46, -0.06, -0.16, -0.34, 0, -0.68);
    sign.fill(drop);
}

void drawSwap(Sign& sign) {
    sign.line({{-0.5, 0.42}, {0.28, -0.28}}, 0.18);
    sign.tip({0.58, -0.54}, {0.75, -0.66}, 0.42);
    sign.line({{-0.5, -0.42}, {0.28, 0.28}}, 0.18);
    sign.tip({0.58, 0.54}, {0.75, 0.66}, 0.42);
}

void drawBoost(Sign& sign) {
    sign.fill(
        {{0, -0.66}, {0.52, -0.08}, {0.2, -0.08}, {0.2, 0.26}, {-0.2, 0.26}, {-0.2, -0.08}, {-0.52, -0.08}});
    sign.line({{-0.32, 0.54}, {0.32, 0.54}}, 0.17);
}

void drawBarrels(Sign& sign, QPointF along) {
    sign.line({along * -0.5, along * 0.5}, 0.36);
    sign.tip(along * 0.98, along, 0.56);
    sign.tip(along * -0.98, -along, 0.56);
}

bool isAura(TokenKind kind) {
    return kind == TokenKind::AuraFriendly || kind == TokenKind::AuraAll || kind == TokenKind::AuraEnemy;
}

} // namespace

void paintAbilitySymbol(QPainter& painter, const QRectF& square, Ability ability, const QColor& colour) {
    Sign sign(painter, square, colour);
    switch (ability) {
    case Ability::None: sign.disc(0.22); break;
    case Ability::Damage: sign.fill(star(8, 0.74, 0.36)); break;
    case Ability::Push: drawPush(sign); break;
    case Ability::Flip: drawFlip(sign); break;
    case Ability::SpawnFriendly: drawPlus(sign); break;
    case Ability::SpawnEnemy: drawHollowPlus(sign); break;
    case Ability::ExtraTurn: drawExtraTurn(sign); break;
    case Ability::OpponentExtraTurn: drawOpponentsTurns(sign); break;
    case Ability::Sacrifice: drawDrop(sign); break;
    case Ability::SwapLast: drawSwap(sign); break;
    case Ability::Gild: sign.fill(star(5, 0.74, 0.32)); break;
    case Ability::BoostNext: drawBoost(sign); break;
    }
}

void paintKindSymbol(QPainter& painter, const QRectF& square, TokenKind kind, const QColor& colour) {
    Sign sign(painter, square, colour);
    if (isAura(kind)) {
        sign.disc(0.28);
        sign.rays(8, 0.48, 0.68, 0.16);
    } else if (kind == TokenKind::TurretHorizontal || kind == TokenKind::TurretVertical) {
        sign.ring(0.4, 0.15);
        sign.rays(4, 0.34, 0.72, 0.15);
        sign.disc(0.1);
    } else {
        sign.disc(0.22);
    }
}

void paintTokenShape(QPainter& painter, const QRectF& square, TokenKind kind, const QColor& ink,
                     const QColor& ground, const QColor& gold) {
    Sign sign(painter, square, ink);
    switch (kind) {
    case TokenKind::Plain: sign.ring(0.68, 0.22); break;
    case TokenKind::Resilient:
        sign.ring(0.78, 0.17);
        sign.ring(0.37, 0.19);
        break;
    case TokenKind::AuraFriendly:
        sign.disc(0.44);
        sign.rays(8, 0.66, 0.92, 0.17);
        break;
    case TokenKind::AuraAll: {
        sign.ring(0.42, 0.16);
        QPainterPath half;
        half.moveTo(0, -0.42);
        half.arcTo(QRectF(-0.42, -0.42, 0.84, 0.84), 90, 180);
        half.closeSubpath();
        sign.fill(half);
        sign.rays(8, 0.66, 0.92, 0.17);
        break;
    }
    case TokenKind::AuraEnemy:
        sign.ring(0.42, 0.16);
        sign.rays(8, 0.66, 0.92, 0.17);
        break;
    case TokenKind::TurretHorizontal: drawBarrels(sign, {1, 0}); break;
    case TokenKind::TurretVertical: drawBarrels(sign, {0, 1}); break;
    case TokenKind::Golden: {
        QPainterPath diamond;
        diamond.addPolygon(QPolygonF({{0, -0.84}, {0.84, 0}, {0, 0.84}, {-0.84, 0}}));
        diamond.closeSubpath();
        Sign(painter, QRectF(-1, -1, 2, 2), gold).fill(diamond);
        sign.outline(diamond, 0.17);
        break;
    }
    }
    if (kind == TokenKind::TurretHorizontal || kind == TokenKind::TurretVertical) {
        Sign hub(painter, QRectF(-1, -1, 2, 2), ground);
        hub.disc(0.16);
    }
}

} // namespace stonemason
