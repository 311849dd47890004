// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QStyleOption;

namespace stonemason {

/// Frames and marks whose edges Fusion derives by darkening the window, which a dark window swallows. These
/// take them from the text colour, so that they are seen on both palettes.
void drawFieldFrame(const QStyleOption& option, QPainter& painter, double inset = 0);
void drawRadioMark(const QStyleOption& option, QPainter& painter);
void drawCheckMark(const QStyleOption& option, QPainter& painter);

} // namespace stonemason
