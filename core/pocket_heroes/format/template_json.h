// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/template/template.h"

#include <string>
#include <string_view>

/// Templates as JSON: the generator's files, template.json and config.json, and our own, .ztemplate.
namespace stonemason::pocket_heroes {

/// Reads a template, strictly, as the generator does: a field it does not know, or one that must be there and
/// is not (name, zones, connections; a zone's surface, size, index; a mine's resource; a connection's first
/// and second), is an error. Ranges are kept as ranges. The config is the usual one: these files hold none.
///
/// Errors, each with its line and field: those of parseJson and JsonReader, file/too-large (bytes at most),
/// template/index (index found, place in the list from 0), template/backwards (least, most),
/// template/words for a name that holds a NUL.
Result<Template> readGeneratorTemplate(std::string_view bytes);

/// Reads a config; each field may be left out. Errors as above, and template/map-size (number found).
/// Fields that only older generators had are template/old-field and template/old-range, here and there.
Result<Config> readGeneratorConfig(std::string_view bytes);

/// Whether the text appears to be a template of the generator, valid or not.
bool looksLikeGeneratorTemplate(std::string_view bytes);

/// Whether the text appears to be a config, valid or not: it is an object that names a field of one, and no
/// zones.
bool looksLikeGeneratorConfig(std::string_view bytes);

/// One zone or connection to a line. What only files of ours hold is left out, see lossesOf(). Errors:
/// write/words (which) for words that are no UTF-8, and with its field the error of the reader.
Result<std::string> writeGeneratorTemplate(const Template& worldTemplate);
Result<std::string> writeGeneratorConfig(const Config& config);

/// Reads a .ztemplate file (resources/schema/ztemplate.schema.json): a template with its config, the places
/// of its zones in the drawing and notes. Its zones and links are written as the generator writes them.
/// Fields we do not know are kept as they were written, but in config, mines, castles, ranges, places and
/// notes, where they are errors. Faults that checks can report and fix, such as a range that runs backwards,
/// are read.
///
/// Errors, each with its line and field: those of parseJson, foreignJson and JsonReader, file/too-large
/// (bytes at most), json/version (found, newest known), template/not-a-template (the format it names),
/// template/map-size (number found), template/note for a note that holds # or NUL, template/words for a name
/// that holds NUL.
Result<Template> readZtemplate(std::string_view bytes);

/// Whether the text is JSON that names the format of readZtemplate().
bool looksLikeZtemplate(std::string_view bytes);

/// One zone or link to a line, fields always in the same order, the unknown ones last. Errors: write/words
/// (which) for words that are no UTF-8, write/unknown-fields for some that are no JSON object, and with its
/// field the error of the reader.
Result<std::string> writeZtemplate(const Template& worldTemplate);

} // namespace stonemason::pocket_heroes
