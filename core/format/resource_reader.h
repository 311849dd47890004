// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"
#include "core/format/json.h"
#include "core/format/json_reader.h"

#include <span>
#include <utility>

namespace stonemason {

/// Helpers shared by the readers of resources: the rules, cards and catalogues that a game author may
/// change.

/// Fails unless the file has this format (json/unknown-id) and version (json/version: found, known).
void requireForm(const JsonReader& root, std::string_view format, int version);

/// The same for a document: any version up to the newest will do, and another format has an error of its own,
/// with the name found.
void requireFormat(const JsonReader& root, std::string_view format, int newestVersion,
                   std::string_view formatError);

/// Words that must not be empty: json/missing.
std::string readWords(const JsonReader& r);

/// Words in each language of an object, English among them.
LocalText readLocalText(const JsonReader& r);

/// The source that a number names: json/unknown-id when it is none of these.
void requireSource(const JsonReader& source, std::span<const std::string_view> sources);

/// The value of an object {"value", "source"}.
JsonReader sourcedValue(const JsonReader& r, std::span<const std::string_view> sources);

/// What a Reader(json, firstError).read() makes of the text, or the first thing that was wrong.
template <typename Reader>
auto readJson(std::string_view text) -> Result<decltype(std::declval<Reader&>().read())> {
    const Result<Json> parsed = parseJson(text);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    auto value = Reader(*parsed, error).read();
    if (error) return *error;
    return value;
}

} // namespace stonemason
