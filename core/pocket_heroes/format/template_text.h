// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/template/template.h"

#include <string>
#include <string_view>
#include <vector>

/// The generator's old text form (source: its last parser that read it, revision 631620d, and the files that
/// came with it):
///
///     # a comment, also over several lines #
///     50, grass;   zones: size, surface; their index is their order
///     50, snow;
///     0-1;         links: - a passage, ~ a road, ^ portals
///     citadel, 0   players: castle, zone, heroes; their colour is their order
namespace stonemason::pocket_heroes {

/// Accepts all that the generator's parser accepts: blanks and line ends are ignored, fields behind the
/// first two of a zone and text behind the second zone of a link are ignored, surfaces and
/// castles may be in small or capital letters, empty parts and more than one list of links (the first
/// counts) may stand anywhere, the last semicolon may be missing. Tabs are blanks, too. Links have no
/// guards. A player is the owner of a castle in the zone; one with heroes means Config::spawnHeroAtCastle,
/// see lossesOfTemplateText(). Comments become notes: of the zone they follow on its line or stand above,
/// else of the template. The name is empty.
///
/// Errors, each with its line: those of foreignBytes, file/too-large (bytes at most), json/utf8,
/// template/nothing (only
/// separators), template/comment for one that does not end, template/zone, template/size (smallest, largest),
/// template/surface (word), template/link (the text), template/player, template/nation (word),
/// template/player-zone (zone), template/players-many (most), template/zones-many (most), template/links-many
/// (most), template/notes-many (most).
Result<Template> readTemplateText(std::string_view bytes);

/// The parts of the text that the template lacks, each with its line: template/unread-links (the
/// second list of links, where more may follow), template/unread-heroes (a player who has another number of
/// heroes than the one that Config::spawnHeroAtCastle gives to all). Nothing of a text that cannot be read.
std::vector<Error> lossesOfTemplateText(std::string_view bytes);

/// Whether the text appears to be one, valid or not: its first part that is not a comment is a number, a
/// comma and a word, and some part names a surface behind its number, or a link. After a # without a closing
/// #, the rest of the line is ignored.
bool looksLikeTemplateText(std::string_view bytes);

/// How many of the parts at the beginning of a text, in thousandths, are zones or links; a part ends with its
/// line, too.
int templateTextLikeness(std::string_view text);

/// One zone to a line with its notes behind it; links; players. What the form cannot hold is left out, see
/// lossesOf(). Errors: write/words (which), template/note (a note holds # or NUL), template/text-zones (most
/// zones) for links to a zone whose number has two digits, template/text-players for castles of a colour when
/// an earlier one has none, or of which a colour has two, template/text-zone (index from 0) for a size or a
/// surface that the form cannot hold, template/text-nothing without zones, links and notes.
Result<std::string> writeTemplateText(const Template& worldTemplate);

} // namespace stonemason::pocket_heroes
