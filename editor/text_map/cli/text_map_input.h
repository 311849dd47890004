// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/glyph_table.h"
#include "editor/cli/arguments.h"

#include <QtGlobal>

#include <optional>

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

} // namespace stonemason::text_map
