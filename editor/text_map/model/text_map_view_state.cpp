// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/text_map_view_state.h"

#include "editor/app/widgets/appearance.h"

#include <QGuiApplication>

namespace stonemason::text_map {

TextMapStyle TextMapViewState::style() const {
    return {.dark = isDark(QGuiApplication::palette()), .gridLines = grid_, .signs = signs_};
}

} // namespace stonemason::text_map
