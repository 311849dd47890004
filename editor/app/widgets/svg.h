// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace stonemason {

/// A drawing to be kept as lines and areas.
struct SvgDrawing {
    QSize size;    ///< in the painter's units, which are pixels where it is shown unscaled
    QString title; ///< what it shows, for people who cannot see it; any text, empty for none
    /// Draws it. Pictures of pixels are left out, since they are neither lines nor areas.
    std::function<void(QPainter& painter)> paint;
};

/// The drawing as the bytes of an SVG file (1.1, no more of it than SVG Tiny has), the same bytes for the
/// same drawing. Letters become outlines: they look alike whatever fonts there are. What clips cut off is cut
/// off the shapes themselves, since many programs that show SVG know no clips.
QByteArray svgBytes(const SvgDrawing& drawing);

} // namespace stonemason
