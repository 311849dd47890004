// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

class QTextDocument;

namespace stonemason {

/// Dresses a page that was read from Markdown: air around headings and paragraphs, lines around tables, a
/// quiet ground behind code, links in the palette's colour. No block is added or taken away.
void dressGuidePage(QTextDocument& page, const QPalette& palette);

/// Pictures that are wider than this, in device-independent pixels, become as wide; they keep their shape.
void fitGuidePictures(QTextDocument& page, double width);

} // namespace stonemason
