// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace stonemason {

class DuelDocument;

/// The board of the position looked at, at most this large, on nothing.
QImage boardPicture(const DuelDocument& document, QSize size);

} // namespace stonemason
