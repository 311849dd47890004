// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason {

/// Makes the texts of the application as large as that many hundredths of what the system has. Call once
/// before widgets are made, and again when the choice changes.
void applyTextSize(int percent);

/// A length that texts need, in pixels at 100 %, at the size that was applied.
int withTextSize(int pixels);

} // namespace stonemason
