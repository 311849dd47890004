// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace stonemason::token_battle {

class MoveChoice;

/// A player's name, deck, score and points a turn; what the move that is being thought about would change in
/// them; a bar at its side while it is this player's turn.
class HandHeading : public QWidget {
    Q_OBJECT

public:
    HandHeading(int player, const MoveChoice& choice, QWidget* parent);

    QSize sizeHint() const override { return {240, 46}; }
    QSize minimumSizeHint() const override { return {160, 42}; }
    /// In words: "You, Border guard: 31 points, 7 a turn".
    void refresh();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont fontOf(int pixels, bool bold) const;
    int paintNumbers(QPainter& painter, const QRect& room) const;
    void paintNames(QPainter& painter, const QRect& room) const;

    int player_;
    const MoveChoice& choice_;
};

} // namespace stonemason::token_battle
