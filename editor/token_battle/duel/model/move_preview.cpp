// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/model/move_preview.h"

#include <algorithm>

namespace stonemason::token_battle {

namespace {

/// The cells of the area that an event of the ability is about, none for events of another cause.
Squares targetsOf(const DuelEvent& event, const MovePreview& preview) {
    switch (event.kind) {
    case DuelEventKind::Damaged:
    case DuelEventKind::Spawned:
    case DuelEventKind::Gilded: return bit(event.to);
    case DuelEventKind::Flipped:
        return bit(event.from) | (preview.isExchange(event) ? bit(event.to) : Squares(0));
    case DuelEventKind::Pushed: return bit(event.from);
    // An extra turn comes from all the tokens around.
    case DuelEventKind::MovesAgain: return event.owner == preview.player ? preview.area : Squares(0);
    default: return 0;
    }
}

} // namespace

int MovePreview::count(DuelEventKind kind) const {
    return int(std::ranges::count(events, kind, &DuelEvent::kind));
}

bool MovePreview::isExchange(const DuelEvent& event) const {
    return event.kind == DuelEventKind::Flipped && event.to != noSquare &&
           (before.occupied() & bit(event.to)) != 0;
}

MovePreview previewOf(const Duel& duel, const Position& position, Move move) {
    MovePreview preview{.move = move,
                        .player = position.toMove,
                        .card = duel.topCard(position, position.toMove, move.stack),
                        .before = position,
                        .after = position};
    preview.events = duel.playObserved(preview.after, move);
    preview.area = preview.card.area->squares(move.square);
    for (const DuelEvent& event : preview.events)
        preview.touched |= targetsOf(event, preview);
    preview.touched &= preview.area;
    for (int player = 0; player < playerCount; ++player) {
        preview.yieldsBefore[std::size_t(player)] = duel.yieldOf(position, player);
        preview.yieldsAfter[std::size_t(player)] = duel.yieldOf(preview.after, player);
    }
    return preview;
}

} // namespace stonemason::token_battle
