// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"

#include <QColor>

namespace stonemason::wastes {

/// The shades of one colour that a thing is drawn in.
struct Tones {
    QColor light;
    QColor base;
    QColor dark;
    QColor ink;
};

/// The wasteland at dusk, in the colours of one theme.
struct DuskPalette {
    Tones ground;
    Tones high;
    Tones rough;
    Tones sludge; ///< light: where it glows
    Tones metal;  ///< of traps
    Tones blue;   ///< of the side's pieces and goal
    Tones red;
    QColor figure; ///< on pieces of either side
    QColor rim;    ///< where the board ends
    QColor grid;   ///< translucent
    QColor axis;
    QColor axisEdge;
    QColor badge; ///< under the number of a piece's power
    QColor badgeInk;
    QColor badgeMore; ///< when it is more than the rank, or less
    QColor badgeLess;

    const Tones& of(Side side) const { return side == Side::Blue ? blue : red; }
};

const DuskPalette& duskPalette(bool dark);
/// The palette that matches the application's current one.
const DuskPalette& duskPalette();

} // namespace stonemason::wastes
