// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json_reader.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace stonemason {

JsonReader JsonReader::operator[](const char* key) const {
    static const Json null;
    const bool there = has(key);
    JsonReader member(there ? (*value_)[key] : null, *error_);
    member.path_ = path_.empty() ? std::string(key) : path_ + "." + key;
    if (!there) member.fail("json/missing");
    return member;
}

JsonReader JsonReader::at(std::size_t index) const {
    JsonReader element((*value_)[index], *error_);
    element.path_ = path_ + "[" + std::to_string(index) + "]";
    return element;
}

std::size_t JsonReader::size() const {
    if (value_->is_array()) return value_->size();
    fail("json/type", {std::string("array")});
    return 0;
}

std::size_t JsonReader::sizeUpTo(int most) const {
    const std::size_t found = size();
    if (found > std::size_t(most)) fail("json/values", {most});
    return std::min(found, std::size_t(most));
}

std::string JsonReader::string() const {
    if (value_->is_string()) return value_->get<std::string>();
    fail("json/type", {std::string("string")});
    return {};
}

int JsonReader::integer(int minimum, int maximum) const {
    if (!value_->is_number_integer()) {
        fail("json/type", {std::string("integer")});
        return minimum;
    }
    const bool tooLarge =
        value_->is_number_unsigned() && value_->get<std::uint64_t>() > std::uint64_t(INT64_MAX);
    const auto number = tooLarge ? INT64_MAX : value_->get<std::int64_t>();
    if (number >= minimum && number <= maximum) return int(number);
    fail("json/range", {minimum, maximum});
    return minimum;
}

int JsonReader::clamped(int minimum, int maximum) const {
    if (!value_->is_number_integer()) return integer(minimum, maximum);
    if (value_->is_number_unsigned())
        return int(std::clamp(value_->get<std::uint64_t>(), std::uint64_t(std::max(minimum, 0)),
                              std::uint64_t(std::max(maximum, 0))));
    return int(std::clamp(value_->get<std::int64_t>(), std::int64_t(minimum), std::int64_t(maximum)));
}

std::optional<std::uint64_t> JsonReader::natural() const {
    if (!value_->is_number_unsigned()) return std::nullopt;
    return value_->get<std::uint64_t>();
}

std::optional<std::int64_t> JsonReader::whole() const {
    const bool tooLarge =
        value_->is_number_unsigned() &&
        value_->get<std::uint64_t>() > std::uint64_t(std::numeric_limits<std::int64_t>::max());
    if (!value_->is_number_integer() || tooLarge) return std::nullopt;
    return value_->get<std::int64_t>();
}

bool JsonReader::boolean() const {
    if (value_->is_boolean()) return value_->get<bool>();
    fail("json/type", {std::string("boolean")});
    return false;
}

const Json& JsonReader::object() const {
    static const Json empty = Json::object();
    if (value_->is_object()) return *value_;
    fail("json/type", {std::string("object")});
    return empty;
}

void JsonReader::allowOnly(std::initializer_list<std::string_view> names) const {
    if (!value_->is_object() || *error_) return;
    for (const auto& [name, value] : value_->items())
        if (std::ranges::find(names, name) == names.end())
            return (*this)[name.c_str()].fail("json/unknown-field");
}

std::string JsonReader::stringOr(const char* key, std::string fallback) const {
    return has(key) ? (*this)[key].string() : std::move(fallback);
}

void JsonReader::fail(std::string_view id, std::vector<Argument> arguments) const {
    if (!*error_) *error_ = Error{.message = {id, std::move(arguments)}, .line = 0, .field = path_};
}

} // namespace stonemason
