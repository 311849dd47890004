// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/formats.h"
#include "core/token_battle/format/pasted_line.h"
#include "core/token_battle/format/pasted_table.h"

#include <algorithm>
#include <set>
#include <string>

namespace stonemason::token_battle {

namespace {

/// Whether the part may be a name or a number with one.
bool mayBeCard(const std::string& part) {
    return beginsWithCount(part) ||
           (!part.empty() && part.find_first_of("=[]{}<>\\#@/") == std::string::npos &&
            part.find_first_not_of("0123456789 .:-xX") != std::string::npos);
}

/// What stands behind the number of "3. Ram" or "3) Ram".
std::string_view behindOrdinal(std::string_view text) {
    const std::size_t size = std::min(text.find_first_not_of("0123456789"), text.size());
    const std::string_view rest = text.substr(size);
    return size > 0 && (rest.starts_with(". ") || rest.starts_with(") ")) ? rest.substr(2) : text;
}

} // namespace

bool hasStackHeadings(std::string_view text, int enough) {
    int headings = 0;
    PastedLines lines(text);
    while (const auto line = lines.next())
        if (PastedTable::of(line->row) || (stackHeading(line->text) && ++headings >= enough)) return true;
    return false;
}

bool looksLikePastedList(std::string_view text) {
    return hasStackHeadings(text, 2);
}

bool looksLikeCardLines(std::string_view text) {
    int lines = 0;
    int entries = 0;
    int rows = 0;
    bool hasDeck = false;
    PastedLines walk(text);
    while (const auto line = walk.next()) {
        if (line->text.empty() || line->isRule) continue;
        ++lines;
        hasDeck = hasDeck || deckHeading(line->text);
        const auto number = numberHeading(line->text);
        const auto parts = partsOf(number ? number->cards : std::string_view(line->text));
        if (!hasFormOfCards(*line, parts) || !std::ranges::all_of(parts, mayBeCard)) continue;
        const bool isRow = parts.size() > 1;
        rows += isRow ? 1 : 0;
        entries += !isRow && (line->isBullet || beginsWithCount(parts[0]) || hasDeck) ? 1 : 0;
    }
    const bool isDeck = rows >= stackCount || entries >= 2 * stackCount;
    return isDeck && 2 * (rows + entries) >= lines;
}

bool looksLikeNames(std::string_view text) {
    constexpr std::size_t enough = 4096; // bytes
    constexpr std::size_t longest = 24;  // bytes of a name
    constexpr std::size_t fewestLines = 6;
    constexpr std::size_t fewestLengths = 4;
    std::size_t lines = 0;
    std::size_t letters = 0;
    std::size_t different = 0;
    std::set<std::size_t> lengths;
    PastedLines walk(text.substr(0, enough));
    while (const auto line = walk.next()) {
        if (line->text.empty() || line->isRule) continue;
        const auto isLetter = [](char c) {
            return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
        };
        const bool isName = std::ranges::all_of(line->text, [&](char c) { return isLetter(c) || c == ' '; });
        if (!isName || line->text.size() > longest) return false;
        ++lines;
        lengths.insert(line->text.size());
        letters += line->text.size();
        different += std::set<char>(line->text.begin(), line->text.end()).size();
    }
    return lines >= fewestLines && lengths.size() >= fewestLengths && 3 * different >= 2 * letters;
}

bool holdsCardNames(std::string_view text, const Catalogue& catalogue) {
    const CardNames names = namesOf(catalogue);
    constexpr std::size_t enough = 65536; // bytes, which suffice to decide
    int lines = 0;
    int cards = 0;
    std::set<std::string> different;
    PastedLines walk(text.substr(0, enough));
    while (const auto line = walk.next()) {
        if (line->text.empty() || line->isRule) continue;
        ++lines;
        auto parts = partsOf(behindOrdinal(line->text));
        if (parts.size() > 1 && parts.back().empty()) parts.pop_back();
        if (!std::ranges::all_of(parts, [&names](const auto& part) { return namesCard(part, names); }))
            continue;
        ++cards;
        for (const std::string& part : parts)
            different.insert(lowerCaseName(part));
    }
    return different.size() >= std::size_t(stackCount) && 2 * cards >= lines;
}

} // namespace stonemason::token_battle
