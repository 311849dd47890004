// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/code_page.h"
#include "core/text_map/glyph_table.h"
#include "core/text_map/text_map_file.h"
#include "editor/cli/arguments.h"
#include "editor/cli/file_report.h"

#include <QtGlobal>

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::text_map {

/// The option for the encoding of a map of characters.
inline constexpr Option encodingOption{
    .name = "--encoding",
    .value = "SET",
    .choices = charsetIds,
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "What the bytes of a map of characters are: utf-8, cp437 (DOS, with lines of "
                              "boxes and blocks) or cp1252 (Windows, Latin-1); found out unless given")};

/// The value of --encoding; nullopt: the encoding is detected.
std::optional<Charset> charsetAsked(const Arguments& arguments);

/// The data that the verbs need besides a map of characters.
class SignInput {
public:
    /// Nothing, with one line on standard error, when the table of a person's own cannot be used.
    static std::optional<SignInput> load();

    /// What the signs of maps mean.
    const GlyphTable& signs() const { return signs_; }

private:
    explicit SignInput(GlyphTable signs) : signs_(std::move(signs)) {}

    GlyphTable signs_;
};

/// Whether a map of characters is written to a file of that name: .txt or .map, in small or capital letters.
bool isTextMapName(std::string_view name);

/// What `convert` does with a map of characters: writes it as it was read. Returns the exit status.
/// @param charset what its bytes are; nullopt: it is found out
int convertTextMap(const std::string& path, std::string_view bytes, const std::string& output,
                   std::optional<Charset> charset);

/// What `check` reports on a map of characters: signs that the table does not have, rows that end before
/// others, and that there is no floor.
FileReport describeTextMap(const std::string& path, const TextMap& map, const GlyphTable& signs);

} // namespace stonemason::text_map
