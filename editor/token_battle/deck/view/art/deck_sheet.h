// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/deck/deck_library.h"

#include <QByteArray>
#include <QImage>

class QPainter;

namespace stonemason::token_battle {

/// A small picture of a deck: its four stacks side by side, the top cards whole, of those below the edge with
/// their values and abilities. In the colours of the application's palette.
QImage deckPicture(const Deck& deck, const Catalogue& catalogue, QSize size);

/// How large a deck's sheet is, in units of which it is 1000 wide; as high as its deepest stack and its notes
/// make it.
QSizeF deckSheetSize(const NamedDeck& deck);

/// Draws a deck as one hands it to others, on white whatever the window's palette is: name and tags, the
/// stacks with whole cards, the top ones on top, its numbers, notes and share code. The sheet is as large as
/// there is room in the rectangle, at its top.
void paintDeckSheet(QPainter& painter, const QRectF& room, const NamedDeck& deck, const Catalogue& catalogue);

/// The sheet as a picture, so many pixels wide.
QImage deckSheet(const NamedDeck& deck, const Catalogue& catalogue, int width);

/// The same as the bytes of an SVG file, titled with the deck's name.
QByteArray deckDrawing(const NamedDeck& deck, const Catalogue& catalogue, int width);

} // namespace stonemason::token_battle
