// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace stonemason {

/// Gives the keys to the next panel in sight of the view's main window, or to the one before (`by` 1 or -1):
/// from the view through the panels of the left side, the right side and the lower edge, each from the top
/// down, then those that float, and back to the view. A panel that waits behind another one, or in which
/// nothing takes keys, is passed over.
void stepPanel(QWidget& view, int by);

} // namespace stonemason
