// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/piece_choice.h"

#include "editor/wastes/game/model/war_words.h"
#include "editor/wastes/text/wastes_text.h"

#include <algorithm>
#include <utility>

namespace stonemason::wastes {

PieceChoice::PieceChoice(WarTurns& turns, QObject* parent) : QObject(parent), turns_(turns) {
    connect(&document(), &PlayDocument::shownChanged, this, &PieceChoice::followDocument);
    connect(&turns, &TurnManager::changed, this, [this] {
        // This may be called before the document's own signal: the chosen piece may be gone.
        setChosen(turns_.canMove() && isOwn(chosen_) ? chosen_ : noSquare);
        emit changed();
    });
}

void PieceChoice::followDocument() {
    hint_.reset();
    line_.clear();
    setChosen(noSquare);
    emit accepted();
    emit changed();
}

bool PieceChoice::isTarget(Square square) const {
    return std::ranges::find(targets_, square) != targets_.end();
}

bool PieceChoice::isOwn(Square square) const {
    const Position& position = document().position();
    if (square >= position.on.size()) return false;
    const PieceId piece = position.at(square);
    return piece != noPiece && playerOf(piece) == position.toMove;
}

void PieceChoice::setChosen(Square square) {
    targets_.clear();
    chosen_ = square;
    if (square != noSquare)
        for (const Move move : document().engine().moves(document().position()))
            if (move.from == square) targets_.push_back(move.to);
}

QString PieceChoice::whyNot() const {
    if (document().hasEndedHere()) return tr("The game is over.");
    if (turns_.canMove()) return {};
    if (turns_.hasOpponent(0) && turns_.hasOpponent(1) && !turns_.isResting())
        return tr("Two computers play this game.");
    if (turns_.isResting()) return tr("The computer waits: let it go on.");
    if (document().isLive() && !document().isAtEnd())
        return tr("Network moves cannot be changed. Go to the last position (Ctrl+End) to move.");
    const QString trouble = turns_.troubleWords();
    return trouble.isEmpty() ? tr("It is not your turn.") : trouble;
}

bool PieceChoice::choose(Square square, bool aloud) {
    QString why = whyNot();
    if (why.isEmpty() && !isOwn(square)) why = tr("Choose one of the pieces whose turn it is.");
    if (!why.isEmpty()) {
        if (aloud) emit refused(why);
        return false;
    }
    setChosen(square);
    emit accepted();
    emit changed();
    if (targets_.empty() && aloud) emit refused(tr("This piece cannot move."));
    return true;
}

bool PieceChoice::playTo(Square square) {
    if (chosen_ == noSquare) return false;
    const Move move{chosen_, square};
    if (!isTarget(square)) {
        const QString why = refusalText(document().engine(), document().position(), chosen_, square);
        emit refused(why.isEmpty() ? whyNot() : why);
        return false;
    }
    const int dropped = document().moveCount() - document().shown();
    if (!turns_.play(move)) return false;
    emit accepted();
    if (dropped > 0) emit branched(dropped);
    return true;
}

void PieceChoice::press(Square square) {
    if (square == noSquare) return;
    if (square == chosen_)
        cancel();
    else if (chosen_ == noSquare || (isOwn(square) && !isTarget(square)))
        choose(square);
    else
        playTo(square);
}

void PieceChoice::cancel() {
    setChosen(noSquare);
    emit accepted();
    emit changed();
}

std::optional<Move> PieceChoice::hint() const {
    const Hint* hint = wholeHint();
    return hint ? std::optional(hint->move) : std::nullopt;
}

const PieceChoice::Hint* PieceChoice::wholeHint() const {
    // Others may be notified of a new position before this object.
    return hint_ && hintPosition_ == document().position().key ? &*hint_ : nullptr;
}

void PieceChoice::setHint(const Hint& hint) {
    hint_ = hint;
    hintPosition_ = document().position().key;
    emit changed();
}

const std::vector<Move>& PieceChoice::line() const {
    static const std::vector<Move> none;
    return linePosition_ == document().position().key ? line_ : none;
}

void PieceChoice::setLine(std::vector<Move> line) {
    if (this->line() == line) return;
    line_ = std::move(line);
    linePosition_ = document().position().key;
    emit changed();
}

} // namespace stonemason::wastes
