// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <string>

namespace stonemason {

/// The most letters of a stranger's name that are shown.
inline constexpr std::size_t longestPlainWords = 40;

/// A stranger's words as any label, list or tool tip may show them: on one line, without letters that draw
/// nothing or turn others round, nothing that could be taken for markup, and not too long.
QString plainWords(const std::string& words);

} // namespace stonemason
