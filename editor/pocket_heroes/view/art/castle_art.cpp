// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/art/thing_art.h"

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

enum class RoofShape { Cone, Palisade, Dome, Battlements, Hut, Spire };

struct NationLook {
    QRgb stone, roof;
    RoofShape roofShape;
};
constexpr std::array<NationLook, 7> nations{{{0xc9c4b8, 0x3f62a0, RoofShape::Cone},
                                             {0xa67c4c, 0x7a4a26, RoofShape::Palisade},
                                             {0xe8e6ee, 0xd8ac3c, RoofShape::Dome},
                                             {0x6c5a70, 0x8e2c3c, RoofShape::Battlements},
                                             {0x98945c, 0x4f7038, RoofShape::Hut},
                                             {0x5c6068, 0x2f3a34, RoofShape::Spire},
                                             {0xa8a8a8, 0x808080, RoofShape::Cone}}};

void paintTower(const Sketch& s, const NationLook& look) {
    const QColor stone(look.stone), roof(look.roof);
    s.rectangle(0.12, 0.36, 0.88, 1.0, stone);
    s.rectangle(0.62, 0.37, 0.86, 0.99, stone.darker(118), false);
    s.rectangle(0.4, 0.52, 0.58, 0.7, stone.darker(260), false);
    switch (look.roofShape) {
    case RoofShape::Palisade:
        s.polygon({{0.05, 0.4},
                   {0.05, 0.2},
                   {0.2, 0.02},
                   {0.35, 0.2},
                   {0.5, 0.02},
                   {0.65, 0.2},
                   {0.8, 0.02},
                   {0.95, 0.2},
                   {0.95, 0.4}},
                  roof);
        break;
    case RoofShape::Dome:
        s.oval(0.04, 0.06, 0.96, 0.62, roof);
        s.rectangle(0.12, 0.38, 0.88, 0.5, stone);
        break;
    case RoofShape::Battlements:
        s.polygon({{0.0, 0.42},
                   {0.0, 0.12},
                   {0.2, 0.12},
                   {0.2, 0.24},
                   {0.4, 0.24},
                   {0.4, 0.12},
                   {0.6, 0.12},
                   {0.6, 0.24},
                   {0.8, 0.24},
                   {0.8, 0.12},
                   {1.0, 0.12},
                   {1.0, 0.42}},
                  roof);
        break;
    case RoofShape::Hut: s.polygon({{-0.02, 0.42}, {0.25, 0.1}, {0.75, 0.1}, {1.02, 0.42}}, roof); break;
    case RoofShape::Spire:
        s.polygon({{0.08, 0.42}, {0.4, 0.2}, {0.5, -0.04}, {0.6, 0.2}, {0.92, 0.42}}, roof);
        break;
    case RoofShape::Cone: s.polygon({{0.0, 0.4}, {0.5, 0.0}, {1.0, 0.4}}, roof); break;
    }
}

void paintGate(const Sketch& s) {
    s.polygon({{0.14, 1.0}, {0.14, 0.36}, {0.5, 0.06}, {0.86, 0.36}, {0.86, 1.0}}, QColor(castleGate), false);
}

/// With its gate in the middle of the lower side.
void paintLeftCastle(const Sketch& s, const NationLook& look, int size, const QRectF& gate) {
    const QColor stone(look.stone);
    if (size >= 2) paintTower(s.part(0.36, 0.08, 0.64, 0.8), look);
    if (size >= 3) {
        paintTower(s.part(0.2, 0.22, 0.4, 0.8), look);
        paintTower(s.part(0.6, 0.22, 0.8, 0.8), look);
    }
    s.rectangle(0.12, 0.56, 0.88, 0.94, stone);
    for (const double x : {0.2, 0.32, 0.6, 0.72})
        s.rectangle(x, 0.5, x + 0.08, 0.58, stone, false);
    paintTower(s.part(0.02, 0.34, 0.22, 0.96), look);
    paintTower(s.part(0.78, 0.34, 0.98, 0.96), look);
    paintGate(s.part(gate.left(), gate.top(), gate.right(), 0.94));
}

/// With its gate in the middle of the right side.
void paintRightCastle(const Sketch& s, const NationLook& look, int size, const QRectF& gate) {
    const QColor stone(look.stone);
    if (size >= 3) paintTower(s.part(0.04, 0.1, 0.34, 0.46), look);
    if (size >= 2) paintTower(s.part(0.22, 0.14, 0.6, 0.66), look);
    if (size >= 3) paintTower(s.part(0.04, 0.5, 0.34, 0.9), look);
    s.rectangle(0.16, 0.56, 0.84, 0.92, stone);
    for (const double x : {0.24, 0.38, 0.52})
        s.rectangle(x, 0.52, x + 0.08, 0.58, stone, false);
    paintTower(s.part(0.68, 0.06, 0.98, 0.4), look);
    s.polygon({{0.72, 0.3}, {0.96, 0.3}, {0.96, 0.72}, {0.72, 0.72}}, stone.darker(108));
    paintTower(s.part(0.68, 0.6, 0.98, 0.96), look);
    paintTower(s.part(0.02, 0.6, 0.28, 0.96), look);
    paintGate(s.part(gate.left(), gate.top(), 0.98, gate.bottom()));
}

} // namespace

void paintCastle(const Sketch& s, Nation nation, CastleShape shape, PlayerId owner, const QRectF& gate) {
    const NationLook& look = nations[std::min<std::size_t>(std::size_t(nation), nations.size() - 1)];
    s.shadow(0.0, 0.84, 1.0, 1.0);
    if (shape.looksRight)
        paintRightCastle(s, look, shape.size, gate);
    else
        paintLeftCastle(s, look, shape.size, gate);
    const double top = shape.size >= 2 ? 0.0 : 0.1;
    const QPointF flag = !shape.looksRight ? QPointF(0.5, top)
                         : shape.size >= 2 ? QPointF(0.4, -0.04)
                                           : QPointF(0.3, 0.3);
    paintFlag(s.part(flag.x(), flag.y(), flag.x() + 0.34, flag.y() + (shape.looksRight ? 0.26 : 0.42)),
              owner);
    if (nation < Nation::Random) return;
    paintMark(s.painter(), shape.looksRight ? s.box(0.42, 0.64, 0.66, 0.82) : s.box(0.2, 0.58, 0.4, 0.84),
              QStringLiteral("?"), QColor(0x3a3a3a));
}

} // namespace stonemason::pocket_heroes
