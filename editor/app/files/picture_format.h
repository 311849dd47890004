// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace stonemason {

/// The forms in which pictures are kept: pixels or lines and areas.
enum class PictureFormat { Png, Svg };

/// The form of a file of that name: SVG for ".svg" in any case, PNG for all others.
PictureFormat pictureFormatOf(const QString& path);

/// Whether the name promises a form of pictures or pages that is neither: ".pdf", ".jpg" ...
bool promisesAnotherFormat(const QString& path);

/// What file dialogs call them: "Picture (*.png)", PNG first.
QStringList pictureFilters();

} // namespace stonemason
