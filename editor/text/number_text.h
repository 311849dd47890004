// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason {

/// A number with that many digits behind the point, as the person's language writes it: "56.2", "56,2".
QString decimalText(double number, int digits);
/// A share of 0 to 1 in percent: "56.2 %"
QString percentText(double share);

} // namespace stonemason
