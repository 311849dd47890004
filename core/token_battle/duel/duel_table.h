// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/duel/area_table.h"
#include "core/token_battle/duel/duel_rules.h"

#include <memory>
#include <vector>

namespace stonemason::token_battle {

/// What the rules need of a card.
struct DuelCard {
    CardId id = -1;
    std::uint8_t value = 0;
    Ability ability = Ability::None;
    TokenKind kind = TokenKind::Plain;
    const AreaTable* area = &noArea; ///< never nullptr

    /// In the place of a card that is not known, see Knowledge.
    bool isUnknown() const { return id < 0; }

    bool operator==(const DuelCard&) const = default;
};

/// What a card that is not known is taken for: a plain one of PlayerRules::unknownValue, without an id.
DuelCard unknownCard(const DuelRules& rules);

/// The board with the areas of a catalogue's cards worked out for every square, and the numbers of the game:
/// what all duels with those cards share.
class DuelTable {
public:
    /// The table, or duel/board (rows and columns needed) when the catalogue's board is another than this
    /// engine plays on.
    static Result<std::shared_ptr<const DuelTable>> of(const Catalogue& catalogue, const DuelRules& rules);

    DuelTable(const DuelTable&) = delete;
    DuelTable& operator=(const DuelTable&) = delete;

    const Catalogue& catalogue() const { return catalogue_; }
    const DuelRules& rules() const { return rules_; }
    /// The card of an id as the rules see it, nullptr when the catalogue has none.
    const DuelCard* card(CardId id) const;

private:
    DuelTable(const Catalogue& catalogue, const DuelRules& rules);

    Catalogue catalogue_;
    DuelRules rules_;
    std::vector<AreaTable> areas_;
    std::vector<DuelCard> cards_; ///< by rising id
};

} // namespace stonemason::token_battle
