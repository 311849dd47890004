// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/hmm_streams.h"

#include "core/pocket_heroes/format/hmm_layout.h"
#include "core/pocket_heroes/world/wtf8.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// A number of a file as an argument; numbers that do not fit in an int become strings.
Argument argumentOf(std::int64_t number) {
    if (number > std::numeric_limits<int>::max()) return std::to_string(number);
    return int(number);
}

} // namespace

void HmmSource::text(const char* field, std::string& value) {
    const std::size_t begin = at_;
    const auto length = read<std::int32_t>(field);
    if (error_) return;
    if (const std::size_t most = left() / 2; length < 0 || std::size_t(length) > most) {
        fail("hmm/length", field, begin, {length, std::int64_t(most)});
        return;
    }
    const std::size_t size = 2 * std::size_t(length);
    value = fromUtf16(bytes_.substr(at_, size));
    at_ += size;
}

void HmmSource::magic(const char* field) {
    if (read<std::uint32_t>(field) == hmmMagic) return;
    error_.reset(); // a file too short for the number is no map either
    fail("hmm/not-a-map", field, 0, {});
}

void HmmSource::version(const char* field, Version& version) {
    const std::size_t begin = at_;
    number(field, version);
    if (error_ || version == Version::Plain || version == Version::Translated) return;
    fail("hmm/version", field, begin,
         {std::int64_t(version), std::int64_t(Version::Plain), std::int64_t(Version::Translated)});
}

void HmmSource::side(const char* field, Grid<Node>& nodes) {
    std::uint8_t code = 0;
    bounded<std::uint8_t>(field, code, 0, worldSides.size() - 1);
    const int side = worldSides[code] + 1;
    nodes = Grid<Node>({side, side});
}

void HmmSource::languages(const char* field, std::uint32_t& mask) {
    bounded<std::uint32_t>(field, mask, 1, (1U << unsigned(languageCount)) - 1);
}

void HmmSource::nodes(const char* field, Grid<Node>& nodes) {
    if (error_ || !need(field, hmmNodeSize * nodes.values().size())) return;
    forEachCell(nodes.size(), [&](Cell cell) {
        nodes[cell] = {Surface(static_cast<unsigned char>(bytes_[at_])),
                       static_cast<unsigned char>(bytes_[at_ + 1])};
        at_ += hmmNodeSize;
    });
}

void HmmSource::rest(std::string& bytes) {
    if (error_) return;
    bytes = bytes_.substr(at_);
    at_ = bytes_.size();
}

bool HmmSource::need(const char* field, std::size_t wanted) {
    if (left() >= wanted) return true;
    fail("hmm/cut", field, at_, {std::int64_t(wanted), std::int64_t(left())});
    return false;
}

void HmmSource::fail(std::string_view id, const char* field, std::size_t offset,
                     std::initializer_list<std::int64_t> numbers) {
    if (error_) return;
    error_ = Error{{id, {argumentOf(std::int64_t(offset))}}, 0, path_.text(field)};
    for (const std::int64_t number : numbers)
        error_->message.arguments.push_back(argumentOf(number));
}

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
