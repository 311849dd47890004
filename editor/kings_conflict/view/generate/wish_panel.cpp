// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/generate/wish_panel.h"

#include "editor/kings_conflict/text/generate_text.h"

namespace stonemason::kings_conflict {

namespace {

std::vector<WishField> fieldsOf(const GameProfile& game) {
    std::vector<WishField> fields;
    for (const WishInfo& wish : wishesOf(game))
        fields.push_back({.id = wish.id,
                          .name = wishName(wish, game),
                          .meaning = wishMeaning(wish, game),
                          .isPercent = wish.unit == WishUnit::Percent,
                          .limits = wish.limits,
                          .standard = wish.standard});
    return fields;
}

} // namespace

WishPanel::WishPanel(const GameProfile& game, QWidget* parent)
    : WishFields(fieldsOf(game), parent), infos_(wishesOf(game)) {
}

} // namespace stonemason::kings_conflict
