// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json_numbers.h"

#include "core/format/json.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace stonemason {

namespace {

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
