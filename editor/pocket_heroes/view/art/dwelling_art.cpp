// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/art/building_art.h"

#include <array>

namespace stonemason::pocket_heroes {

namespace {

void paintDwellingHouse(const Sketch& s) {
    const QColor wall(0xd6c6a6), roof(0xa4503c);
    s.shadow(0.04, 0.84, 1.0, 1.0);
    s.rectangle(0.16, 0.46, 0.84, 0.94, wall);
    s.polygon({{0.04, 0.5}, {0.26, 0.14}, {0.74, 0.14}, {0.96, 0.5}}, roof);
    s.rectangle(0.42, 0.64, 0.6, 0.94, wall.darker(240), false);
    s.rectangle(0.22, 0.58, 0.34, 0.7, QColor(0xf4d878), false);
    s.rectangle(0.68, 0.58, 0.8, 0.7, QColor(0xf4d878), false);
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

} // namespace

void paintDwelling(const Sketch& s, DwellingLook look) {
    using PaintDwelling = void (*)(const Sketch& sketch);
    static constexpr std::array<PaintDwelling, 10> looks{
        paintDwellingHouse, paintRoundHut,  paintCave,      paintGraves, paintMageTower,
        paintFountain,      paintTreeHouse, paintNomadTent, paintTemple, paintStoneGate};
    looks[std::size_t(look)](s);
}

} // namespace stonemason::pocket_heroes
