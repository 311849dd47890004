// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace stonemason::token_battle {

/// Below a choice of decks: why the chosen one cannot be played, and what can be done about it. Hidden while
/// nothing is wrong.
class DeckFaultLine : public QWidget {
    Q_OBJECT

public:
    /// @param side whose deck it is about, for screen readers
    explicit DeckFaultLine(const QString& side, QWidget* parent = nullptr);

    /// @param reason a sentence or two, empty: nothing is wrong
    /// @param canFinish whether there is a deck that could be finished
    void show(const QString& reason, bool canFinish);
    QString reason() const;

    QPushButton* randomButton() const { return random_; }
    QPushButton* finishButton() const { return finish_; }

signals:
    /// Random cards are to be played instead.
    void randomRequested();
    /// The deck is to be shown where it can be finished.
    void finishRequested();

private:
    QLabel* sign_;
    QLabel* words_;
    QPushButton* random_;
    QPushButton* finish_;
};

} // namespace stonemason::token_battle
