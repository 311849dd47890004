// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/draft.h"

#include <algorithm>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

char zoneLetter(int zone) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    return std::size_t(zone) < letters.size() ? letters[std::size_t(zone)] : '*';
}

char useLetter(CellUse use) {
    switch (use) {
    case CellUse::Obstacle: return '%';
    case CellUse::Wall: return '#';
    case CellUse::Building: return 'B';
    case CellUse::Entrance: return 'E';
    case CellUse::Passage: return 'O';
    case CellUse::Water: return '~';
    case CellUse::Open:
    case CellUse::Kept: break;
    }
    return '.';
}

} // namespace

std::string draftText(const Draft& draft, Step step) {
    Grid<char> letters(draft.size, '.');
    if (step == Step::Layout) {
        for (std::size_t zone = 0; zone < draft.centres.size(); ++zone) {
            const auto clamped = [&](double value) { return std::clamp(int(value), 0, draft.size.rows - 1); };
            letters[{clamped(draft.centres[zone].y), clamped(draft.centres[zone].x)}] = zoneLetter(int(zone));
        }
    } else {
        forEachCell(draft.size, [&](Cell cell) {
            if (step == Step::Shares)
                letters[cell] = zoneLetter(draft.zoneOf[cell]);
            else if (draft.roads[cell] != 0)
                letters[cell] = '=';
            else
                letters[cell] = useLetter(draft.use[cell]);
        });
        for (const Item& item : draft.items)
            letters[item.cell] = '$';
        for (const Guard& guard : draft.guards)
            letters[guard.cell] = '!';
    }
    std::string text;
    for (int row = 0; row < draft.size.rows; ++row) {
        const auto line = letters.row(row);
        text.append(line.begin(), line.end());
        text += '\n';
    }
    return text;
}

} // namespace stonemason::pocket_heroes
