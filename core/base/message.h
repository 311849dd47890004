// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace stonemason {

/// One argument of a message: a number, a word (a code, a name, an id) or cells.
using Argument = std::variant<int, std::string, Cell, std::vector<Cell>>;

/// A message independent of any language: an id such as "joins/river-clash" and its arguments in order. The
/// editor's table (editor/text) holds one sentence per id; ids are compile-time constants.
struct Message {
    std::string_view id;
    std::vector<Argument> arguments{};

    bool operator==(const Message&) const = default;
};

/// How bad a problem is. The order is that of rising severity.
enum class Severity : std::uint8_t { Note, Warning, Error };

} // namespace stonemason
