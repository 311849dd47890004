// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/template/template.h"

#include <string>
#include <string_view>

/// The generator's own files: template.json and config.json.
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

/// Whether the text means to be a template of the generator's, sound or not.
bool looksLikeGeneratorTemplate(std::string_view bytes);

/// Whether the text means to be a config, sound or not: it is an object that names a field of one, and no
/// zones.
bool looksLikeGeneratorConfig(std::string_view bytes);

/// One zone or connection to a line. What only files of ours hold is left out, see lossesOf(). Errors:
/// write/words (which) for words that are no UTF-8, and with its field what the reader would say.
Result<std::string> writeGeneratorTemplate(const Template& made);
Result<std::string> writeGeneratorConfig(const Config& config);

} // namespace stonemason::pocket_heroes
