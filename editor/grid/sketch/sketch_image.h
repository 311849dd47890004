// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace stonemason {

/// A picture from a file, or a sentence why there is none.
struct SketchImage {
    QImage image;
    QString error;
};

/// Reads a picture to trace, in any form that Qt reads, by its content; one of more than maximumSketchPixels
/// is refused, large ones come in small. Drawings (SVG) may not refer to anything outside. May be called on
/// any thread.
SketchImage readSketch(const QString& path);

/// For file dialogs: what readSketch() reads.
QString sketchFilter();

} // namespace stonemason
