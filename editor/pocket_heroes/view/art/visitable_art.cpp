// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/art/building_art.h"

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

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

} // namespace

void paintVisitable(const Sketch& s, ObjectClass kind) {
    struct Look {
        ObjectClass kind;
        void (*paint)(const Sketch& sketch);
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
    look == looks.end() ? paintDwelling(s, DwellingLook::House) : look->paint(s);
}

} // namespace stonemason::pocket_heroes
