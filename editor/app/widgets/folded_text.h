// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason {

/// The same letters for words that a person would take for the same: small ones, without accents and strokes.
/// "Zażółć" becomes "zazolc".
QString folded(const QString& text);

} // namespace stonemason
