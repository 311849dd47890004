// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json_raw.h"

#include "core/format/json.h"
#include "core/format/text_file.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

namespace stonemason {

namespace {

/// Walks over JSON text that is known to be well-formed.
class RawScanner {
public:
    explicit RawScanner(std::string_view text) : text_(text) {}

    std::vector<RawMember> members() {
        std::vector<RawMember> members;
        at_ = 1 + text_.find('{');
        for (skipSpace(); text_[at_] == '"'; skipSpace()) {
            const std::string_view rawName = readString();
            at_ = text_.find(':', at_) + 1;
            skipSpace();
            const std::string_view value = readValue();
            members.push_back({Json::parse(rawName).get<std::string>(), rawName, value});
            skipSpace();
            if (text_[at_] == ',') ++at_;
        }
        return members;
    }

    std::vector<std::string_view> elements() {
        std::vector<std::string_view> elements;
        at_ = 1 + text_.find('[');
        for (skipSpace(); text_[at_] != ']'; skipSpace()) {
            elements.push_back(readValue());
            skipSpace();
            if (text_[at_] == ',') ++at_;
        }
        return elements;
    }

private:
    void skipSpace() { at_ = text_.find_first_not_of(" \t\r\n", at_); }

    std::string_view readString() {
        const std::size_t start = at_++;
        while (text_[at_] != '"')
            at_ += text_[at_] == '\\' ? 2 : 1;
        ++at_;
        return text_.substr(start, at_ - start);
    }

    std::string_view readValue() {
        const std::size_t start = at_;
        int depth = 0;
        do {
            const char c = text_[at_];
            if (c == '"') {
                readString();
                continue;
            }
            if (c == '{' || c == '[') ++depth;
            if (c == '}' || c == ']') --depth;
            ++at_;
        } while (depth > 0 || !atValueEnd(start));
        return text_.substr(start, at_ - start);
    }

    bool atValueEnd(std::size_t start) const {
        constexpr std::string_view ends = " \t\r\n,}]";
        return text_[start] == '"' || text_[start] == '{' || text_[start] == '[' ||
               ends.find(text_[at_]) != std::string_view::npos;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

bool isNumber(std::string_view value) {
    return !value.empty() && (value.front() == '-' || (value.front() >= '0' && value.front() <= '9'));
}

template <typename Number>
std::optional<Number> numberIn(std::string_view text) {
    Number number{};
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// Whole numbers are compared as such: as floating point numbers, large ones that differ would be equal.
bool areEqual(std::string_view one, std::string_view other) {
    if (one == other) return true;
    const auto isWhole = [](std::string_view text) {
        return text.find_first_of(".eE") == std::string_view::npos;
    };
    if (isWhole(one) && isWhole(other)) {
        const auto first = numberIn<std::int64_t>(one);
        return first && first == numberIn<std::int64_t>(other);
    }
    const auto first = numberIn<double>(one);
    return first && first == numberIn<double>(other);
}

/// Goes through both texts side by side and writes the first.
class NumberMerge {
public:
    explicit NumberMerge(std::string_view text) : text_(text) {}

    std::string merged(std::string_view source) {
        merge(text_, source);
        copyTo(text_.size());
        return std::move(merged_);
    }

private:
    void copyTo(std::size_t end) {
        merged_ += text_.substr(copied_, end - copied_);
        copied_ = end;
    }

    void merge(std::string_view value, std::string_view source) {
        if (value == source || source.empty()) return;
        if (isNumber(value)) {
            if (isNumber(source) && areEqual(value, source)) replace(value, source);
        } else if (value.front() == '{' && source.front() == '{') {
            mergeMembers(value, source);
        } else if (value.front() == '[' && source.front() == '[') {
            const auto from = rawElements(source);
            const auto into = rawElements(value);
            for (std::size_t i = 0; i < std::min(from.size(), into.size()); ++i)
                merge(into[i], from[i]);
        }
    }

    void mergeMembers(std::string_view value, std::string_view source) {
        const std::vector<RawMember> all = rawMembers(source);
        std::map<std::string_view, std::string_view> from;
        for (const RawMember& member : all)
            from.emplace(member.name, member.value);
        for (const RawMember& member : rawMembers(value))
            if (const auto found = from.find(member.name); found != from.end())
                merge(member.value, found->second);
    }

    void replace(std::string_view number, std::string_view by) {
        copyTo(std::size_t(number.data() - text_.data()));
        merged_ += by;
        copied_ += number.size();
    }

    std::string_view text_;
    std::string merged_;
    std::size_t copied_ = 0; ///< bytes of the text that are in the merged one, or replaced there
};

} // namespace

std::vector<RawMember> rawMembers(std::string_view object) {
    return RawScanner(withoutMark(object)).members();
}

std::vector<std::string_view> rawElements(std::string_view array) {
    return RawScanner(array).elements();
}

int lineOfField(std::string_view json, std::string_view path) {
    std::string_view value = withoutMark(json);
    value.remove_prefix(std::min(value.size(), value.find_first_not_of(" \t\r\n")));
    while (!path.empty()) {
        if (path.front() == '[' && value.starts_with('[')) {
            const std::size_t end = path.find(']');
            const auto elements = rawElements(value);
            const std::size_t index = std::stoul(std::string(path.substr(1, end - 1)));
            if (index >= elements.size()) break;
            value = elements[index];
            path.remove_prefix(end + 1);
        } else if (value.starts_with('{')) {
            if (path.front() == '.') path.remove_prefix(1);
            // The name of a member may hold dots and brackets.
            const auto members = rawMembers(value);
            const auto isNext = [path](const RawMember& member) {
                const std::string_view rest = path.substr(std::min(path.size(), member.name.size()));
                return path.starts_with(member.name) && (rest.empty() || rest[0] == '.' || rest[0] == '[');
            };
            const auto member = std::ranges::find_if(members, isNext);
            if (member == members.end()) break;
            value = member->value;
            path.remove_prefix(member->name.size());
        } else {
            break;
        }
    }
    return lineAt(json, std::size_t(value.data() - json.data()));
}

std::string withNumbersOf(std::string_view text, std::string_view source) {
    source.remove_prefix(std::min(source.size(), source.find_first_not_of(" \t\r\n")));
    return NumberMerge(text).merged(source);
}

NumberTexts NumberTexts::of(std::string_view text, std::string_view source) {
    std::string merged = withNumbersOf(text, source);
    if (merged == text) return {};
    return {std::move(merged)};
}

std::string NumberTexts::in(std::string text) const {
    return json.empty() ? text : withNumbersOf(text, json);
}

} // namespace stonemason
