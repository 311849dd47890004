// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace stonemason {

using Json = nlohmann::ordered_json;

inline constexpr int maximumJsonDepth = 64;

/// Parses JSON strictly: no key twice in one object, at most maximumJsonDepth levels, valid UTF-8, a BOM
/// allowed. Errors: json/syntax (line; what the parser expected), json/depth, json/duplicate (field).
Result<Json> parseJson(std::string_view bytes);

/// A cursor into a JSON value that knows its field path and remembers the first thing that was wrong, so that
/// a reader can be written straight down and asked once, at the end, whether all was well. Missing or
/// mistyped values read as empty ones. Errors: json/missing, json/type (expected kind), json/range (bounds),
/// json/unknown-id.
class JsonReader {
public:
    JsonReader(const Json& value, std::optional<Error>& firstError) : value_(&value), error_(&firstError) {}

    bool has(const char* key) const { return value_->is_object() && value_->contains(key); }
    JsonReader operator[](const char* key) const; ///< a member that must be there
    JsonReader at(std::size_t index) const;
    std::size_t size() const; ///< of an array; anything else is an error

    std::string string() const;
    int integer(int minimum, int maximum) const;
    bool boolean() const;
    const Json& object() const;

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

} // namespace stonemason
