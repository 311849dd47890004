// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

#include <initializer_list>

class QPainter;

namespace stonemason {

/// A tool bar or menu icon from resources/icons, drawn in the palette's text colour: `currentColor` in the
/// SVG is replaced when the icon is painted, so one drawing serves the light and the dark palette and every
/// state.
/// @param name the file's name without ".svg"
QIcon icon(const QString& name);

/// What is drawn, opaque, for a colour that an SVG names.
struct SvgColour {
    const char* name;
    QColor colour;
};

/// Draws an SVG of the resources into a rectangle, lines and areas as they are, in other colours. It is
/// parsed once for each choice of colours.
/// @param path such as ":/symbols/gild.svg"
void paintSvg(QPainter& painter, const QRectF& rect, const QString& path,
              std::initializer_list<SvgColour> colours);

/// The program's own icon, in the sizes that window managers and the About box are given. The file alone
/// would be parsed anew for each of them, by a plugin that nothing else needs.
QIcon programIcon();

} // namespace stonemason
