// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json.h"

#include <algorithm>
#include <set>

namespace stonemason {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// Thrown out of the parser's callback to stop it at once.
struct Refused {
    Error error;
};

/// Watches the parser: counts levels, remembers the keys of every open object.
class StrictObserver {
public:
    void see(int depth, nlohmann::json::parse_event_t event, const Json& parsed) {
        using Event = nlohmann::json::parse_event_t;
        if (event == Event::object_start || event == Event::array_start) {
            if (depth >= maximumJsonDepth) throw Refused{{.message = {"json/depth", {maximumJsonDepth}}}};
            keys_.resize(std::size_t(depth) + 1);
            keys_.back().clear();
        } else if (event == Event::key) {
            const auto key = parsed.get<std::string>();
            if (!keys_[std::size_t(depth) - 1].insert(key).second)
                throw Refused{{.message = {"json/duplicate", {key}}, .field = key}};
        }
    }

private:
    std::vector<std::set<std::string>> keys_;
};

int lineOf(std::string_view bytes, std::size_t position) {
    const auto end = bytes.begin() + std::ptrdiff_t(std::min(position, bytes.size()));
    return 1 + int(std::count(bytes.begin(), end, '\n'));
}

} // namespace

Result<Json> parseJson(std::string_view bytes) {
    if (bytes.starts_with(byteOrderMark)) bytes.remove_prefix(byteOrderMark.size());
    StrictObserver observer;
    const auto callback = [&observer](int depth, auto event, const Json& parsed) {
        observer.see(depth, nlohmann::json::parse_event_t(int(event)), parsed);
        return true;
    };
    try {
        return Json::parse(bytes, callback);
    } catch (const Refused& refused) {
        return refused.error;
    } catch (const Json::parse_error& error) {
        return Error{.message = {"json/syntax", {}}, .line = lineOf(bytes, error.byte)};
    }
}

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

std::string JsonReader::stringOr(const char* key, std::string fallback) const {
    return has(key) ? (*this)[key].string() : std::move(fallback);
}

void JsonReader::fail(std::string_view id, std::vector<Argument> arguments) const {
    if (!*error_) *error_ = Error{.message = {id, std::move(arguments)}, .line = 0, .field = path_};
}

} // namespace stonemason
