// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace stonemason {

using Json = nlohmann::ordered_json;

/// How many elements an array may have at most, by the names of the members that lead to it from the root:
/// "zones", "zones.mines". Arrays on the way have no names.
struct JsonListLimit {
    std::string_view path;
    int most = 0;
};

/// Parses JSON strictly: no key twice in one object, at most maximumJsonDepth levels, maximumJsonMembers in
/// an object and so many values, no list beyond its limit, valid UTF-8; a BOM is allowed. Excess is rejected
/// as soon as the parser reaches it. Errors, all with a line: json/syntax, json/cut (the text ends with
/// something still open), json/utf8, json/number (too large to be held), and with the field too: json/depth
/// (levels at most), json/values (values at most, in all, in the object or in the list), json/duplicate
/// (key).
Result<Json> parseJson(std::string_view bytes, int mostValues = maximumJsonValues,
                       std::span<const JsonListLimit> lists = {});

/// The words as JSON writes them: in quotes, with what must be escaped so. They must be valid UTF-8.
std::string jsonText(std::string_view words);

/// Whether the text is intended as JSON: it begins with a brace, or with a bracket that is not followed by
/// what a post may contain there, such as a BBCode tag or a number.
bool looksLikeJson(std::string_view text);

/// json/foreign unless this is the root of one of our files: an object that names its format.
std::optional<Error> foreignJson(const Json& root);

/// parseJson() of a file of ours: also fails with foreignJson().
Result<Json> parseOwnJson(std::string_view bytes, int mostValues = maximumJsonValues,
                          std::span<const JsonListLimit> lists = {});

/// Whether the text holds, anywhere, a "format" of this name: enough to detect which of our formats is
/// intended.
bool namesFormat(std::string_view bytes, std::string_view format);

} // namespace stonemason
