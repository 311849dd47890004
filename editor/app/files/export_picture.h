// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"

#include <QByteArray>
#include <QImage>
#include <QSize>

#include <functional>
#include <optional>

namespace stonemason {

/// A picture that leaves the program, as what it shows was when it was asked for.
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
