// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_picture.h"

namespace stonemason::test {

/// How often the drawing of a board asks whether to go on when the ask of that number is answered with no,
/// from 1: once more, at its very end, if it leaves off there. 0 when there are bytes all the same.
inline int asksWhenEndedAt(const GridLook& look, int number) {
    int asks = 0;
    const QByteArray bytes = gridDrawing(look, 16, {}, [&](double) { return ++asks < number; });
    return bytes.isEmpty() ? asks : 0;
}

} // namespace stonemason::test
