// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace stonemason {

class MoveChoice;

/// Above the board: whose turn it is, what is special about it, who is thinking or waits to be let go on, or
/// how the game ended.
class TurnBanner : public QWidget {
    Q_OBJECT

public:
    TurnBanner(MoveChoice& choice, QWidget* parent);

    QString text() const;
    QString remark() const;
    /// Lets a computer that waits go on; shown while one does.
    QToolButton* goOnButton() const { return goOn_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    QString waitingWords() const;

    MoveChoice& choice_;
    QLabel* mark_;
    QLabel* turn_;
    QLabel* remark_;
    QToolButton* goOn_;
};

} // namespace stonemason
