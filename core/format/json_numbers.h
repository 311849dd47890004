// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// JSON has many texts for one number: -110, -110.0 and -1.1e2. What nobody changed is written as it was
/// read.
namespace stonemason {

/// The text with its numbers as the source has them: each that has the same value as the number of the source
/// at the same place (the same names of members and positions in arrays) is replaced by that number's text.
/// Both must be values that stand in texts parseJson() accepts. Linear in both.
std::string withNumbersOf(std::string_view text, std::string_view source);

/// How the numbers of an object stood in its file. It is no part of what the object says: all are equal.
struct NumberTexts {
    std::string
        json{}; ///< a JSON value to hand to withNumbersOf() as the source; empty: as this program writes

    bool operator==(const NumberTexts&) const { return true; }

    /// Those of the source; empty where the text, which this program has written, has the same.
    static NumberTexts of(std::string_view text, std::string_view source);
    /// The text with these numbers.
    std::string in(std::string text) const;
};

} // namespace stonemason
