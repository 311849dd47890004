// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/format/field_path.h"
#include "core/pocket_heroes/world/world.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

namespace stonemason::pocket_heroes {

/// Makes a file of the fields of records: what HmmSource reads by the layout in hmm_layout.h. It remembers
/// the first thing that a file cannot hold.
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
