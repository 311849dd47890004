// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// JSON as text, preserving what a value tree loses: digits of numbers, layout, lines. All texts must be, or
/// stand in, texts that parseJson() accepts.
namespace stonemason {

/// A member of an object as it stands in the text.
struct RawMember {
    std::string name;         ///< with escapes resolved
    std::string_view rawName; ///< in its quotes
    std::string_view value;
};

/// The members of an object, in order, without loss: numbers keep all their digits, nested values their
/// layout. The text must be one that parseJson accepts and holds an object.
std::vector<RawMember> rawMembers(std::string_view object);

/// The elements of an array likewise. The text must be an array that stands in one parseJson accepts.
std::vector<std::string_view> rawElements(std::string_view array);

/// The line, from 1, on which the value of a field stands, named as JsonReader names it: "zones[3].size".
/// For a missing field, the line on which the value that lacks it begins. The text must be one that
/// parseJson accepts.
int lineOfField(std::string_view json, std::string_view path);

// JSON has many texts for one number: -110, -110.0 and -1.1e2. Unchanged numbers are written as they were
// read.

/// The text with its numbers spelled as in the source: each number whose value equals that of the source's
/// number at the same place (same member names and array positions) is replaced by that number's text. Both
/// must be values that stand in texts parseJson() accepts. Linear in both.
std::string withNumbersOf(std::string_view text, std::string_view source);

/// How the numbers of an object stood in its file. It is no part of the value of the object: all are equal.
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
