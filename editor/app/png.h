// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"

#include <QByteArray>

class QImage;

namespace stonemason {

/// A picture as the bytes of a PNG file; empty when memory does not suffice, or when it was ended.
/// @param progress is asked often whether to go on; told 1 from the beginning, for nobody knows how long it
/// takes
QByteArray pngBytes(const QImage& picture, const WorkProgress& progress = {});

} // namespace stonemason
