// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/model/pattern_view_state.h"

#include "editor/app/widgets/appearance.h"

#include <QGuiApplication>

namespace stonemason::ambush {

PatternStyle PatternViewState::style() const {
    return {.dark = isDark(QGuiApplication::palette()), .gridLines = grid_, .characters = characters_};
}

} // namespace stonemason::ambush
