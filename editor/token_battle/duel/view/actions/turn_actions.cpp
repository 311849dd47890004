// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/actions/turn_actions.h"

#include "editor/app/widgets/action_reason.h"
#include "editor/token_battle/duel/view/board/duel_board.h"

namespace stonemason::token_battle {

TurnActions::TurnActions(QObject* parent) : BoundDuelActions(parent) {
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
    const bool isChosen = view()->choice().stack().has_value();
    const QString noCard = tr("No card is chosen.");
    allow(QStringLiteral("play-card"), canMove && isChosen, canMove ? noCard : reason::notYourTurn());
    allow(QStringLiteral("let-go"), isChosen, noCard);
}

} // namespace stonemason::token_battle
