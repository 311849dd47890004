// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason {

/// A cursor into a JSON value that stores its field path and records the first error, so that a reader can
/// be written without branches and check for an error once, at the end. Missing or mistyped values read as
/// empty ones. Errors: json/missing, json/type (expected kind), json/range (bounds), json/unknown-id (the id
/// found), json/unknown-field.
class JsonReader {
public:
    JsonReader(const Json& value, std::optional<Error>& firstError) : value_(&value), error_(&firstError) {}

    bool has(const char* key) const { return value_->is_object() && value_->contains(key); }
    JsonReader operator[](const char* key) const; ///< a member that must be there
    JsonReader at(std::size_t index) const;
    std::size_t size() const; ///< of an array; anything else is an error
    /// The size of an array, clamped to `most`; more elements are an error: json/values.
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

} // namespace stonemason
