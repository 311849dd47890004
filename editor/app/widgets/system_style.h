// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason {

/// Lets the platform follow the light or dark setting of the system, and chooses Fusion, on which the
/// program's own style is built, where the style of the system knows no dark. Before QApplication is made;
/// what the environment says stays.
void prepareSystemStyle();

} // namespace stonemason
