// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/deck_format.h"

namespace stonemason::token_battle {

/// Our own form, which holds everything (its schema is resources/schema/sdeck.schema.json). Tags, notes and
/// the number of the active deck may be left out. Fields we do not know, of the library and of each deck, are
/// kept as they were written.
/// Errors name the field, or the line of broken JSON: those of parseJson, foreignJson and JsonReader,
/// sdeck/not-decks (the format it names), json/version, sdeck/unknown-game (id), decks/too-many.
Result<DeckReading> readSdeck(std::string_view bytes, const Catalogue& catalogue);

/// One deck to a line, fields always in the same order, the unknown ones last.
/// Errors: write/words (field) for tags or notes that readSdeck would refuse, write/unknown-fields.
Result<std::string> writeSdeck(const DeckLibrary& library, const Catalogue& catalogue);

/// Whether the text is JSON that calls its format that of readSdeck.
bool looksLikeSdeck(std::string_view bytes);

} // namespace stonemason::token_battle
