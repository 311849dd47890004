// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/game/position.h"

#include "core/base/fingerprint.h"

#include <charconv>

namespace stonemason::wastes {

bool Position::operator==(const Position& other) const {
    if (moves != other.moves || quiet != other.quiet || key != other.key || toMove != other.toMove ||
        state != other.state || end != other.end || nearest != other.nearest || alive != other.alive ||
        places != other.places || on != other.on)
        return false;
    for (std::size_t back = 0; back <= quiet; ++back)
        if (keys[(moves - back) % keptKeys] != other.keys[(moves - back) % keptKeys]) return false;
    return true;
}

std::uint64_t hashOf(const Position& position) {
    Fingerprint print;
    for (const Square place : position.places)
        print.add(place);
    for (std::size_t back = 0; back <= position.quiet; ++back)
        print.add(position.keys[(position.moves - back) % Position::keptKeys]);
    for (const std::uint16_t turns : position.nearest)
        print.add(turns);
    print.add(position.moves).add(position.quiet).add(position.toMove);
    return print.add(int(position.state)).add(int(position.end)).number();
}

namespace {

constexpr int letterCount = 26;

bool isLetter(char c) {
    return c >= 'a' && c <= 'z';
}

} // namespace

std::string cellText(Cell cell) {
    std::string letters;
    if (cell.column >= letterCount) letters += char('a' + cell.column / letterCount - 1);
    letters += char('a' + cell.column % letterCount);
    return letters + std::to_string(cell.row + 1);
}

std::optional<Cell> cellFromText(std::string_view text) {
    int column = 0;
    std::size_t letters = 0;
    for (; letters < text.size() && letters < 2 && isLetter(text[letters]); ++letters)
        column = column * letterCount + (text[letters] - 'a' + 1);
    text.remove_prefix(letters);
    if (letters == 0 || text.empty() || text.front() == '0') return std::nullopt;
    int row = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), row);
    const bool fits = column <= maximumSide && row >= 1 && row <= maximumSide;
    if (fault != std::errc() || end != text.data() + text.size() || !fits) return std::nullopt;
    return Cell{row - 1, column - 1};
}

std::string moveText(Move move) {
    return cellText(cellOf(move.from)) + '-' + cellText(cellOf(move.to));
}

std::string shownMove(Move move) {
    const auto place = [](Cell cell) { return std::to_string(cell.row) + ',' + std::to_string(cell.column); };
    return place(cellOf(move.from)) + "→" + place(cellOf(move.to));
}

std::optional<Move> moveFromText(std::string_view text) {
    const std::size_t hyphen = text.find('-');
    if (hyphen == std::string_view::npos) return std::nullopt;
    const auto from = cellFromText(text.substr(0, hyphen));
    const auto to = cellFromText(text.substr(hyphen + 1));
    if (!from || !to) return std::nullopt;
    return Move{squareOf(*from), squareOf(*to)};
}

} // namespace stonemason::wastes
