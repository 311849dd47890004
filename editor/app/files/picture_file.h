// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QStringList>

#include <functional>
#include <optional>

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

class QImage;

namespace stonemason {

/// A picture as the bytes of a PNG file; empty when memory does not suffice, or when it was ended.
/// @param progress is called often, to ask whether to go on; with 1 from the beginning, as the duration
/// cannot be estimated
QByteArray pngBytes(const QImage& picture, const WorkProgress& progress = {});

/// A picture to export, with its content as it was when requested.
struct ExportPicture {
    QSize size; ///< as it is saved, in pixels
    /// Draws it as it is saved, or smaller, so that it fits into `room`. Null when memory does not suffice,
    /// or when it was ended.
    std::function<QImage(std::optional<QSize> room, const WorkProgress& progress)> image;
    /// The same as the bytes of an SVG file; empty when it was ended.
    std::function<QByteArray(const WorkProgress& progress)> drawing;
    /// Drawing takes long: both are called on another thread, which needs copies of all they draw. Else on
    /// the window's, before what they draw changes.
    bool isDrawnAside = false;
};

} // namespace stonemason
