// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/template/template.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Templates in whichever form they come.
namespace stonemason::pocket_heroes {

enum class TemplateFormat : std::uint8_t {
    Own,       ///< .ztemplate, holds everything
    Generator, ///< the generator's JSON
    Text,      ///< its old text form
    Config,    ///< the generator's config.json: numbers for all zones, and no zone
};

/// The form that the bytes appear to be in, valid or not; nullopt: none.
std::optional<TemplateFormat> templateFormatOf(std::string_view bytes);

/// Reads a template in the form it is in; JSON of no form that is known is read as the generator's; a
/// config is a template without zones. Errors:
/// those of the form's reader; template/nothing when it is none and no JSON either.
Result<Template> readTemplate(std::string_view bytes);

/// The content of the bytes that the template returned by readTemplate() lacks, each item with its line: see
/// lossesOfTemplateText(); the other forms lose nothing.
std::vector<Error> lossesWhenRead(std::string_view bytes);

/// Errors: those of the form's writer.
Result<std::string> writeTemplate(const Template& worldTemplate, TemplateFormat form);

/// The parts of the template that a file of the form cannot hold: messages template/lost-config,
/// lost-own-config (what only files of ours hold for all zones), lost-zones (and links), lost-places,
/// lost-notes, lost-unknown (fields), lost-options (of zones, that only files of ours hold), lost-links (of
/// such kinds), lost-name, lost-mines, lost-castles, lost-richness, lost-guards.
std::vector<Message> lossesOf(const Template& worldTemplate, TemplateFormat form);

/// The ids of errors that only readers and writers of templates have, and of their losses, sorted.
inline constexpr auto templateMessageIds = std::to_array<std::string_view>({
    "template/backwards",       // least, most; line and field
    "template/comment",         // begins on the line and never ends
    "template/index",           // index found, place in the list from 0; line and field
    "template/link",            // the text; line
    "template/links-many",      // links at most; line
    "template/lost-castles",    //
    "template/lost-config",     //
    "template/lost-guards",     //
    "template/lost-links",      //
    "template/lost-mines",      //
    "template/lost-name",       //
    "template/lost-notes",      //
    "template/lost-options",    //
    "template/lost-own-config", //
    "template/lost-places",     //
    "template/lost-richness",   //
    "template/lost-unknown",    //
    "template/lost-zones",      //
    "template/map-size",        // number found; line and field
    "template/nation",          // the word; line
    "template/not-a-template",  // the format it names; line and field
    "template/note",            // holds # or NUL; line and field
    "template/notes-many",      // notes at most; line
    "template/nothing",         // there is no template in the bytes
    "template/old-field",       // line and field
    "template/old-range",       // the field that took its place; line and field
    "template/player",          // the text; line
    "template/player-zone",     // zone from 0; line
    "template/players-many",    // players at most; line
    "template/size",            // smallest, largest; line
    "template/surface",         // the word; line
    "template/text-nothing",    // without zones and notes
    "template/text-players",    // colours with gaps, or one twice
    "template/text-zone",       // zone from 0
    "template/text-zones",      // zones at most
    "template/unread-heroes",   // the player's text; line
    "template/unread-links",    // the text; line
    "template/words",           // a name holds NUL; line and field
    "template/zone",            // the text; line
    "template/zones-many",      // zones at most; line
});

/// The config with the values of `own` for all that only our own format holds: rules, and replacements for
/// GeneratorNumbers.
Config withOwnOf(Config config, const Config& own);

} // namespace stonemason::pocket_heroes
