// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/art/sign_colours.h"

#include "editor/app/widgets/appearance.h"

#include <algorithm>

namespace stonemason::text_map {

namespace {

constexpr double letterShare = 0.45; ///< of a cell's colour, that its letter has where it cannot be read
constexpr float solidBelow = 0.16F;  ///< lightness of rock that nobody has seen: darker than any floor
constexpr Colour unknownFill{0xd9, 0xcf, 0xbd};
constexpr Colour unknownInk{0x6a, 0x3d, 0x9a};

QColor colour(const Colour& rgb) {
    return {rgb[0], rgb[1], rgb[2]};
}

QColor withLightness(const QColor& colour, float lightness, float saturation) {
    return QColor::fromHslF(std::max(0.0F, colour.hslHueF()), colour.hslSaturationF() * saturation,
                            std::clamp(lightness, 0.0F, 1.0F));
}

/// At night the floor is dark, and walls stand out from it in stone a little lighter than it.
QColor darkFill(const QColor& light, bool isWall) {
    const float lightness = light.lightnessF();
    if (!isWall) return withLightness(light, 0.11F + 0.09F * lightness, 0.6F);
    if (lightness < solidBelow) return withLightness(light, 0.05F, 0.5F);
    return withLightness(light, 0.13F + 0.85F * lightness, 0.75F);
}

QColor darkInk(const QColor& light) {
    return withLightness(light, std::max(0.62F, 0.9F - 0.4F * light.lightnessF()), 0.8F);
}

} // namespace

SignShape shapeOf(const SignBook& signs, TileIndex code) {
    const SignRow* row = signs.row(code);
    return row ? row->shape : SignShape::Letter;
}

SignColours coloursOf(const SignBook& signs, TileIndex code, bool dark) {
    const SignRow* row = signs.row(code);
    const SignColours light{colour(row ? row->fill : unknownFill), colour(row ? row->ink : unknownInk)};
    if (!dark) return light;
    const QColor fill = darkFill(light.fill, row && row->isWall);
    if (light.fill == light.ink) return {fill, fill};
    constexpr int joints = 130; // per cent: what is drawn on stone is stone
    return {fill, shapeOf(signs, code) == SignShape::Stone ? fill.lighter(joints) : darkInk(light.ink)};
}

QColor plainColour(const SignBook& signs, TileIndex code, bool dark) {
    const SignColours colours = coloursOf(signs, code, dark);
    const bool isLetter = shapeOf(signs, code) == SignShape::Letter;
    return isLetter ? blended(colours.fill, colours.ink, letterShare) : colours.fill;
}

} // namespace stonemason::text_map
