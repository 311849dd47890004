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

void paintHouse(const Sketch& s, const QColor& wall, const QColor& roof) {
    s.shadow(0.04, 0.84, 1.0, 1.0);
    s.rectangle(0.16, 0.46, 0.84, 0.94, wall);
    s.polygon({{0.04, 0.5}, {0.26, 0.14}, {0.74, 0.14}, {0.96, 0.5}}, roof);
    s.rectangle(0.42, 0.64, 0.6, 0.94, wall.darker(240), false);
    s.rectangle(0.22, 0.58, 0.34, 0.7, QColor(0xf4d878), false);
    s.rectangle(0.68, 0.58, 0.8, 0.7, QColor(0xf4d878), false);
}

void paintMine(const Sketch& s, Resource resource) {
    s.shadow(0.02, 0.84, 1.0, 1.0);
    if (resource == Resource::Wood) {
        s.rectangle(0.1, 0.36, 0.64, 0.92, QColor(0xb08a58));
        s.polygon({{0.02, 0.4}, {0.37, 0.1}, {0.72, 0.4}}, QColor(0x7c4c30));
        s.oval(0.52, 0.4, 0.94, 0.82, QColor(0xcfd2d6));
        s.oval(0.68, 0.56, 0.78, 0.66, QColor(0x585c62), false);
    } else if (resource == Resource::Mercury) {
        s.rectangle(0.16, 0.42, 0.84, 0.92, QColor(0xb8b0a4));
        s.oval(0.22, 0.12, 0.78, 0.68, QColor(0x7fa8b8));
        s.rectangle(0.68, 0.06, 0.8, 0.42, QColor(0x8c5a44));
    } else {
        s.polygon({{0.0, 0.92}, {0.14, 0.42}, {0.46, 0.08}, {0.76, 0.3}, {1.0, 0.92}}, QColor(0x8c7c6c));
        s.polygon({{0.46, 0.08}, {0.76, 0.3}, {1.0, 0.92}, {0.7, 0.92}, {0.56, 0.4}}, QColor(0x6e6054),
                  false);
        s.rectangle(0.3, 0.48, 0.7, 0.94, QColor(0x2c241e));
        s.line({{0.28, 0.94}, {0.28, 0.46}, {0.72, 0.46}, {0.72, 0.94}}, QColor(0xa87c4c), 0.09);
    }
    paintResource(s.part(0.5, 0.56, 0.98, 1.0), resource);
}

void paintPortal(const Sketch& s, const CatalogueObject& object) {
    static constexpr std::array<QRgb, 9> colours{0x7a5ad0, 0x3a9c8c, 0xc07a30, 0xd23030, 0x2c9440,
                                                 0x2e5ccc, 0x24aec0, 0xb83cb8, 0xe6c62c};
    const PortalEnd end = object.portal.value_or(PortalEnd{});
    const QColor glow(colours[std::size_t(std::max(0, end.pair - 1)) % colours.size()]);
    s.shadow(0.05, 0.82, 0.98, 1.0);
    s.oval(0.08, 0.04, 0.92, 0.96, QColor(0x8c8a90));
    s.oval(0.2, 0.15, 0.8, 0.86, glow.darker(130), false);
    s.oval(0.28, 0.24, 0.72, 0.77, glow, false);
    if (s.cell() >= 14) paintMark(s.painter(), s.box(0.2, 0.28, 0.8, 0.74), QString::number(end.pair));
    if (end.leadsIn != end.leadsOut)
        s.polygon(end.leadsIn ? std::initializer_list<QPointF>{{0.32, 0.78}, {0.68, 0.78}, {0.5, 0.98}}
                              : std::initializer_list<QPointF>{{0.32, 0.98}, {0.68, 0.98}, {0.5, 0.78}},
                  QColor(0xffffff));
}

void paintTent(const Sketch& s, int key) {
    const QColor cloth = playerColour(key < playerCount ? PlayerId(key) : PlayerId::Neutral);
    s.shadow(0.0, 0.84, 1.0, 1.0);
    s.polygon({{0.02, 0.92}, {0.5, 0.1}, {0.98, 0.92}}, cloth);
    s.polygon({{0.5, 0.1}, {0.66, 0.92}, {0.34, 0.92}}, QColor(0xf2ead8));
    s.oval(0.42, 0.52, 0.58, 0.68, cloth.darker(140), false);
    s.line({{0.5, 0.64}, {0.5, 0.86}, {0.57, 0.86}}, cloth.darker(140), 0.05);
}

