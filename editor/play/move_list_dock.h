// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/play_view.h"
#include "editor/play/played_moves.h"

class QLabel;
class QProgressBar;
class QToolButton;

namespace stonemason {

class GameReview;

/// Every move of the game; choosing one looks at the position after it. Below them what a review of the game
/// found, or how far it has come.
class MoveListDock : public PlayDock {
    Q_OBJECT

public:
    /// The review of a document's game, made when there is none yet.
    using ReviewOf = std::function<GameReview&(PlayDocument&)>;

    /// @param id of the dock; never changes
    /// @param model what stands in the rows; the dock owns it
    /// @param reviewOf empty in a game that has no review
    MoveListDock(const QString& id, PlayedMovesModel* model, ReviewOf reviewOf);

    PlayedMovesList* list() const { return list_; }
    QLabel* words() const { return words_; }
    QToolButton* cancelButton() const { return cancel_; }

protected:
    void bound() override;

private:
    QWidget* makeStrip();
    GameReview* review() const;
    void showReview();

    PlayedMovesModel* model_;
    ReviewOf reviewOf_;
    PlayedMovesList* list_;
    QWidget* strip_ = nullptr;
    QLabel* words_;
    QProgressBar* progress_;
    QToolButton* cancel_;
};

} // namespace stonemason
