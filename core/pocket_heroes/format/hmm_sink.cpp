// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/hmm_sink.h"

#include "core/pocket_heroes/format/hmm_layout.h"
#include "core/pocket_heroes/format/utf16.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

void HmmSink::text(const char* field, const std::string& value) {
    const auto words = toUtf16(value);
    if (!words) {
        fail("hmm/not-utf8", field);
        return;
    }
    put(std::int32_t(words->size() / 2));
    bytes_ += *words;
}

void HmmSink::cell(const char* field, Cell value) {
    const auto fits = [](int number) { return std::in_range<std::int16_t>(number); };
    if (!fits(value.column) || !fits(value.row)) fail("hmm/cell", field, {value});
    put(std::int16_t(value.column));
    put(std::int16_t(value.row));
}

void HmmSink::magic(const char*) {
    put(hmmMagic);
}

void HmmSink::side(const char* field, const Grid<Node>& nodes) {
    const auto side = std::ranges::find(worldSides, nodes.rows() - 1);
    if (side == worldSides.end() || !nodes.size().isSquare())
        fail("hmm/side", field, {nodes.rows(), nodes.columns()});
    put(std::uint8_t(side - worldSides.begin()));
    bytes_.reserve(bytes_.size() + 2 * hmmNodeSize * nodes.values().size());
}

void HmmSink::languages(const char* field, std::uint32_t mask) {
    constexpr int most = (1 << languageCount) - 1;
    if (mask < 1 || mask > std::uint32_t(most)) fail("hmm/languages", field, {std::to_string(mask), 1, most});
    put(mask);
}

void HmmSink::nodes(const char*, const Grid<Node>& nodes) {
    for (const Node node : nodes.values()) {
        bytes_ += char(node.surface);
        bytes_ += char(node.altitude);
    }
}

void HmmSink::fail(std::string_view id, const char* field, std::vector<Argument> arguments) {
    if (!error_) error_ = Error{{id, std::move(arguments)}, 0, path_.text(field)};
}

} // namespace stonemason::pocket_heroes
