// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/grid/tools/paint_target.h"
#include "editor/text_map/model/sign_book.h"

#include <QString>

namespace stonemason::text_map {

/// What stands in a text for the cells within a part's rectangle that the part has nothing of.
enum class Untouched : std::uint8_t {
    Blank, ///< a blank: a text for other programs
    Marked ///< a tab, which no cell can hold
};

/// A part of a map as text, a line for each row.
QString partText(const LiftedPiece& part, const SignBook& signs, Untouched untouched);

/// The cells of such a text; tabs and what is behind the end of a row leave what is under them alone. Signs
/// that are new join the book. Errors: those of readTextMap.
Result<LiftedPiece> partOf(const QString& text, SignBook& signs);

} // namespace stonemason::text_map
