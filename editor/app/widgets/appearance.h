// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"

#include <QColor>
#include <QPalette>

namespace stonemason {

/// The two designed palettes: quiet greys, one strong blue for selection (4.5:1 and more on its ground).
QPalette lightPalette();
QPalette darkPalette();

/// Whether text is lighter than its ground.
bool isDark(const QPalette& palette);

/// The WCAG contrast of two opaque colours, 1 to 21.
double contrast(const QColor& a, const QColor& b);

/// `amount` (0 to 1) of `over` laid on `ground`.
QColor blended(const QColor& ground, const QColor& over, double amount);

/// Dresses the application: on the Fusion style with our palettes and our flat chrome; on a desktop's own
/// style the desktop's palette stays unless light or dark is asked for. Call once before widgets are made,
/// and again when the choice changes.
void applyAppearance(Appearance appearance);

/// Sets the text size of the application as a percentage of the system's. Call once before widgets are
/// made, and again when the choice changes.
void applyTextSize(int percent);

/// A length that texts need, in pixels at 100 %, at the size that was applied.
int withTextSize(int pixels);

} // namespace stonemason
