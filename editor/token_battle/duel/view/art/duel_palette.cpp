// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/art/duel_palette.h"

#include "editor/app/widgets/appearance.h"

namespace stonemason::token_battle {

DuelPalette duelPalette(const QPalette& palette) {
    const CardPalette cards = cardPalette(palette);
    const QColor selection = palette.color(QPalette::Active, QPalette::Highlight);
    if (cards.dark)
        return {.cards = cards,
                .board = 0xff171a1e,
                .cell = 0xff2b3138,
                .cellEdge = 0xff3b434b,
                .letters = 0xff9aa5af,
                .goldEdge = 0xff7a5a08,
                .selection = selection,
                .untouched = 0xff7b858f,
                .sides = {{{0xff79b2ee, 0xff69a2de, 0xffcfe4fb, 0xff0d1822},
                           {0xfff0a465, 0xffdc8f50, 0xfffbdcc0, 0xff231305}}}};
    return {.cards = cards,
            .board = 0xffd8d1c1,
            .cell = 0xfff6f2e8,
            .cellEdge = 0xffc9c1ae,
            .letters = 0xff5b6570,
            .goldEdge = 0xff8a6508,
            .selection = selection,
            .untouched = 0xff8a857a,
            .sides = {{{0xff2a62ab, 0xff3a72bb, 0xff173d70, 0xffffffff},
                       {0xffa84610, 0xffb85520, 0xff6e2c07, 0xffffffff}}}};
}

} // namespace stonemason::token_battle
