// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/move_preview.h"

#include <algorithm>

namespace stonemason {

namespace {

/// The cell of the area that an event of the ability is about, noSquare for events of another cause.
Square targetOf(const DuelEvent& event) {
    switch (event.kind) {
    case DuelEventKind::Damaged:
    case DuelEventKind::Spawned:
    case DuelEventKind::Gilded: return event.to;
    case DuelEventKind::Pushed:
    case DuelEventKind::Flipped: return event.from;
    default: return noSquare;
    }
}

} // namespace

int MovePreview::count(DuelEventKind kind) const {
    return int(std::ranges::count(events, kind, &DuelEvent::kind));
}

MovePreview previewOf(const Duel& duel, const Position& position, Move move) {
    MovePreview preview{.move = move,
                        .player = position.toMove,
                        .card = duel.topCard(position, position.toMove, move.stack),
                        .before = position,
                        .after = position};
    preview.events = duel.playTelling(preview.after, move);
    preview.area = preview.card.area->squares(move.square);
    for (const DuelEvent& event : preview.events) {
        if (const Square target = targetOf(event); target != noSquare) preview.touched |= bit(target);
        // An extra turn comes from all the tokens around.
        if (event.kind == DuelEventKind::MovesAgain && event.owner == preview.player)
            preview.touched |= preview.area;
    }
    preview.touched &= preview.area;
    for (int player = 0; player < playerCount; ++player) {
        preview.yieldsBefore[std::size_t(player)] = duel.yieldOf(position, player);
        preview.yieldsAfter[std::size_t(player)] = duel.yieldOf(preview.after, player);
    }
    return preview;
}

} // namespace stonemason
