// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/model/board_view_state.h"

#include "editor/app/widgets/appearance.h"

#include <QGuiApplication>

namespace stonemason::wastes {

BoardStyle BoardViewState::style() const {
    return {.dark = isDark(QGuiApplication::palette()),
            .gridLines = grid_,
            .signs = signs_,
            .pieces = pieces_,
            .turned = isTurned()};
}

} // namespace stonemason::wastes
