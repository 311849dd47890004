// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/deck_format.h"

#include <QString>

#include <string>

namespace stonemason::token_battle {

/// What a document's file holds besides the decks.
struct DeckFileFormat {
    DeckFormat format = DeckFormat::Sdeck;
    bool holdsMore = false;  ///< words around the decks, which saving does not write
    bool isReshaped = false; ///< a list of a shape that no form has: saving writes it in another
    QString leftOut;         ///< the decks a library cannot hold, as a list; empty: none
};

/// The form of these bytes of a file, or nullopt when they hold no decks.
std::optional<DeckFileFormat> deckFileFormatOf(const std::string& bytes, const Catalogue& catalogue);

/// The form a file of this name is given when it is new: .txt set text, .md, .csv and .html a table, anything
/// else an .sdeck.
DeckFormat deckFormatOf(const QString& path);

/// The notices shown when a file opens: see Document.
struct DeckOpening {
    QString loss;
    QString note;
};

DeckOpening openingOf(const DeckReading& reading, const Catalogue& catalogue);

/// What saving in a form loses, a sentence each, of the notes that writing gave; empty: nothing.
QString lossOf(const std::vector<Message>& notes, const Catalogue& catalogue);

} // namespace stonemason::token_battle
