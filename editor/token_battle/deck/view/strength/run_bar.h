// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/view/strength/strength_session.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace stonemason::token_battle {

/// Start and Cancel, how far a run has come, or what keeps it from being started.
class RunBar : public QWidget {
    Q_OBJECT

public:
    explicit RunBar(QWidget* parent = nullptr);

    /// Shows how the session stands; nullptr for none.
    void show(const StrengthSession* session);

    QPushButton* startButton() const { return start_; }
    QPushButton* cancelButton() const { return cancel_; }
    QProgressBar* progressBar() const { return progress_; }
    /// What is wrong, the number of games to play, or the progress.
    QLabel* words() const { return words_; }

signals:
    void startRequested();
    void cancelRequested();

private:
    QPushButton* start_;
    QPushButton* cancel_;
    QProgressBar* progress_;
    QLabel* sign_;
    QLabel* words_;
};

} // namespace stonemason::token_battle