void paintHoard(const Sketch& s) {
    s.shadow(0.0, 0.84, 1.0, 1.0);
    s.polygon({{0.02, 0.92}, {0.5, 0.12}, {0.98, 0.92}}, QColor(0xcdb27c));
    s.polygon({{0.5, 0.12}, {0.98, 0.92}, {0.6, 0.92}}, QColor(0xa88c58), false);
    s.rectangle(0.36, 0.6, 0.58, 0.92, QColor(0x33281e));
    s.oval(0.62, 0.72, 0.84, 0.94, QColor(0xf2c440));
}

void paintRoundHut(const Sketch& s) {
    const QColor dark(0x33281e);
    s.oval(0.14, 0.44, 0.86, 0.96, QColor(0xcdb88c));
    s.polygon({{0.02, 0.58}, {0.5, 0.08}, {0.98, 0.58}}, QColor(0xb8923c));
    s.line({{0.26, 0.44}, {0.2, 0.56}}, QColor(0x7c5c20), 0.03);
    s.line({{0.74, 0.44}, {0.8, 0.56}}, QColor(0x7c5c20), 0.03);
    s.oval(0.4, 0.6, 0.6, 0.98, dark, false);
}

void paintCave(const Sketch& s) {
    const QColor dark(0x33281e);
    s.polygon({{0.0, 0.94}, {0.12, 0.46}, {0.4, 0.14}, {0.68, 0.22}, {0.9, 0.5}, {1.0, 0.94}},
              QColor(0x877a6c));
    s.polygon({{0.4, 0.14}, {0.68, 0.22}, {0.54, 0.4}, {0.12, 0.46}}, QColor(0xa49684), false);
    s.oval(0.26, 0.46, 0.74, 1.06, dark, false);
    s.oval(0.4, 0.66, 0.46, 0.72, QColor(0xf4d848), false);
    s.oval(0.54, 0.66, 0.6, 0.72, QColor(0xf4d848), false);
}

void paintGraves(const Sketch& s) {
    const QColor stone(0xb8b2a6);
    s.polygon({{0.3, 0.94}, {0.3, 0.34}, {0.4, 0.16}, {0.6, 0.16}, {0.7, 0.34}, {0.7, 0.94}}, stone);
    s.line({{0.5, 0.28}, {0.5, 0.64}}, stone.darker(160), 0.08);
    s.line({{0.4, 0.4}, {0.6, 0.4}}, stone.darker(160), 0.08);
    s.polygon({{0.02, 0.94}, {0.02, 0.64}, {0.12, 0.52}, {0.22, 0.64}, {0.22, 0.94}}, stone.darker(118));
    s.polygon({{0.78, 0.94}, {0.78, 0.64}, {0.88, 0.52}, {0.98, 0.64}, {0.98, 0.94}}, stone.darker(118));
}

void paintMageTower(const Sketch& s) {
    const QColor stone(0xb8b2a6), dark(0x33281e);
    s.rectangle(0.28, 0.3, 0.72, 0.96, stone);
    s.rectangle(0.56, 0.31, 0.71, 0.95, stone.darker(118), false);
    s.polygon({{0.18, 0.34}, {0.5, 0.0}, {0.82, 0.34}}, QColor(0x5a5a9c));
    s.rectangle(0.42, 0.42, 0.56, 0.56, QColor(0xf4d878), false);
    s.rectangle(0.4, 0.72, 0.58, 0.96, dark, false);
}

void paintFountain(const Sketch& s) {
    s.oval(0.02, 0.4, 0.98, 0.96, QColor(0x8c8468));
    s.oval(0.1, 0.46, 0.9, 0.9, QColor(0x4c90b8), false);
    s.polygon({{0.36, 0.62}, {0.4, 0.08}, {0.6, 0.08}, {0.64, 0.62}}, QColor(0xb8e0f4));
    s.line({{0.24, 0.72}, {0.36, 0.68}, {0.48, 0.72}}, QColor(0xd4ecf8), 0.05);
}

void paintTreeHouse(const Sketch& s) {
    const QColor dark(0x33281e), wood(0x8c6840);
    s.rectangle(0.4, 0.5, 0.6, 0.96, wood);
    s.oval(0.04, 0.02, 0.96, 0.68, QColor(0x4c8440));
    s.rectangle(0.32, 0.28, 0.68, 0.54, QColor(0xc8a468));
    s.polygon({{0.26, 0.32}, {0.5, 0.12}, {0.74, 0.32}}, QColor(0x9c4c38));
    s.rectangle(0.44, 0.38, 0.56, 0.54, dark, false);
}

