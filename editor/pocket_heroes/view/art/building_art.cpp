// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/art/building_art.h"

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

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

} // namespace

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
