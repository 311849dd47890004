// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/world/world.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace stonemason::pocket_heroes {

/// The position among the fields of a file. Costs next to nothing until its text is requested.
class FieldPath {
public:
    static constexpr int noIndex = -1;

    void enter(const char* field, int index = noIndex) { steps_.push_back({field, index}); }
    void leave() { steps_.pop_back(); }

    /// "items[3].message" for the field below.
    std::string text(const char* field) const {
        std::string path;
        for (const Step& step : steps_) {
            path += step.field;
            if (step.index != noIndex) path += '[' + std::to_string(step.index) + ']';
            path += '.';
        }
        return path += field;
    }

private:
    struct Step {
        const char* field;
        int index;
    };
    std::vector<Step> steps_;
};

/// Fills records with the fields of a file, one after the other, as hmm_layout.h or phm_layout.h lists them.
/// It keeps the first error; after that every number reads as 0 and every list as empty, so that the layout
/// need not check.
class HmmSource {
public:
    explicit HmmSource(std::string_view bytes) : bytes_(bytes) {}

    const std::optional<Error>& error() const { return error_; }
    /// How many bytes have been read.
    std::size_t offset() const { return at_; }

    template <typename Number>
    void number(const char* field, Number& value) {
        if constexpr (std::is_enum_v<Number>)
            value = Number(read<std::underlying_type_t<Number>>(field));
        else
            value = read<Number>(field);
    }

    /// A number on which the fields after it depend.
    template <typename Number>
    void bounded(const char* field, Number& value, Number least, Number most) {
        const std::size_t begin = at_;
        number(field, value);
        if (error_ || (value >= least && value <= most)) return;
        fail("hmm/value", field, begin, {std::int64_t(value), std::int64_t(least), std::int64_t(most)});
        value = least;
    }

    /// A number that is always the same.
    template <typename Number>
    void fixed(const char* field, Number expected) {
        Number found = expected;
        bounded(field, found, expected, expected);
    }

    void flag(const char* field, bool& value) {
        std::uint8_t number = 0;
        bounded<std::uint8_t>(field, number, 0, 1);
        value = number == 1;
    }

    void text(const char* field, std::string& value);

    void cell(const char* field, Cell& value) {
        value.column = read<std::int16_t>(field);
        value.row = read<std::int16_t>(field);
    }

    /// A Count and so many items, each of which takes `least` bytes or more.
    template <typename Count, typename Item, typename Each>
    void list(const char* field, std::vector<Item>& items, std::size_t least, Each each) {
        const std::size_t begin = at_;
        const Count count = read<Count>(field);
        if (const std::size_t most = left() / least; count > most) {
            fail("hmm/count", field, begin, {std::int64_t(count), std::int64_t(most)});
            return;
        }
        items.reserve(count);
        for (Count i = 0; i < count && !error_; ++i) {
            path_.enter(field, int(i));
            each(items.emplace_back());
            path_.leave();
        }
    }

    /// An optional value, preceded by a flag.
    template <typename Value, typename Each>
    void optional(const char* field, std::optional<Value>& value, Each each) {
        bool there = false;
        flag(field, there);
        if (!there) return;
        path_.enter(field);
        each(value.emplace());
        path_.leave();
    }

    /// Reads which alternative the variant holds; the layout reads its fields.
    template <typename... Kinds>
    void kind(const char* field, std::variant<Kinds...>& value) {
        std::uint8_t number = 0;
        bounded<std::uint8_t>(field, number, 0, sizeof...(Kinds) - 1);
        choose(value, number, std::index_sequence_for<Kinds...>());
    }

    template <typename Part, typename Each>
    void part(const char* field, Part& part, Each each) {
        path_.enter(field);
        each(part);
        path_.leave();
    }

    void magic(const char* field);
    void version(const char* field, Version& version);
    /// Reads the number of a map size and creates the grid for its nodes, which follow later.
    void side(const char* field, Grid<Node>& nodes);
    void languages(const char* field, std::uint32_t& mask);
    void nodes(const char* field, Grid<Node>& nodes);
    /// All that is left.
    void rest(std::string& bytes);

private:
    std::size_t left() const { return bytes_.size() - at_; }
    /// Whether so many bytes are left; hmm/cut when not.
    bool need(const char* field, std::size_t wanted);
    void fail(std::string_view id, const char* field, std::size_t offset,
              std::initializer_list<std::int64_t> numbers);

    template <typename Number>
    Number read(const char* field) {
        if (error_ || !need(field, sizeof(Number))) return 0;
        std::uint32_t number = 0;
        for (unsigned i = 0; i < sizeof(Number); ++i)
            number |= std::uint32_t(static_cast<unsigned char>(bytes_[at_++])) << (8 * i);
        return Number(number);
    }

    template <typename Variant, std::size_t... Index>
    static void choose(Variant& value, std::size_t index, std::index_sequence<Index...>) {
        ((Index == index ? void(value.template emplace<Index>()) : void()), ...);
    }

    std::string_view bytes_;
    std::size_t at_ = 0;
    FieldPath path_;
    std::optional<Error> error_;
};

/// Writes the fields of records in the form that HmmSource reads with the same layout. It keeps the first
/// error, a value that a file cannot hold.
class HmmSink {
public:
    const std::optional<Error>& error() const { return error_; }
    std::string takeBytes() { return std::move(bytes_); }

    template <typename Number>
    void number(const char*, Number value) {
        if constexpr (std::is_enum_v<Number>)
            put(std::underlying_type_t<Number>(value));
        else
            put(value);
    }

    template <typename Number>
    void bounded(const char* field, Number value, Number, Number) {
        number(field, value);
    }

    template <typename Number>
    void fixed(const char*, Number value) {
        put(value);
    }

    void flag(const char*, bool value) { put(std::uint8_t(value)); }

    void text(const char* field, const std::string& value);
    void cell(const char* field, Cell value);

    template <typename Count, typename Item, typename Each>
    void list(const char* field, const std::vector<Item>& items, std::size_t, Each each) {
        if (constexpr auto most = std::numeric_limits<Count>::max(); items.size() > most)
            fail("hmm/too-many", field, {int(items.size()), int(most)});
        put(Count(items.size()));
        for (std::size_t i = 0; i < items.size(); ++i) {
            path_.enter(field, int(i));
            each(items[i]);
            path_.leave();
        }
    }

    template <typename Value, typename Each>
    void optional(const char* field, const std::optional<Value>& value, Each each) {
        flag(field, value.has_value());
        if (value) part(field, *value, each);
    }

    template <typename... Kinds>
    void kind(const char*, const std::variant<Kinds...>& value) {
        put(std::uint8_t(value.index()));
    }

    template <typename Part, typename Each>
    void part(const char* field, const Part& part, Each each) {
        path_.enter(field);
        each(part);
        path_.leave();
    }

    void magic(const char* field);
    void version(const char* field, Version version) { number(field, version); }
    void side(const char* field, const Grid<Node>& nodes);
    void languages(const char* field, std::uint32_t mask);
    void nodes(const char* field, const Grid<Node>& nodes);
    void rest(const std::string& bytes) { bytes_ += bytes; }

private:
    void fail(std::string_view id, const char* field, std::vector<Argument> arguments = {});

    template <typename Number>
    void put(Number value) {
        const auto number = std::uint32_t(value);
        for (unsigned i = 0; i < sizeof(Number); ++i)
            bytes_ += char(number >> (8 * i) & 0xFFU);
    }

    std::string bytes_;
    FieldPath path_;
    std::optional<Error> error_;
};

} // namespace stonemason::pocket_heroes
