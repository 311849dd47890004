// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/art/thing_art.h"

#include <array>

namespace stonemason::pocket_heroes {

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

} // namespace stonemason::pocket_heroes
