// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/actions/duel_actions.h"

#include "core/token_battle/format/position_text.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/token_battle/duel/view/board/duel_board.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace stonemason::token_battle {

PositionActions::PositionActions(QObject* parent) : BoundDuelActions(parent) {
    addTable({
        {"copy-position", "copy", tr("&Copy Position"), tr("Copy the position as text"), Qt::CTRL | Qt::Key_C,
         [this] { copy(); }},
        {"paste-position", "paste", tr("P&aste Position"),
         tr("Play on from the copied position, in a new tab"), QKeySequence::Paste, [this] { paste(); }},
    });
}

/// The text contains no card that the user may not know; during a live game it also omits the user's own
/// cards, because the opponent may read it.
void PositionActions::copy() {
    const bool live = document()->isLive();
    const Position& position = document()->position();
    const GameSetup known = document()->knownSetup();
    const std::string text = live ? positionText(position) : sharedPosition(known, position);
    QGuiApplication::clipboard()->setText(QString::fromStdString(text));
    if (live)
        emit message(tr("Position copied, without the decks: they stay hidden until the game is over."));
    else if (std::ranges::any_of(known.sides, &Side::hasHidden))
        emit message(tr("Position copied, with the cards you know of both decks."));
    else
        emit message(tr("Position copied, with both decks."));
}

void PositionActions::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.isEmpty())
        emit message(tr("There is no text on the clipboard."));
    else
        emit positionPasted(text);
}

TurnActions::TurnActions(QObject* parent)
    : BoundDuelActions(parent), thinking_(*this, [this](Move hint) { showHint(hint); }) {
    addHint();
    for (int stack = 0; stack < stackCount; ++stack) {
        QAction* choose = add(QStringLiteral("stack-%1").arg(stack + 1),
                              QStringLiteral("card-%1").arg(stack + 1), tr("Choose Card &%1").arg(stack + 1),
                              tr("Choose the top card of stack %1").arg(stack + 1), Qt::Key_1 + stack);
        choose->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(choose, &QAction::triggered, this, [this, stack] {
            if (view()->choice().choose(stack)) {
                view()->choice().setCursorShown(true);
                view()->board()->setFocus(Qt::ShortcutFocusReason);
            }
        });
    }
    QAction* play = add(QStringLiteral("play-card"), QStringLiteral("place-token"), tr("&Play the Card"),
                        tr("Play the chosen card on the cell at the cursor"), Qt::Key_Return);
    play->setShortcuts({Qt::Key_Return, Qt::Key_Enter});
    connect(play, &QAction::triggered, this, [this] {
        MoveChoice& choice = view()->choice();
        choice.playOn(choice.cursor());
    });
    QAction* cancel = add(QStringLiteral("let-go"), QStringLiteral("close"), tr("Put the Card Bac&k"),
                          tr("Put the chosen card back"), Qt::Key_Escape);
    connect(cancel, &QAction::triggered, this, [this] { view()->choice().cancel(); });
    play->setShortcutContext(Qt::WidgetShortcut);
    cancel->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    boardKeys_ = {play};
}

void TurnActions::addHint() {
    QAction* hint = add(QStringLiteral("hint"), QStringLiteral("suggest"), tr("&Hint"),
                        tr("Show the move that Hard would make here"), Qt::Key_H);
    hint->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(hint, &QAction::triggered, this, &TurnActions::think);
}

void TurnActions::think() {
    if (!view() || !play().canMove() || document()->isLive()) return;
    asked_ = view();
    askedFor_ = document()->position();
    Game game = document()->game();
    game.goBackTo(document()->shown());
    emit message(tr("Thinking about a hint…"));
    thinking_.restart(LatestTask<Move>::Work(
        moveFinder(PlayerLevel::Hard, askedFor_.toMove, document()->hasOpenDecks(), game)));
}

/// Ignored if a player has moved or the user shows another position by now.
void TurnActions::showHint(Move hint) {
    emit message({});
    if (asked_ && asked_->document().position() == askedFor_) asked_->choice().setHint(hint);
}

void TurnActions::bound() {
    if (served_ != view()) {
        served_ = view();
        for (QAction* action : all())
            boardKeys_.contains(action) ? served_->board()->addAction(action) : served_->addAction(action);
    }
    binding().on(&view()->choice(), &MoveChoice::changed, [this] { update(); });
}

void TurnActions::refresh() {
    const bool canMove = play().canMove();
    for (int stack = 1; stack <= stackCount; ++stack)
        allow(QStringLiteral("stack-%1").arg(stack), canMove, reason::notYourTurn());
    // No computer help in a game against another person.
    const bool live = document()->isLive();
    allow(QStringLiteral("hint"), canMove && !live && view()->choice().holdsKnownCard(),
          live ? tr("In a game with another person there are no hints.") : view()->choice().whyNot());
    const bool isChosen = view()->choice().stack().has_value();
    const QString noCard = tr("No card is chosen.");
    allow(QStringLiteral("play-card"), canMove && isChosen, canMove ? noCard : reason::notYourTurn());
    allow(QStringLiteral("let-go"), isChosen, noCard);
}

} // namespace stonemason::token_battle
