// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"

class QWidget;

namespace stonemason {

/// Lets things move on their way, or not, in the whole application from now on: in our own views, which ask
/// isStill(), and in what the style animates.
void applyMotion(Motion motion);

/// What was applied last.
Motion chosenMotion();

/// Whether what happens in the widget is shown at once, without moving there: chosen by the person, or by the
/// system where that is left to it.
bool isStill(const QWidget& widget);

} // namespace stonemason
