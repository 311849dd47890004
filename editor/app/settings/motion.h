// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"

class QWidget;

namespace stonemason {

/// Enables or disables animation in the whole application: in our own views, which check isStill(), and in
/// the style's own animations.
void applyMotion(Motion motion);

/// The motion applied last.
Motion chosenMotion();

/// Whether changes in the widget are shown at once, without animation: as chosen by the user, or by the
/// system where the user leaves it to that.
bool isStill(const QWidget& widget);

} // namespace stonemason
