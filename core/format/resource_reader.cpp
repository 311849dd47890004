// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/resource_reader.h"

#include <algorithm>

namespace stonemason {

void requireForm(const JsonReader& root, std::string_view format, int version) {
    if (root["format"].string() != format) root["format"].fail("json/unknown-id", {std::string(format)});
    const int found = root["version"].integer(1, 1'000'000);
    if (found != version) root["version"].fail("json/version", {found, version});
}

void requireFormat(const JsonReader& root, std::string_view format, int newestVersion,
                   std::string_view formatError) {
    const std::string name = root["format"].string();
    if (name != format) root["format"].fail(formatError, {name});
    const int version = root["version"].integer(1, 1'000'000);
    if (version > newestVersion) root["version"].fail("json/version", {version, newestVersion});
}

std::string readWords(const JsonReader& r) {
    std::string words = r.string();
    if (words.empty()) r.fail("json/missing");
    return words;
}

LocalText readLocalText(const JsonReader& r) {
    LocalText text;
    for (const auto& [language, value] : r.object().items())
        text[language] = readWords(r[language.c_str()]);
    if (!r.has("en")) r["en"].fail("json/missing");
    return text;
}

void requireSource(const JsonReader& source, std::span<const std::string_view> sources) {
    const std::string found = source.string();
    if (std::ranges::find(sources, found) == sources.end()) source.fail("json/unknown-id", {found});
}

JsonReader sourcedValue(const JsonReader& r, std::span<const std::string_view> sources) {
    requireSource(r["source"], sources);
    r.allowOnly({"value", "source"});
    return r["value"];
}

} // namespace stonemason
