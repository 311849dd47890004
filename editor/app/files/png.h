// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"

#include <QByteArray>

class QImage;

namespace stonemason {

/// A picture as the bytes of a PNG file; empty when memory does not suffice, or when it was ended.
/// @param progress is called often, to ask whether to go on; with 1 from the beginning, as the duration
/// cannot be estimated
QByteArray pngBytes(const QImage& picture, const WorkProgress& progress = {});

} // namespace stonemason
