// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"
#include "core/base/text_sink.h"
#include "core/format/json.h"
#include "core/pocket_heroes/world/wtf8.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace stonemason::pocket_heroes {

/// Streams a JSON object into a sink, because a JSON tree would take many times the size of the world.
/// Members of the root object, and elements of its lists, are on lines of their own. Once the sink accepts
/// no more, nothing more is written. Strings are escaped so that no character in them is invisible.
class RecordWriter {
public:
    using Names = std::span<const std::string_view>;

    /// The sink must outlive the writer.
    explicit RecordWriter(const TextSink& sink) : sink_(sink) {}

    void value(std::string_view words) {
        if (std::ranges::all_of(words, isPlain)) {
            text_ += '"';
            text_ += words;
            text_ += '"';
        } else {
            text_ += visibleJson(jsonText(validUtf8(withoutLoneSurrogates(words))));
        }
    }
    void value(std::int64_t number) { text_ += std::to_string(number); }
    template <std::same_as<bool> Flag>
    void value(Flag flag) {
        text_ += flag ? "true" : "false";
    }
    void null() { text_ += "null"; }
    /// The name of a number, or the number.
    void named(Names names, std::int64_t number) {
        if (number >= 0 && number < std::int64_t(names.size()))
            value(names[std::size_t(number)]);
        else
            value(number);
    }

    /// The name of a member, before its value.
    void key(std::string_view name) {
        comma();
        value(name);
        text_ += ':';
    }
    template <typename Value>
    void member(std::string_view name, const Value& what) {
        key(name);
        if constexpr (std::is_same_v<Value, bool>)
            value(what);
        else if constexpr (std::is_integral_v<Value>)
            value(std::int64_t(what));
        else
            value(std::string_view(what));
    }
    void member(std::string_view name, Names names, std::int64_t number) {
        key(name);
        named(names, number);
    }

    void object(const auto& members) { within('{', '}', members); }
    /// Calls each(item), which writes one value.
    void array(const auto& items, const auto& each) {
        within('[', ']', [&] {
            for (const auto& item : items) {
                comma();
                each(item);
            }
        });
    }

    /// Begins a member of the root object, on a line of its own.
    void line(std::string_view name) {
        text_ += isFirst_ ? "{\n  " : ",\n  ";
        isFirst_ = false;
        value(name);
        text_ += ": ";
    }
    template <typename Value>
    void lineMember(std::string_view name, const Value& what) {
        line(name);
        if constexpr (std::is_integral_v<Value>)
            value(std::int64_t(what));
        else
            value(std::string_view(what));
    }
    /// The same for a list, with one element per line.
    void lines(std::string_view name, const auto& items, const auto& each) {
        if (!isWanted_) return;
        line(name);
        if (std::empty(items)) {
            text_ += "[]";
            return;
        }
        char before = '[';
        for (const auto& item : items) {
            text_ += before;
            text_ += "\n    ";
            each(item);
            before = ',';
            if (text_.size() >= pieceSize) flush();
            if (!isWanted_) return;
        }
        text_ += "\n  ]";
        isFirst_ = false;
    }
    void end() {
        text_ += "\n}\n";
        if (isWanted_) flush();
    }

private:
    static bool isPlain(char sign) { return sign >= ' ' && sign <= '~' && sign != '"' && sign != '\\'; }

    void comma() {
        if (!std::exchange(isFirst_, false)) text_ += ',';
    }
    void within(char open, char close, const auto& fill) {
        text_ += open;
        isFirst_ = true;
        fill();
        text_ += close;
        isFirst_ = false;
    }

    void flush() {
        isWanted_ = sink_(text_);
        text_.clear();
    }

    static constexpr std::size_t pieceSize = 65'536;

    const TextSink& sink_;
    std::string text_;     ///< not yet passed to the sink
    bool isFirst_ = true;  ///< nothing written in the open object or list yet
    bool isWanted_ = true; ///< the sink accepts more
};

} // namespace stonemason::pocket_heroes
