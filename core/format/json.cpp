// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json.h"

#include "core/base/text.h"
#include "core/format/text_file.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>
#include <vector>

namespace stonemason {

namespace {

/// Walks over the bytes and lets others see how far the parser has come.
class WatchedIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    WatchedIterator(const char* at, const char** furthest) : at_(at), furthest_(furthest) {}
    reference operator*() const { return *at_; }
    WatchedIterator& operator++() {
        *furthest_ = ++at_;
        return *this;
    }
    WatchedIterator operator++(int) {
        const WatchedIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const WatchedIterator& other) const { return at_ == other.at_; }

private:
    const char* at_;
    const char** furthest_;
};

/// Builds the tree while it watches over its limits. Members are appended unseen (the keys in use are kept
/// beside, sorted): looking each up in the object itself would take quadratic time.
class TreeBuilder : public nlohmann::json_sax<Json> {
public:
    TreeBuilder(int mostValues, std::span<const JsonListLimit> lists, std::size_t size)
        : mostValues_(mostValues), lists_(lists), size_(size) {}

    Json& tree() { return tree_; }
    /// What stopped the parser; the line is the caller's to add.
    const std::optional<Error>& error() const { return error_; }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        Level& level = levels_[depth_ - 1];
        if (level.keys.size() == std::size_t(maximumJsonMembers))
            return refuse({"json/values", {maximumJsonMembers}});
        const bool isNew = level.keys.insert(name).second;
        level.key = std::move(name);
        return isNew || refuse({"json/duplicate", {level.key}});
    }

    /// The position counts the end of the text as one more byte.
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& error) override {
        constexpr int outOfRange = 406;
        if (error.id == outOfRange) return refuse({"json/number"}, false);
        const bool isCut = depth_ > 0 && position > size_;
        return refuse({isCut ? "json/cut" : "json/syntax"}, false);
    }

private:
    struct Level {
        Json* value = nullptr;
        std::size_t mostElements = 0; ///< of an array
        string_t key{};               ///< of the member being read
        std::set<string_t> keys{};
    };

    bool add(Json value) { return put(std::move(value)) != nullptr; }

    Json* put(Json value) {
        if (++values_ > mostValues_) {
            refuse({"json/values", {mostValues_}});
            return nullptr;
        }
        if (depth_ == 0) return &(tree_ = std::move(value));
        const Level& level = levels_[depth_ - 1];
        if (auto* array = level.value->get_ptr<Json::array_t*>()) {
            if (array->size() < level.mostElements) return &array->emplace_back(std::move(value));
            refuse({"json/values", {int(level.mostElements)}});
            // It is about the list, not about its first element that is too much.
            if (error_) error_->field.erase(std::min(error_->field.size(), error_->field.rfind('[')));
            return nullptr;
        }
        auto* object = level.value->get_ptr<Json::object_t*>();
        static_cast<Json::object_t::Container*>(object)->emplace_back(level.key, std::move(value));
        return &object->back().second;
    }

    bool open(Json container) {
        if (depth_ == std::size_t(maximumJsonDepth)) return refuse({"json/depth", {maximumJsonDepth}});
        Json* value = put(std::move(container));
        if (!value) return false;
        if (levels_.size() == depth_) levels_.emplace_back();
        levels_[depth_].value = value;
        if (value->is_array()) levels_[depth_].mostElements = mostElementsHere();
        levels_[depth_].keys.clear();
        ++depth_;
        return true;
    }

    /// Of the array that is about to be opened.
    std::size_t mostElementsHere() const {
        if (lists_.empty()) return std::numeric_limits<std::size_t>::max();
        std::string names;
        for (std::size_t i = 0; i < depth_; ++i)
            if (levels_[i].value->is_object()) names += (names.empty() ? "" : ".") + levels_[i].key;
        const auto limit = std::ranges::find(lists_, std::string_view(names), &JsonListLimit::path);
        return limit == lists_.end() ? std::numeric_limits<std::size_t>::max() : std::size_t(limit->most);
    }

    bool close() {
        --depth_;
        return true;
    }

    bool refuse(Message message, bool withField = true) {
        if (!error_) error_ = Error{std::move(message), 0, withField ? path() : std::string()};
        return false;
    }

    /// The field being read. Of a deep one only the first steps and the last are named: "[0][0][0]...[0]".
    std::string path() const {
        constexpr std::size_t mostInFull = 8;
        constexpr std::size_t firstSteps = 3;
        std::string path;
        for (std::size_t i = 0; i < depth_; ++i) {
            const bool left = depth_ > mostInFull && i == firstSteps;
            if (left) i = depth_ - 1;
            const Level& level = levels_[i];
            const bool open = i + 1 < depth_;
            path += left ? "..." : path.empty() || level.value->is_array() ? "" : ".";
            path += level.value->is_array() ? "[" + std::to_string(level.value->size() - (open ? 1 : 0)) + "]"
                                            : level.key;
        }
        return path;
    }

    Json tree_;
    std::vector<Level> levels_; ///< the open ones are the first depth_
    std::size_t depth_ = 0;
    int values_ = 0;
    int mostValues_;
    std::span<const JsonListLimit> lists_;
    std::size_t size_; ///< of the text, in bytes
    std::optional<Error> error_;
};

} // namespace

