// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/view/canvas/board_binding.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace stonemason::wastes {

class FairnessBar;
class FairnessSession;

/// How fair the board is: equal computers play on it, and the score of the side that moves first is shown
/// live with its confidence interval.
class StrengthDock : public BoardDock {
    Q_OBJECT

public:
    StrengthDock();

    QComboBox* levelField() const { return level_; }
    QSpinBox* gamesField() const { return games_; }
    QPushButton* startButton() const { return start_; }
    QLabel* words() const { return words_; }

protected:
    void bound() override;

private:
    QWidget* buildContent();
    void startOrStop();
    void showSession();
    QString verdict(const FairnessSession& session) const;

    QComboBox* level_;
    QSpinBox* games_;
    QPushButton* start_;
    QProgressBar* progress_;
    FairnessBar* bar_;
    QLabel* words_;
};

} // namespace stonemason::wastes
