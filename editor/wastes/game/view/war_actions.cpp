// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/war_actions.h"

#include "core/wastes/players/player.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/wastes/game/view/piece_choice.h"
#include "editor/wastes/game/view/war_board.h"

namespace stonemason::wastes {

WarActions::WarActions(QObject* parent)
    : BoundActions(QStringLiteral("war"), parent), thinking_(*this, [this](Move move) {
        emit message({});
        if (asked_ && asked_->document().position().key == askedFor_) asked_->choice().setHint(move);
    }) {
    QAction* hint = add(QStringLiteral("hint"), QStringLiteral("suggest"), tr("&Hint"),
                        tr("Show the move that Hard would make here"), Qt::Key_H, &WarActions::think);
    hint->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    add(QStringLiteral("turn-board"), QStringLiteral("opponent-view"), tr("&Turn the Board"),
        tr("See the board from the other side"), Qt::CTRL | Qt::SHIFT | Qt::Key_T, [this] {
            GridState& state = view()->board()->state();
            state.setTurned(!state.isTurned());
        });
    add(QStringLiteral("open-board"), QStringLiteral("board"), tr("&Open the Board"),
        tr("Open the board of this game in a tab of its own, to change it"), {}, &WarActions::boardRequested);
}

void WarActions::bound() {
    if (served_ != view()) {
        served_ = view();
        served_->addAction(action(QStringLiteral("hint")));
    }
    binding().on(&view()->choice(), &PieceChoice::changed, [this] { update(); });
}

void WarActions::refresh() {
    // Who plays another person plays alone.
    allow(QStringLiteral("hint"), view()->turns().canMove() && !document()->isLive(),
          document()->isLive() ? tr("In a game with another person there are no hints.")
                               : reason::notYourTurn());
}

void WarActions::think() {
    if (!view() || !view()->turns().canMove()) return;
    asked_ = view();
    askedFor_ = document()->position().key;
    emit message(tr("Thinking about a hint…"));
    thinking_.restart(LatestTask<Move>::Work(
        [engine = document()->engine(), position = document()->position()](const std::stop_token& stop) {
            return makePlayer(PlayerLevel::Hard, PlayerOptions{})->choose(engine, position, stop);
        }));
}

} // namespace stonemason::wastes
