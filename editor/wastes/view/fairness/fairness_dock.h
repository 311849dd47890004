// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/view/canvas/board_canvas.h"
#include "editor/wastes/view/fairness/other_board.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace stonemason {
class Settings;
}

namespace stonemason::wastes {

class FairnessBar;
class FairnessSession;
class FairnessTable;
struct FairnessSettings;

/// How fair the board is: equal computer players play on it, and the results are shown live with confidence
/// intervals, next to those of another board if one is chosen.
class FairnessDock : public BoardDock {
    Q_OBJECT

public:
    FairnessDock();

    /// Restores the players and the number of games that were chosen last, and saves further changes. The
    /// settings must outlive the dock.
    void remember(Settings& settings);
    /// The boards to compare with.
    void setBoards(OtherBoardBox::Boards boards);
    /// Compares with the board of a file, or shows why that is impossible.
    void compareWithFile(const QString& path);

    QComboBox* levelField() const { return level_; }
    QSpinBox* gamesField() const { return games_; }
    OtherBoardBox* otherField() const { return other_; }
    QPushButton* startButton() const { return start_; }
    FairnessTable* sides() const { return sides_; }
    FairnessTable* comparison() const { return comparison_; }
    QLabel* words() const { return words_; }
    QLabel* comparisonWords() const { return comparisonWords_; }

protected:
    void bound() override;

private:
    QWidget* buildContent();
    FairnessSettings settings() const;
    void startOrStop();
    void compareWith(const std::optional<OtherBoard>& board);
    void askForFile();
    void showSession();
    void showComparison(const FairnessSession* session);

    QComboBox* level_;
    QSpinBox* games_;
    OtherBoardBox* other_;
    QPushButton* start_;
    QProgressBar* progress_;
    FairnessBar* bar_;
    FairnessTable* sides_;
    QLabel* words_;
    FairnessTable* comparison_;
    QLabel* comparisonWords_;
};

} // namespace stonemason::wastes
