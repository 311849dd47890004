// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/tasks/latest_task.h"
#include "editor/token_battle/duel/view/duel_view.h"

namespace stonemason::token_battle {

/// The position looked at as text, for elsewhere and from there.
class PositionActions : public BoundDuelActions {
    Q_OBJECT

public:
    explicit PositionActions(QObject* parent = nullptr);

signals:
    /// A game that begins with the position in this text.
    void positionPasted(const QString& text);

protected:
    void bound() override {}

private:
    void copy();
    void paste();
};

/// A move by keys: choose one of the four cards, play it on the cell at the cursor, let it go; and which move
/// Hard would make.
class TurnActions : public BoundDuelActions {
    Q_OBJECT

public:
    explicit TurnActions(QObject* parent = nullptr);

protected:
    void bound() override;
    void refresh() override;

private:
    void addHint();
    void think();
    void showHint(Move hint);

    QList<QAction*> boardKeys_; ///< they mean a move only while the board has the keys
    QPointer<DuelView> served_;
    QPointer<DuelView> asked_; ///< which the hint is for
    Position askedFor_;        ///< and the position there
    LatestTask<Move> thinking_;
};

} // namespace stonemason::token_battle