Result<Json> parseJson(std::string_view bytes, int mostValues, std::span<const JsonListLimit> lists) {
    bytes = withoutMark(bytes);
    const std::size_t notUtf8 = firstNotUtf8(bytes);
    if (notUtf8 < bytes.size()) return Error{{"json/utf8"}, lineAt(bytes, notUtf8), {}};
    // The library takes a NUL byte for the end of the text.
    const std::size_t nul = bytes.find('\0');
    if (nul < bytes.size()) return Error{{"json/syntax"}, lineAt(bytes, nul), {}};
    const char* furthest = bytes.data();
    TreeBuilder builder(mostValues, lists, bytes.size());
    const WatchedIterator begin(bytes.data(), &furthest);
    const WatchedIterator end(bytes.data() + bytes.size(), &furthest);
    if (Json::sax_parse(begin, end, &builder)) return std::move(builder.tree());
    Error error = builder.error().value_or(Error{{"json/syntax"}});
    const auto read = std::size_t(furthest - bytes.data());
    error.line = lineAt(bytes, read > 0 ? read - 1 : 0);
    return error;
}

std::string jsonText(std::string_view words) {
    return visibleJson(Json(words).dump());
}

bool looksLikeJson(std::string_view text) {
    constexpr std::string_view space = " \t\r\n";
    const std::size_t start = text.find_first_not_of(space);
    if (start == std::string_view::npos) return false;
    if (text[start] != '[') return text[start] == '{';
    const std::size_t next = text.find_first_not_of(space, start + 1);
    if (next == std::string_view::npos) return true;
    constexpr std::string_view inJson = "[]{\"";
    return inJson.find(text[next]) != std::string_view::npos;
}

std::optional<Error> foreignJson(const Json& root) {
    const bool isOurs = root.is_object() && root.contains("format") && root["format"].is_string();
    if (isOurs) return std::nullopt;
    return Error{{"json/foreign"}};
}

Result<Json> parseOwnJson(std::string_view bytes, int mostValues, std::span<const JsonListLimit> lists) {
    Result<Json> parsed = parseJson(bytes, mostValues, lists);
    if (!parsed) return parsed;
    if (auto foreign = foreignJson(*parsed)) return *std::move(foreign);
    return parsed;
}

bool namesFormat(std::string_view bytes, std::string_view format) {
    constexpr std::string_view blanks = " \t\r\n";
    constexpr std::string_view key = "\"format\"";
    const std::string value = jsonText(format);
    for (std::size_t at = bytes.find(key); at != std::string_view::npos; at = bytes.find(key, at + 1)) {
        std::size_t next = bytes.find_first_not_of(blanks, at + key.size());
        if (next == std::string_view::npos || bytes[next] != ':') continue;
        next = bytes.find_first_not_of(blanks, next + 1);
        if (next != std::string_view::npos && bytes.substr(next).starts_with(value)) return true;
    }
    return false;
}

} // namespace stonemason
