// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/art/map_renderer.h"

#include <QColor>

#include <array>

namespace stonemason::kings_conflict {

/// What the soil of a cell is, whatever stands on it. The order is that of spilling: a later one grows over
/// the rim of a neighbouring cell of an earlier one, never the other way round.
enum class Ground : std::uint8_t { Sea, Lava, Ash, Rock, Sand, Forest, Hills, Grass, Unknown };

inline constexpr int groundCount = 9;

/// Three tones of one stuff.
struct Tones {
    QColor base;
    QColor light; ///< where the light from the upper left falls
    QColor dark;  ///< where it does not
};

/// The colours of one theme.
struct ArtPalette {
    std::array<Tones, groundCount> grounds; ///< by Ground
    std::array<QColor, 3> flowers;
    Tones pine;
    Tones leaf;
    QColor trunk;
    Tones stone; ///< of mountains
    Tones snow;
    Tones mound; ///< of hills
    Tones cactus;
    Tones cone; ///< of volcanoes
    QColor smoke;
    QColor glow; ///< lava at its hottest
    Tones crust; ///< cooled lava
    QColor beach;
    QColor shallows;
    QColor foam;
    Tones river;
    QColor riverBank;
    Tones road;
    QColor roadBank;
    Tones plank;
    QColor rail;
    Tones you;
    Tones opponent;
    Tones crown;
    QColor tokenRim;
    QColor shadow; ///< translucent, falls to the lower right
    QColor ink;    ///< letters of codes, with `halo` around them
    QColor halo;
    QColor grid; ///< translucent
    QColor axis;
    QColor axisEdge;
    QColor warning; ///< what marks an unknown tile

    const Tones& ground(Ground g) const { return grounds[std::size_t(g)]; }
};

const ArtPalette& artPalette(Theme theme);

/// The colour between a (0) and b (1).
QColor mixed(const QColor& a, const QColor& b, double t);
QColor faded(QColor colour, double alpha);

} // namespace stonemason::kings_conflict
