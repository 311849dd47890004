// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/art_palette.h"

namespace stonemason::kings_conflict {

namespace {

QColor rgb(QRgb value) {
    return QColor::fromRgb(value);
}

QColor rgba(QRgb value) {
    return QColor::fromRgba(value);
}

Tones tones(QRgb base, QRgb light, QRgb dark) {
    return {rgb(base), rgb(light), rgb(dark)};
}

ArtPalette lightPalette() {
    ArtPalette p;
    p.grounds = {
        tones(0x4f97d0, 0x8fc8ec, 0x3b80bd), // Sea
        tones(0xf2741f, 0xffb83a, 0xc94a17), // Lava
        tones(0x85776f, 0x988a80, 0x665a54), // Ash
        tones(0xbab2a4, 0xcac3b6, 0x9c9487), // Rock
        tones(0xecd9a5, 0xf7ebc8, 0xd2b67c), // Sand
        tones(0x86ad5f, 0x96bb6d, 0x6c944a), // Forest
        tones(0xc5c473, 0xd4d48b, 0x9a9a4b), // Hills
        tones(0xaecf80, 0xbfdc96, 0x88b15e), // Grass
        tones(0xe9e6ee, 0xf7f5fa, 0xc9c3d4), // Unknown
    };
    p.flowers = {rgb(0xfffbe8), rgb(0xffd95c), rgb(0xf3a7c0)};
    p.pine = tones(0x3f8352, 0x5a9f63, 0x285f43);
    p.leaf = tones(0x6aa34c, 0x8bbf62, 0x467f3a);
    p.trunk = rgb(0x6b4a32);
    p.stone = tones(0x8a8178, 0xa9a095, 0x675f59);
    p.snow = tones(0xe8eef5, 0xffffff, 0xbfcddc);
    p.mound = tones(0xb9b962, 0xdcdb8e, 0x8a8b43);
    p.cactus = tones(0x5f9a55, 0x7db56b, 0x3f7442);
    p.cone = tones(0x574a46, 0x75655e, 0x3a302e);
    p.smoke = rgb(0xf1ece8);
    p.glow = rgb(0xffd84d);
    p.crust = tones(0x5b2a25, 0x7d3a2c, 0x3c1c1b);
    p.beach = rgb(0xf0dfae);
    p.shallows = rgb(0x74b9e4);
    p.foam = rgb(0xf2fbff);
    p.river = tones(0x61ade2, 0xd8effc, 0x4c97d0);
    p.riverBank = rgb(0x35719f);
    p.road = tones(0xdfbd8a, 0xf0d9b2, 0xc29b69);
    p.roadBank = rgb(0x93693b);
    p.plank = tones(0xbf8f58, 0xd9ad78, 0x8a5f35);
    p.rail = rgb(0x5d3d21);
    p.you = tones(0x2b6cb8, 0x4d8fd8, 0x1c4d89);
    p.opponent = tones(0xc2323a, 0xdf5c5f, 0x8c1f29);
    p.crown = tones(0xffe9ae, 0xfffbe9, 0xe0b24a);
    p.tokenRim = rgb(0xffffff);
    p.shadow = rgba(0x46203018);
    p.ink = rgb(0x1a2218);
    p.halo = rgba(0xd8ffffff);
    p.grid = rgba(0x2910240c);
    p.axis = rgba(0xe6ffffff);
    p.axisEdge = rgba(0x48203020);
    p.warning = rgb(0xb3261e);
    return p;
}

ArtPalette darkPalette() {
    ArtPalette p;
    p.grounds = {
        tones(0x2f5f86, 0x5c8fb2, 0x254f72), // Sea
        tones(0xbb571d, 0xe8953a, 0x933a17), // Lava
        tones(0x4b4441, 0x585050, 0x393332), // Ash
        tones(0x6c6862, 0x7a766f, 0x56524d), // Rock
        tones(0x978761, 0xa99a74, 0x7a6a47), // Sand
        tones(0x4b6642, 0x57734c, 0x3c5336), // Forest
        tones(0x7a7848, 0x898757, 0x5d5b35), // Hills
        tones(0x617d4c, 0x6e8b58, 0x4d663d), // Grass
        tones(0x46444c, 0x55525c, 0x35333a), // Unknown
    };
    p.flowers = {rgb(0xd2cfba), rgb(0xcfae4c), rgb(0xb9798f)};
    p.pine = tones(0x34634a, 0x477a54, 0x214838);
    p.leaf = tones(0x527a42, 0x688f52, 0x365a33);
    p.trunk = rgb(0x463226);
    p.stone = tones(0x6f6a66, 0x8b857f, 0x47433f);
    p.snow = tones(0xb9c2cc, 0xdde3e9, 0x8593a3);
    p.mound = tones(0x7f7b48, 0x99945e, 0x55522e);
    p.cactus = tones(0x4a7347, 0x5f8a57, 0x335436);
    p.cone = tones(0x393230, 0x514643, 0x262120);
    p.smoke = rgb(0xa39c98);
    p.glow = rgb(0xf3bb4c);
    p.crust = tones(0x40211e, 0x592d25, 0x2b1716);
    p.beach = rgb(0xa3936a);
    p.shallows = rgb(0x4680a8);
    p.foam = rgb(0xb9d2e0);
    p.river = tones(0x3f78a3, 0x8fb9d4, 0x33678f);
    p.riverBank = rgb(0x244a68);
    p.road = tones(0xa08660, 0xb59d78, 0x846a48);
    p.roadBank = rgb(0x5a4328);
    p.plank = tones(0x8b683f, 0xa27f54, 0x604325);
    p.rail = rgb(0x3b2817);
    p.you = tones(0x3c7cc6, 0x68a0e0, 0x255590);
    p.opponent = tones(0xc4474c, 0xdb7272, 0x892b32);
    p.crown = tones(0xf2dca2, 0xfff4d6, 0xc89f46);
    p.tokenRim = rgb(0xe9ecef);
    p.shadow = rgba(0x58000000);
    p.ink = rgb(0xf2f4ee);
    p.halo = rgba(0xc8161a16);
    p.grid = rgba(0x30000000);
    p.axis = rgba(0xd8f4f7fa);
    p.axisEdge = rgba(0x60000000);
    p.warning = rgb(0xff8a80);
    return p;
}

} // namespace

const ArtPalette& artPalette(Theme theme) {
    static const ArtPalette light = lightPalette();
    static const ArtPalette dark = darkPalette();
    return theme == Theme::Dark ? dark : light;
}

QColor mixed(const QColor& a, const QColor& b, double t) {
    return QColor::fromRgbF(
        float(a.redF() + (b.redF() - a.redF()) * t), float(a.greenF() + (b.greenF() - a.greenF()) * t),
        float(a.blueF() + (b.blueF() - a.blueF()) * t), float(a.alphaF() + (b.alphaF() - a.alphaF()) * t));
}

QColor faded(QColor colour, double alpha) {
    colour.setAlphaF(float(alpha));
    return colour;
}

} // namespace stonemason::kings_conflict
