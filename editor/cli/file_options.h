// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/arguments.h"

#include <QtGlobal>

#include <array>

namespace stonemason {

/// The kinds that --as names.
inline constexpr std::array<std::string_view, 6> readableKinds{"map",   "deck",     "board",
                                                               "world", "template", "text-map"};

/// The option of verbs that detect what a file holds, to set it instead.
inline constexpr Option asOption{
    .name = "--as",
    .value = "KIND",
    .choices = readableKinds,
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "What FILE is read as, whatever it looks like: map (of King's Conflict), deck, "
                              "board, world, template or text-map (of characters, of no game)")};

} // namespace stonemason
