// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/actions/position_actions.h"

#include "core/token_battle/format/position_text.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace stonemason::token_battle {

PositionActions::PositionActions(QObject* parent) : BoundDuelActions(parent) {
    QAction* position = add(QStringLiteral("copy-position"), QStringLiteral("copy"), tr("&Copy Position"),
                            tr("Copy the position as text"), Qt::CTRL | Qt::Key_C);
    connect(position, &QAction::triggered, this, &PositionActions::copy);
    QAction* paste = add(QStringLiteral("paste-position"), QStringLiteral("paste"), tr("P&aste Position"),
                         tr("Play on from the copied position, in a new tab"), QKeySequence::Paste);
    connect(paste, &QAction::triggered, this, &PositionActions::paste);
}

/// The text reveals no card that the user may not know; and during a live game none of the user's own either:
/// the other player may read it.
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

} // namespace stonemason::token_battle
