// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason {

using Json = nlohmann::ordered_json;

/// How many elements an array may have at most, by the names of the members that lead to it from the root:
/// "zones", "zones.mines". Arrays on the way have no names.
struct JsonListLimit {
    std::string_view path;
    int most = 0;
};

/// Parses JSON strictly: no key twice in one object, at most maximumJsonDepth levels, maximumJsonMembers in
/// an object and so many values, no list beyond its limit, valid UTF-8; a BOM is allowed. What is too much is
/// refused as soon as it is come to. Errors, all with a line: json/syntax,
/// json/cut (the text ends with something still open), json/utf8, json/number (too large to be held), and
/// with the field too: json/depth (levels at most), json/values (values at most, in all, in the object or in
/// the list), json/duplicate (key).
Result<Json> parseJson(std::string_view bytes, int mostValues = maximumJsonValues,
                       std::span<const JsonListLimit> lists = {});

/// The words as JSON writes them: in quotes, with what must be escaped so. They must be valid UTF-8.
std::string jsonText(std::string_view words);

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

/// A cursor into a JSON value that knows its field path and remembers the first thing that was wrong, so that
/// a reader can be written straight down and asked once, at the end, whether all was well. Missing or
/// mistyped values read as empty ones. Errors: json/missing, json/type (expected kind), json/range (bounds),
/// json/unknown-id (the id found), json/unknown-field.
class JsonReader {
public:
    JsonReader(const Json& value, std::optional<Error>& firstError) : value_(&value), error_(&firstError) {}

    bool has(const char* key) const { return value_->is_object() && value_->contains(key); }
    JsonReader operator[](const char* key) const; ///< a member that must be there
    JsonReader at(std::size_t index) const;
    std::size_t size() const; ///< of an array; anything else is an error
    /// The size of an array, but no more than this, which more elements are an error of: json/values.
    std::size_t sizeUpTo(int most) const;

    std::string string() const;
    int integer(int minimum, int maximum) const;
    /// A whole number, or the bound it lies beyond; the bounds must not both be negative.
    int clamped(int minimum, int maximum) const;
    /// A whole number that is not negative, without an error when it is none.
    std::optional<std::uint64_t> natural() const;
    /// A whole number, without an error when it is none or has more than 63 bits.
    std::optional<std::int64_t> whole() const;
    bool boolean() const;
    const Json& object() const;

    /// Fails at the first member that is not among these names.
    void allowOnly(std::initializer_list<std::string_view> names) const;

    /// string() when the member is there, else the fallback.
    std::string stringOr(const char* key, std::string fallback) const;

    const std::string& path() const { return path_; }
    /// Records an error at this field, unless an earlier one stands.
    void fail(std::string_view id, std::vector<Argument> arguments = {}) const;

private:
    const Json* value_;
    std::optional<Error>* error_;
    std::string path_;
};

/// Whether the text means to be JSON: it begins with a brace, or with a bracket before something no post
/// would have there, not a BBCode tag, not a number.
bool looksLikeJson(std::string_view text);

/// json/foreign when this is not what one of our files holds: an object that names its format.
std::optional<Error> foreignJson(const Json& root);

/// parseJson() of a file of ours: also fails with foreignJson().
Result<Json> parseOwnJson(std::string_view bytes, int mostValues = maximumJsonValues,
                          std::span<const JsonListLimit> lists = {});

/// Whether the text holds, anywhere, a "format" of this name: enough to detect which of our formats is
/// intended.
bool namesFormat(std::string_view bytes, std::string_view format);

} // namespace stonemason
