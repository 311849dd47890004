// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QImage;

namespace stonemason {

/// A picture as the bytes of a PNG file; empty when memory does not suffice.
QByteArray pngBytes(const QImage& picture);

} // namespace stonemason
