// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/deck_format.h"

namespace stonemason::token_battle {

// A user's file of the original game (source): nickname, e-mail and password, a line each, then "Handset",
// the number of the active set, a blank line and the sets. What stands before "Handset" is private: nothing
// here keeps it, puts it into an error or writes it anywhere but back into the same file, byte for byte.

/// Whether the text is such a file: "Handset" stands on its fourth line or, when it does not begin with a
/// set, on one of the next few with a number below it.
bool looksLikeUserFile(std::string_view bytes);

/// Whether the text may once have been such a file: "Handset" stands alone on one of its first lines. Then
/// nothing of it should be quoted, and the error of readUserFile names what is missing.
bool mayHaveBeenUserFile(std::string_view bytes);

/// Whether `now` may be written to a file that holds `before`: to any, but to a user file only itself with
/// other sets, every byte before them as it is.
bool keepsUserFile(std::string_view before, std::string_view now);

/// Decks and active deck of such a file. The format of the reading is UserFile.
/// Errors: user/number (line; no number below "Handset", or it stands too far up), user/no-sets (line;
/// something else than sets stands behind the number), decks/too-many.
Result<DeckReading> readUserFile(std::string_view bytes, const Catalogue& catalogue);

/// The file with the library's decks in place of its sets, in the form (with or without names) and with the
/// line ends that the file has; every other byte stays, the number of the active set too. A file that holds
/// the same decks already is returned as it is. The notes are those of writeDecks, with write/active-stays
/// (the file's active set, counted from 1) in place of write/lost-active. Note that sets which readUserFile
/// leaves out are replaced as well: ask first. Errors: user/not-a-user-file, those of readUserFile,
/// write/no-decks, write/empty-stack, user/active-missing (the file's active set, counted from 1; decks) when
/// there would be no such set.
Result<WrittenDecks> replaceSets(std::string_view userFile, const DeckLibrary& library,
                                 const Catalogue& catalogue);

} // namespace stonemason::token_battle
