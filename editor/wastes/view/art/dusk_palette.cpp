// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/art/dusk_palette.h"

#include "editor/app/widgets/appearance.h"

#include <QGuiApplication>

namespace stonemason::wastes {

namespace {

QColor rgb(QRgb colour) {
    return QColor::fromRgb(colour);
}

QColor faint(QRgb colour, double alpha) {
    QColor faded = rgb(colour);
    faded.setAlphaF(float(alpha));
    return faded;
}

DuskPalette lightDusk() {
    return {.ground = {rgb(0xcbb19b), rgb(0xbb9f89), rgb(0xa3866f), rgb(0x6a5148)},
            .high = {rgb(0xf0dcbb), rgb(0xdcc09a), rgb(0x8d6c59), rgb(0x3c2a2a)},
            .rough = {rgb(0xc9b6a6), rgb(0x9d8371), rgb(0x725a4f), rgb(0x3f2f2d)},
            .sludge = {rgb(0xc8f03c), rgb(0x6f9a1e), rgb(0x35491a), rgb(0x1e2a10)},
            .metal = {rgb(0xd9d4d6), rgb(0xa39ba3), rgb(0x645c68), rgb(0x2a2229)},
            .blue = {rgb(0xcfe3f7), rgb(0x2c6cb0), rgb(0x1f4d80), rgb(0x14304f)},
            .red = {rgb(0xf9d5cb), rgb(0xb8412f), rgb(0x852c1f), rgb(0x521a12)},
            .figure = rgb(0xffffff),
            .rim = rgb(0x5d473f),
            .grid = faint(0x2a1a1a, 0.16),
            .axis = faint(0xffffff, 0.85),
            .axisEdge = faint(0x2a1a1a, 0.35),
            .badge = rgb(0x221a20),
            .badgeInk = rgb(0xffffff),
            .badgeMore = rgb(0xa6e36a),
            .badgeLess = rgb(0xffb27a)};
}

DuskPalette darkDusk() {
    return {.ground = {rgb(0x6f5f5c), rgb(0x5f514f), rgb(0x4c403f), rgb(0x2b2324)},
            .high = {rgb(0xa48d78), rgb(0x8b7564), rgb(0x4b3a36), rgb(0x221a1b)},
            .rough = {rgb(0x7f6f69), rgb(0x5c4d4a), rgb(0x3d3231), rgb(0x1e1717)},
            .sludge = {rgb(0xb4e02c), rgb(0x577c18), rgb(0x25330f), rgb(0x141c09)},
            .metal = {rgb(0xb6b0b5), rgb(0x827b84), rgb(0x4b454e), rgb(0x191419)},
            .blue = {rgb(0xa9cdf2), rgb(0x3576b8), rgb(0x24507f), rgb(0x14304f)},
            .red = {rgb(0xf0b5a6), rgb(0xb54a38), rgb(0x7d2f22), rgb(0x471810)},
            .figure = rgb(0xf6f2ee),
            .rim = rgb(0x241c1c),
            .grid = faint(0xffffff, 0.10),
            .axis = faint(0xffffff, 0.65),
            .axisEdge = faint(0x000000, 0.5),
            .badge = rgb(0x151014),
            .badgeInk = rgb(0xf6f2ee),
            .badgeMore = rgb(0xa6e36a),
            .badgeLess = rgb(0xffb27a)};
}

} // namespace

const DuskPalette& duskPalette(bool dark) {
    static const DuskPalette light = lightDusk();
    static const DuskPalette night = darkDusk();
    return dark ? night : light;
}

const DuskPalette& duskPalette() {
    return duskPalette(isDark(QGuiApplication::palette()));
}

} // namespace stonemason::wastes
