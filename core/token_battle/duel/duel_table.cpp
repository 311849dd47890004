// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/duel_table.h"

#include <algorithm>

namespace stonemason::token_battle {

DuelTable::DuelTable(const Catalogue& catalogue, const DuelRules& rules)
    : catalogue_(catalogue), rules_(rules) {
    areas_.reserve(catalogue_.areas.size());
    for (const AreaShape& shape : catalogue_.areas)
        areas_.emplace_back(shape.cells);
    for (const Card& card : catalogue_.cards) {
        const AreaTable* area = card.areaShape < 0 ? &noArea : &areas_[std::size_t(card.areaShape)];
        cards_.push_back({card.id, std::uint8_t(card.value), card.ability, card.kind, area});
    }
}

Result<std::shared_ptr<const DuelTable>> DuelTable::of(const Catalogue& catalogue, const DuelRules& rules) {
    if (catalogue.board != Size{duelSide, duelSide})
        return Error{{"duel/board", {duelSide, duelSide}}, 0, "board"};
    return std::shared_ptr<const DuelTable>(new DuelTable(catalogue, rules));
}

DuelCard unknownCard(const DuelRules& rules) {
    DuelCard card;
    card.value = std::uint8_t(rules.players.unknownValue);
    return card;
}

const DuelCard* DuelTable::card(CardId id) const {
    const auto it = std::ranges::lower_bound(cards_, id, {}, &DuelCard::id);
    return it != cards_.end() && it->id == id ? &*it : nullptr;
}

const AreaTable noArea{std::span<const Offset>()};

AreaTable::AreaTable(std::span<const Offset> offsets) : cells_(std::uint8_t(offsets.size())) {
    for (int from = 0; from < duelCells; ++from) {
        const Cell cell = cellOf(Square(from));
        const auto at = [cell](int dx, int dy) { return squareOf({cell.row - dy, cell.column + dx}); };
        Place& place = places_[std::size_t(from)];
        for (const Offset offset : offsets) {
            const Square square = at(offset.dx, offset.dy);
            if (square == noSquare) continue;
            place.targets[place.count++] = {square, at(2 * offset.dx, 2 * offset.dy),
                                            at(-offset.dx, -offset.dy)};
            place.squares |= bit(square);
        }
    }
}

} // namespace stonemason::token_battle