void paintNomadTent(const Sketch& s) {
    const QColor dark(0x33281e);
    s.polygon({{0.0, 0.94}, {0.3, 0.3}, {0.5, 0.14}, {0.7, 0.3}, {1.0, 0.94}}, QColor(0xd8c08c));
    s.polygon({{0.5, 0.14}, {0.7, 0.3}, {1.0, 0.94}, {0.68, 0.94}}, QColor(0xb8583c), false);
    s.polygon({{0.5, 0.14}, {0.3, 0.3}, {0.0, 0.94}, {0.32, 0.94}}, QColor(0xb8583c), false);
    s.polygon({{0.5, 0.4}, {0.62, 0.94}, {0.38, 0.94}}, dark, false);
}

void paintTemple(const Sketch& s) {
    const QColor stone(0xb8b2a6), dark(0x33281e);
    s.polygon({{0.02, 0.42}, {0.5, 0.08}, {0.98, 0.42}}, QColor(0xd4cab4));
    s.rectangle(0.1, 0.42, 0.9, 0.9, dark, false);
    for (const double x : {0.08, 0.3, 0.58, 0.8})
        s.rectangle(x, 0.42, x + 0.12, 0.88, QColor(0xece6da));
    s.rectangle(0.02, 0.86, 0.98, 0.96, stone);
}

void paintStoneGate(const Sketch& s) {
    const QColor stone(0xb8b2a6);
    s.rectangle(0.08, 0.4, 0.26, 0.94, stone);
    s.rectangle(0.74, 0.4, 0.92, 0.94, stone.darker(112));
    s.rectangle(0.02, 0.24, 0.98, 0.42, stone.lighter(110));
    s.rectangle(0.42, 0.58, 0.58, 0.96, stone.darker(124));
}

void paintDwellingHouse(const Sketch& s) {
    paintHouse(s, QColor(0xd6c6a6), QColor(0xa4503c));
}

void paintWeeklyStore(const Sketch& s) {
    s.rectangle(0.12, 0.36, 0.88, 0.94, QColor(0x9c8464));
    s.oval(0.3, 0.14, 0.7, 0.54, QColor(0xf2c440));
    s.oval(0.3, 0.56, 0.7, 0.9, QColor(0x6a5034), false);
}

void paintTrainingGround(const Sketch& s) {
    const QColor stone(0xc4beb2);
    s.oval(0.04, 0.5, 0.96, 0.96, stone);
    s.line({{0.5, 0.84}, {0.5, 0.12}}, QColor(0xeef2f6), 0.11);
    s.line({{0.28, 0.34}, {0.72, 0.34}}, QColor(0xc89c3c), 0.1);
    s.oval(0.43, 0.04, 0.57, 0.18, QColor(0xc89c3c));
}

void paintObelisk(const Sketch& s) {
    const QColor stone(0xc4beb2);
    s.polygon({{0.34, 0.9}, {0.4, 0.2}, {0.5, 0.04}, {0.6, 0.2}, {0.66, 0.9}}, QColor(0x8c98a4));
    s.rectangle(0.22, 0.84, 0.78, 0.95, stone);
    s.line({{0.46, 0.4}, {0.54, 0.4}}, QColor(0x3c4650), 0.05);
}

void paintSignpost(const Sketch& s) {
    const QColor wood(0x9c7448);
    s.rectangle(0.44, 0.4, 0.56, 0.95, wood.darker(120));
    s.polygon({{0.1, 0.14}, {0.76, 0.14}, {0.96, 0.34}, {0.76, 0.54}, {0.1, 0.54}}, wood.lighter(120));
    s.line({{0.22, 0.28}, {0.66, 0.28}}, wood.darker(150), 0.04);
    s.line({{0.22, 0.4}, {0.56, 0.4}}, wood.darker(150), 0.04);
}

void paintShrine(const Sketch& s) {
    const QColor stone(0xc4beb2);
    s.polygon({{0.06, 0.4}, {0.5, 0.1}, {0.94, 0.4}}, QColor(0x9c5c8c));
    for (const double x : {0.16, 0.43, 0.7})
        s.rectangle(x, 0.4, x + 0.14, 0.84, QColor(0xece6da));
    s.rectangle(0.06, 0.84, 0.94, 0.95, stone);
}

void paintWell(const Sketch& s) {
    const QColor stone(0xc4beb2), wood(0x9c7448);
    s.oval(0.16, 0.46, 0.84, 0.94, stone);
    s.oval(0.26, 0.5, 0.74, 0.74, QColor(0x3f7cae), false);
    s.line({{0.2, 0.62}, {0.2, 0.28}, {0.8, 0.28}, {0.8, 0.62}}, wood, 0.07);
    s.polygon({{0.08, 0.32}, {0.5, 0.06}, {0.92, 0.32}}, QColor(0xa44c38));
}

