// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/estimate.h"
#include "editor/wastes/view/canvas/board_canvas.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace stonemason::wastes {

class FairnessSession;

/// A share of points with its interval on a scale from 0 to 100 %; a line in the middle marks a fair board.
class FairnessBar : public QWidget {
    Q_OBJECT

public:
    explicit FairnessBar(QWidget* parent = nullptr);

    /// nullopt: nothing is known.
    void show(std::optional<Estimate> share);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// What stands at the line.
    static QString nameOfMiddle();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<Estimate> share_;
};

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
