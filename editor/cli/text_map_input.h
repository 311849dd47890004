// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/sign_table.h"
#include "editor/cli/arguments.h"

#include <QtGlobal>

#include <optional>

namespace stonemason {

/// The option that says what the bytes of a map of characters are.
inline constexpr Option encodingOption{
    .name = "--encoding",
    .value = "SET",
    .choices = text_map::charsetIds,
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "What the bytes of a map of characters are: utf-8, cp437 (DOS, with lines of "
                              "boxes and blocks) or cp1252 (Windows, Latin-1); found out unless given")};

/// What --encoding says; nullopt: it is found out.
std::optional<text_map::Charset> charsetAsked(const Arguments& arguments);

/// What signs of maps of characters mean. Nothing, with one line on standard error, when the table of a
/// person's own cannot be used.
std::optional<text_map::SignTable> loadTextMapSigns();

} // namespace stonemason
