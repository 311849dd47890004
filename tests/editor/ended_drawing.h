// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_picture.h"

namespace stonemason::test {

/// How often drawing a board calls its progress callback if call `number`, from 1, returns false: once more,
/// at the very end, if drawing stops there. 0 when there are bytes nevertheless.
inline int asksWhenEndedAt(const GridLook& look, int number) {
    int asks = 0;
    const QByteArray bytes = gridDrawing(look, 16, {}, [&](double) { return ++asks < number; });
    return bytes.isEmpty() ? asks : 0;
}

} // namespace stonemason::test
