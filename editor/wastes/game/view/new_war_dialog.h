// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/game.h"
#include "editor/app/widgets/fields.h"
#include "editor/play/seat_choices.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace stonemason {
class WhoPlays;
}

namespace stonemason::wastes {

class BoardRenderer;

/// Asks for a new game: on which board, who plays, who moves first.
class NewWarDialog : public QDialog {
    Q_OBJECT

public:
    /// @param boards to play on; the first is chosen
    NewWarDialog(const SeatChoices& choices, std::vector<Board> boards, const Profile& profile,
                 BoardRenderer& renderer, QWidget* parent = nullptr);

    SeatChoices choices() const;
    /// The game as chosen.
    GameSetup setup() const;

    WhoPlays* players() const { return players_; }
    QComboBox* boardField() const { return board_; }
    QComboBox* firstField() const { return first_; }
    SeedField* seedField() const { return seed_; }
    QLabel* remark() const { return remark_; }
    /// Who gets which side, as chosen and drawn.
    QLabel* sides() const { return sides_; }
    QPushButton* startButton() const { return start_; }

private:
    void nameSides();
    void showSides();
    bool isNearToMoveFirst() const;
    void showBoard();
    const Board& chosenBoard() const;

    std::vector<Board> boards_;
    const Profile& profile_;
    BoardRenderer& renderer_;
    WhoPlays* players_;
    QComboBox* board_;
    QLabel* picture_;
    QLabel* remark_;
    QLabel* sides_;
    QComboBox* first_;
    SeedField* seed_;
    QPushButton* start_ = nullptr;
};

} // namespace stonemason::wastes
