// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/war_actions.h"

#include "core/wastes/players/forced_win.h"
#include "core/wastes/players/player.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/wastes/game/view/piece_choice.h"
#include "editor/wastes/game/view/war_board.h"

namespace stonemason::wastes {

namespace {

/// Hard's move, or the first move of a win proven with the same number of positions, which may be longer
/// than Hard's search depth.
PieceChoice::Hint hintFor(const Engine& engine, const Position& position, const std::stop_token& stop) {
    const Move move = makePlayer(PlayerLevel::Hard, PlayerOptions{})->choose(engine, position, stop);
    const std::int64_t nodes = engine.profile().hard.nodes;
    const auto win = forcedWin(engine, position, longestForcedWin, nodes, nullptr, stop);
    if (!win || win->winner != Side(position.toMove)) return {move};
    const Move first = win->line.front();
    return {first, SureWin{win->winner, win->winnersMoves(), win->end}, first == move};
}

} // namespace

WarActions::WarActions(QObject* parent)
    : BoundActions(QStringLiteral("war"), parent), thinking_(*this, [this](const PieceChoice::Hint& hint) {
        emit message({});
        if (asked_ && asked_->document().position().key == askedFor_) asked_->choice().setHint(hint);
    }) {
    QAction* hint = add(QStringLiteral("hint"), QStringLiteral("suggest"), tr("&Hint"),
                        tr("Show the move that Hard would make here"), Qt::Key_H, &WarActions::think);
    hint->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    QAction* lines = add(QStringLiteral("lines"), QStringLiteral("branch"), tr("Best &Lines"),
                         tr("Look for the best moves here and how the game goes on after them; once more "
                            "stops"),
                         Qt::Key_L, &WarActions::linesRequested);
    lines->setShortcutContext(Qt::WidgetWithChildrenShortcut);
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
        for (const char* own : {"hint", "lines"})
            served_->addAction(action(QLatin1String(own)));
    }
    binding().on(&view()->choice(), &PieceChoice::changed, [this] { update(); });
}

void WarActions::refresh() {
    // No computer help in a game against another person.
    allow(QStringLiteral("hint"), view()->turns().canMove() && !document()->isLive(),
          document()->isLive() ? tr("In a game with another person there are no hints.")
                               : reason::notYourTurn());
    allow(QStringLiteral("lines"), !document()->isLive() || document()->isOver(),
          tr("In a game with another person there are no hints."));
}

void WarActions::think() {
    if (!view() || !view()->turns().canMove()) return;
    asked_ = view();
    askedFor_ = document()->position().key;
    emit message(tr("Thinking about a hint…"));
    thinking_.restart(LatestTask<PieceChoice::Hint>::Work(
        [engine = document()->engine(), position = document()->position()](const std::stop_token& stop) {
            return hintFor(engine, position, stop);
        }));
}

} // namespace stonemason::wastes
