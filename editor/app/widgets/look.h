// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>

namespace stonemason {

/// The rhythm of docks and dialogs, in device-independent pixels.
inline constexpr int gap = 8;

/// The opacity of a ghost, the preview of a press: clearly less than that of content.
inline constexpr double ghostOpacity = 0.5;

/// The same font in bold.
QFont boldOf(QFont font);

/// The colour that stands for a severity: strips, badges and rings. Legible on the palette's window ground.
QColor severityColour(Severity severity, const QPalette& palette);
/// The green that means "nothing is wrong", and only that.
QColor fineColour(const QPalette& palette);
/// Text of this colour's badge or button.
QColor inkOn(const QColor& ground);
/// `amount` (0 to 1) of `over` laid on the palette's base: the ground of a tinted panel.
QColor tinted(const QPalette& palette, const QColor& over, double amount);

/// Octagon, triangle or circle: the severities differ in shape and in colour.
QIcon severityIcon(Severity severity);

} // namespace stonemason
