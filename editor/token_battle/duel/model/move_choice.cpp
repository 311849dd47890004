// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/model/move_choice.h"

#include "editor/token_battle/duel/model/seats.h"

#include <algorithm>

namespace stonemason::token_battle {

namespace {

/// The cells of the area that an event of the ability affects; none for events with another cause.
Squares targetsOf(const DuelEvent& event, const MovePreview& preview) {
    switch (event.kind) {
    case DuelEventKind::Damaged:
    case DuelEventKind::Spawned:
    case DuelEventKind::Gilded: return bit(event.to);
    case DuelEventKind::Flipped:
        return bit(event.from) | (preview.isExchange(event) ? bit(event.to) : Squares(0));
    case DuelEventKind::Pushed: return bit(event.from);
    // An extra turn is caused by all the tokens around.
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

MoveChoice::MoveChoice(DuelTurns& play, QObject* parent) : QObject(parent), play_(play) {
    connect(&document(), &DuelDocument::shownChanged, this, &MoveChoice::followDocument);
    connect(&play, &DuelTurns::changed, this, &MoveChoice::refresh);
}

/// The choice is reset because the stack may have another top card in the new position.
void MoveChoice::followDocument() {
    stack_.reset();
    hint_.reset();
    if (refusedAt_) withdrawRefusal();
    refresh();
}

void MoveChoice::refresh() {
    preview_.reset();
    const Square square = this->square();
    if (stack_ && square != noSquare && play_.canMove()) {
        const Move move{std::uint8_t(*stack_), square};
        if (document().duel().isLegal(document().position(), move))
            preview_ = previewOf(document().duel(), document().position(), move);
    }
    if (refusedAt_ && *refusedAt_ != whyNot()) withdrawRefusal();
    emit changed();
}

void MoveChoice::refuse(const QString& sentence) {
    refusedAt_ = whyNot();
    emit refused(sentence);
}

void MoveChoice::withdrawRefusal() {
    refusedAt_.reset();
    emit accepted();
}

bool MoveChoice::holdsKnownCard() const {
    const Position& position = document().position();
    for (int stack = 0; stack < stackCount; ++stack)
        if (!document().duel().topCard(position, position.toMove, stack).isUnknown()) return true;
    return false;
}

QString MoveChoice::whyNot() const {
    if (play_.canMove() && holdsKnownCard()) return {};
    if (play_.canMove())
        //: %1 is a player
        return tr("None of the cards %1 could play is known. Go back and play on from an earlier position.")
            .arg(playerName(document().setup(), document().position().toMove));
    if (document().hasEndedHere() || !document().position().running()) return tr("The game is over.");
    if (document().isLive() && !document().isAtEnd())
        return tr("Network moves cannot be changed. Go to the last position (Ctrl+End) to move.");
    if (const QString trouble = play_.troubleWords(); !trouble.isEmpty()) return trouble;
    const QString name = playerName(document().setup(), document().position().toMove);
    //: %1 is a player
    return tr("It is %1's turn. Wait for the move.").arg(name);
}

bool MoveChoice::choose(int stack) {
    if (const QString reason = whyNot(); !reason.isEmpty()) {
        refuse(reason);
        return false;
    }
    const Position& position = document().position();
    if (document().duel().topCard(position, position.toMove, stack).isUnknown()) {
        const QString name = playerName(document().setup(), position.toMove);
        //: %1 is a player
        refuse(tr("This card of %1 was never played, so nobody here knows it. Choose a card that was played.")
                   .arg(name));
        return false;
    }
    stack_ = stack;
    refresh();
    withdrawRefusal();
    return true;
}

void MoveChoice::cancel() {
    stack_.reset();
    refresh();
}

std::optional<Move> MoveChoice::hint() const {
    return play_.canMove() ? hint_ : std::nullopt;
}

void MoveChoice::setHint(Move hint) {
    if (!document().duel().isLegal(document().position(), hint)) return;
    hint_ = hint;
    emit changed();
}

void MoveChoice::setCursor(Square square) {
    cursor_ = square;
    refresh();
}

void MoveChoice::moveCursor(int rows, int columns) {
    const Cell cell = cellOf(cursor_);
    cursorShown_ = true;
    hovered_ = noSquare;
    setCursor(squareOf(
        {std::clamp(cell.row + rows, 0, duelSide - 1), std::clamp(cell.column + columns, 0, duelSide - 1)}));
}

void MoveChoice::setHovered(Square square) {
    if (square == hovered_) return;
    hovered_ = square;
    if (square != noSquare) {
        cursor_ = square;
        cursorShown_ = false;
    }
    refresh();
}

Square MoveChoice::square() const {
    if (hovered_ != noSquare) return hovered_;
    return cursorShown_ ? cursor_ : noSquare;
}

void MoveChoice::setCursorShown(bool shown) {
    if (shown == cursorShown_) return;
    cursorShown_ = shown;
    refresh();
}

bool MoveChoice::playOn(Square square) {
    QString reason = whyNot();
    if (reason.isEmpty() && square == noSquare) reason = tr("That is not on the board.");
    if (reason.isEmpty() && !stack_)
        reason = tr("Choose one of your four top cards first: click it, or press 1, 2, 3 or 4.");
    if (reason.isEmpty() && document().position().tokenAt(square))
        reason = tr("That cell is taken: play cards on empty cells.");
    if (!reason.isEmpty()) {
        refuse(reason);
        return false;
    }
    const int dropped = document().game().moveCount() - document().shown();
    if (!play_.play({std::uint8_t(*stack_), square})) return false;
    withdrawRefusal();
    if (dropped > 0) emit branched(dropped);
    return true;
}

} // namespace stonemason::token_battle