void paintTreeOfKnowledge(const Sketch& s) {
    const QColor wood(0x9c7448);
    s.oval(0.06, 0.06, 0.94, 0.68, QColor(0xb48ad0));
    s.rectangle(0.42, 0.6, 0.58, 0.95, wood);
    s.oval(0.3, 0.3, 0.42, 0.44, QColor(0xffffff));
    s.oval(0.58, 0.3, 0.7, 0.44, QColor(0xffffff));
}

void paintWindmill(const Sketch& s) {
    const QColor wood(0x9c7448);
    s.polygon({{0.32, 0.95}, {0.4, 0.36}, {0.6, 0.36}, {0.68, 0.95}}, QColor(0xe6dcc6));
    s.line({{0.16, 0.08}, {0.84, 0.68}}, wood, 0.1);
    s.line({{0.84, 0.08}, {0.16, 0.68}}, wood, 0.1);
}

void paintGazebo(const Sketch& s) {
    const QColor stone(0xc4beb2);
    s.oval(0.08, 0.1, 0.92, 0.66, QColor(0x4c8c7c));
    s.rectangle(0.1, 0.4, 0.9, 0.48, stone);
    for (const double x : {0.14, 0.44, 0.74})
        s.rectangle(x, 0.46, x + 0.12, 0.94, QColor(0xf0ece2));
}

void paintStables(const Sketch& s) {
    const QColor wood(0x9c7448);
    s.rectangle(0.08, 0.44, 0.92, 0.94, wood);
    s.polygon({{0.0, 0.48}, {0.2, 0.14}, {0.8, 0.14}, {1.0, 0.48}}, QColor(0xc4a04c));
    s.line({{0.4, 0.9}, {0.36, 0.66}, {0.5, 0.56}, {0.64, 0.66}, {0.6, 0.9}}, QColor(0x463220), 0.08);
}

void paintFortuneFountain(const Sketch& s) {
    const QColor stone(0xc4beb2);
    s.oval(0.1, 0.62, 0.9, 0.96, stone);
    s.oval(0.2, 0.66, 0.8, 0.86, QColor(0x62aede), false);
    s.line({{0.3, 0.56}, {0.36, 0.3}, {0.5, 0.18}, {0.64, 0.3}, {0.7, 0.56}}, QColor(0x8cccee), 0.07);
    s.line({{0.5, 0.74}, {0.5, 0.2}}, QColor(0x8cccee), 0.08);
}

void paintWitchHut(const Sketch& s) {
    const QColor wood(0x9c7448);
    s.line({{0.34, 0.94}, {0.38, 0.6}}, wood, 0.08);
    s.line({{0.66, 0.94}, {0.62, 0.6}}, wood, 0.08);
    s.rectangle(0.24, 0.36, 0.76, 0.68, QColor(0x7c6a54));
    s.polygon({{0.1, 0.42}, {0.6, 0.02}, {0.92, 0.42}}, QColor(0x4c3c5c));
    s.rectangle(0.42, 0.46, 0.58, 0.6, QColor(0xc8e05c), false);
}

void paintWatchtower(const Sketch& s) {
    const QColor stone(0xc4beb2);
    s.rectangle(0.32, 0.3, 0.68, 0.95, stone);
    s.rectangle(0.22, 0.14, 0.78, 0.36, stone.darker(112));
    s.rectangle(0.42, 0.2, 0.58, 0.3, QColor(0xf4d878), false);
}

using PaintBuilding = void (*)(const Sketch& sketch);

/// Where creatures are hired: by the kind of place they live in.
void paintDwelling(const Sketch& s, DwellingLook look) {
    static constexpr std::array<PaintBuilding, 10> looks{
        paintDwellingHouse, paintRoundHut,  paintCave,      paintGraves, paintMageTower,
        paintFountain,      paintTreeHouse, paintNomadTent, paintTemple, paintStoneGate};
    looks[std::size_t(look)](s);
}

/// A building that heroes visit; a house for a class without a look of its own.
void paintVisitable(const Sketch& s, ObjectClass kind) {
    struct Look {
        ObjectClass kind;
        PaintBuilding paint;
    };
    static constexpr std::array looks{Look{ObjectClass::WeeklyResource, paintWeeklyStore},
                                      Look{ObjectClass::Training, paintTrainingGround},
                                      Look{ObjectClass::Obelisk, paintObelisk},
                                      Look{ObjectClass::Sign, paintSignpost},
                                      Look{ObjectClass::Shrine, paintShrine},
                                      Look{ObjectClass::Well, paintWell},
                                      Look{ObjectClass::Knowledge, paintTreeOfKnowledge},
                                      Look{ObjectClass::Windmill, paintWindmill},
                                      Look{ObjectClass::Gazebo, paintGazebo},
                                      Look{ObjectClass::Stables, paintStables},
                                      Look{ObjectClass::Fortune, paintFortuneFountain},
                                      Look{ObjectClass::WitchHut, paintWitchHut},
                                      Look{ObjectClass::Tower, paintWatchtower}};
    const auto look = std::ranges::find(looks, kind, &Look::kind);
    look == looks.end() ? paintDwellingHouse(s) : look->paint(s);
}

} // namespace

