// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_moves.h"
#include "editor/token_battle/duel/duel_binding.h"

class QLabel;
class QProgressBar;
class QToolButton;

namespace stonemason {

class MoveListModel;

/// Every move of the game; choosing one looks at the position after it. Below them what a review of the game
/// found, or how far it has come.
class MoveListDock : public DuelDock {
    Q_OBJECT

public:
    MoveListDock();

    PlayedMovesList* list() const { return list_; }
    QLabel* words() const { return words_; }
    QToolButton* cancelButton() const { return cancel_; }

protected:
    void bound() override;

private:
    QWidget* makeStrip();
    void showReview();

    MoveListModel* model_;
    PlayedMovesList* list_;
    QWidget* strip_ = nullptr;
    QLabel* words_;
    QProgressBar* progress_;
    QToolButton* cancel_;
};

} // namespace stonemason
