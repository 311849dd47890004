// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/command_call.h"

#include <QString>

namespace stonemason {

/// The options every verb has beside its own: --help and --version.
std::span<const Option> commonOptions();

/// What `stonemason --help` prints, made from the table of verbs.
QString programHelp();

/// What `stonemason VERB --help` prints.
QString verbHelp(const Verb& verb);

/// What `stonemason WORD --help` prints when the word begins the names of several verbs.
QString familyHelp(std::string_view word, std::span<const Verb* const> family);

/// What `--version` prints.
QString versionLine();

} // namespace stonemason
