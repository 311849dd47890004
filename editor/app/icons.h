// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace stonemason {

/// A tool bar or menu icon from resources/icons, drawn in the palette's text colour: `currentColor` in the
/// SVG is replaced when the icon is painted, so one drawing serves the light and the dark palette and every
/// state.
/// @param name the file's name without ".svg"
QIcon icon(const QString& name);

} // namespace stonemason
