// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/check_numbers.h"

#include <QWidget>

class QLabel;
class QSpinBox;
class QToolButton;

namespace stonemason::kings_conflict {

/// One assumed number: what it means, where the game's value comes from, the value for this map, and a way
/// back to the game's. A number that differs is marked by a strip, bold letters and the button.
class NumberRow : public QWidget {
    Q_OBJECT

public:
    /// @param gameValue the value of the game
    NumberRow(const NumberInfo& info, int gameValue, QWidget* parent = nullptr);

    QSpinBox* spinBox() const { return spin_; }
    QToolButton* resetButton() const { return reset_; }
    bool isChanged() const;

    void showValue(int value);

signals:
    void valueChosen(int value);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int gameValue_;
    QString source_;
    QLabel* meaning_;
    QLabel* caption_;
    QSpinBox* spin_;
    QToolButton* reset_;
};

} // namespace stonemason::kings_conflict
