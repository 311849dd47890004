// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json_raw.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Writes JSON as text, with members in the order in which they are added: files keep the layout that people
/// read, and fields the program does not know keep theirs.
namespace stonemason {

/// Builds the text of an object. Values are texts of JSON themselves.
class JsonObjectText {
public:
    /// On one line: {"a": 1, "b": 2}.
    JsonObjectText() = default;
    /// With a member to each line.
    /// @param indent blanks before the line on which the object ends; members have two more
    explicit JsonObjectText(int indent) : lineStart_('\n' + std::string(std::size_t(indent), ' ')) {}

    bool isEmpty() const { return members_.empty(); }
    /// The name is valid UTF-8 without its quotes.
    void add(std::string_view name, std::string_view value);
    /// Name and value as they stand in another text.
    void add(const RawMember& member);
    void addAll(const std::vector<RawMember>& members);
    /// "{}" without members.
    std::string text() const;

private:
    void addRaw(std::string_view rawName, std::string_view value);

    std::string lineStart_; ///< the end of a line and its indent; empty: all is on one line
    std::string members_;
};

/// The members of the object that have none of these names, in order; of an empty text none. They refer to
/// the text.
std::vector<RawMember> membersExcept(std::span<const std::string_view> names, std::string_view object);

/// Likewise as the text of an object; empty when there are none.
std::string unknownFields(std::span<const std::string_view> known, std::string_view object);

/// Whether the text, such as unknown fields that were kept, is an object or empty.
bool isObjectOrEmpty(std::string_view text);

inline std::string_view jsonBoolean(bool value) {
    return value ? "true" : "false";
}

/// A list on one line: [1, 2]. `textOf` gives the text of each item.
template <typename Items, typename TextOf>
std::string jsonList(const Items& items, TextOf textOf) {
    std::string text = "[";
    for (const auto& item : items)
        text.append(text.size() > 1 ? ", " : "").append(textOf(item));
    return text + "]";
}

/// A list with an item to each line; "[]" when there are none.
/// @param indent blanks before the line on which the list ends; items have two more
template <typename Items, typename TextOf>
std::string jsonLines(const Items& items, int indent, TextOf textOf) {
    const std::string lineStart = '\n' + std::string(std::size_t(indent), ' ');
    std::string text = "[";
    for (const auto& item : items)
        text.append(text.size() > 1 ? "," : "").append(lineStart).append("  ").append(textOf(item));
    return text.size() > 1 ? text + lineStart + "]" : text + "]";
}

} // namespace stonemason