QColor resourceColour(Resource resource) {
    static constexpr std::array<QRgb, resourceCount> colours{0xf0c23c, 0x8c9098, 0x9c6c3c, 0xb8c4d0,
                                                             0xd04a9c, 0x4cc0d4, 0xdcd848};
    const int index = int(resource);
    return index >= 0 && index < resourceCount ? QColor(colours[std::size_t(index)]) : QColor(0xe8e4dc);
}

void paintResource(const Sketch& s, Resource resource) {
    const QColor colour = resourceColour(resource);
    s.shadow(0.08, 0.72, 0.96, 0.94);
    switch (resource) {
    case Resource::Gold:
        for (const auto& [x, y] : {std::pair(0.1, 0.56), std::pair(0.48, 0.56), std::pair(0.28, 0.3)})
            s.oval(x, y, x + 0.44, y + 0.32, colour);
        return;
    case Resource::Wood:
        for (const auto& [x, y] : {std::pair(0.08, 0.56), std::pair(0.48, 0.56), std::pair(0.28, 0.24)}) {
            s.oval(x, y, x + 0.42, y + 0.34, colour);
            s.oval(x + 0.1, y + 0.08, x + 0.32, y + 0.26, QColor(0xe0bc88), false);
        }
        return;
    case Resource::Ore:
        s.polygon({{0.08, 0.88}, {0.18, 0.5}, {0.42, 0.24}, {0.7, 0.36}, {0.94, 0.88}}, colour);
        return s.polygon({{0.42, 0.24}, {0.7, 0.36}, {0.5, 0.62}, {0.18, 0.5}}, colour.lighter(128), false);
    case Resource::Mercury:
        s.polygon({{0.4, 0.12}, {0.6, 0.12}, {0.6, 0.36}, {0.86, 0.88}, {0.14, 0.88}, {0.4, 0.36}}, colour);
        return s.oval(0.38, 0.6, 0.62, 0.8, QColor(0xffffff), false);
    case Resource::Gems:
        s.polygon({{0.1, 0.44}, {0.3, 0.2}, {0.7, 0.2}, {0.9, 0.44}, {0.5, 0.92}}, colour);
        return s.polygon({{0.3, 0.2}, {0.7, 0.2}, {0.5, 0.44}}, colour.lighter(140), false);
    case Resource::Crystal:
        s.polygon({{0.14, 0.9}, {0.1, 0.56}, {0.26, 0.36}, {0.42, 0.6}, {0.42, 0.9}}, colour.darker(112));
        return s.polygon({{0.36, 0.9}, {0.34, 0.32}, {0.56, 0.06}, {0.8, 0.36}, {0.76, 0.9}}, colour);
    case Resource::Sulfur:
        s.polygon({{0.06, 0.88}, {0.36, 0.4}, {0.5, 0.24}, {0.64, 0.42}, {0.94, 0.88}}, colour);
        return s.oval(0.4, 0.5, 0.52, 0.62, colour.darker(140), false);
    default:
        s.rectangle(0.14, 0.3, 0.86, 0.88, colour);
        return paintMark(s.painter(), s.box(0.2, 0.34, 0.8, 0.84), QStringLiteral("?"), QColor(0x4a4038));
    }
}

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

void paintBuilding(const Sketch& s, const CatalogueObject& object) {
    if (object.kind == ObjectClass::Mine) return paintMine(s, object.resource.value_or(Resource::Random));
    if (object.kind == ObjectClass::Portal) return paintPortal(s, object);
    if (object.kind == ObjectClass::KeyTent) return paintTent(s, object.key.value_or(playerCount));
    if (object.kind == ObjectClass::Hoard) return paintHoard(s);
    if (object.kind == ObjectClass::Dwelling) {
        s.shadow(0.06, 0.84, 0.98, 1.0);
        return paintDwelling(s, object.dwelling);
    }
    s.shadow(0.06, 0.84, 0.98, 1.0);
    paintVisitable(s, object.kind);
}

} // namespace stonemason::pocket_heroes
