// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck.h"

#include <QWidget>

#include <array>
#include <memory>

namespace stonemason::token_battle {

class CardButton;
class CardPixmaps;
class MoveChoice;
class PeekView;

/// A player's name, deck, score and points per turn; the changes that the move being considered would make
/// to them; a bar at the side while it is this player's turn.
class HandHeading : public QWidget {
    Q_OBJECT

public:
    HandHeading(int player, const MoveChoice& choice, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// In words: "You, Border guard: 31 points, 7 a turn".
    void refresh();

    /// The displayed texts, in two lines: names at the left, numbers at the right.
    struct Words {
        QString player;
        QString deck;
        QString score;
        QString most;   ///< after the score, the points that end the game; empty if there is no room
        QString growth; ///< points that the tokens yield after each move, or how a move changes them
    };
    /// The texts for this width in pixels: numbers leave a name the width it needs or half of the total, and
    /// are shortened for that; after that names are elided.
    Words wordsIn(int width) const;
    /// The width in pixels that the heading has for its texts.
    int roomForWords() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont fontOf(int pixels, bool bold) const;
    bool changesGrowth() const;
    QStringList growthWords() const;
    void paintNumbers(QPainter& painter, const QRect& room, const Words& words) const;
    void paintNames(QPainter& painter, const QRect& room, const Words& words) const;

    int player_;
    const MoveChoice& choice_;
};

/// One player's side: name, score and points per turn, the four top cards, and below each the next cards as
/// far as the user may know them.
class HandView : public QWidget {
    Q_OBJECT

public:
    HandView(int player, MoveChoice& choice, CardPixmaps& pixmaps, QWidget* parent);
    ~HandView() override;

    int player() const { return player_; }
    CardButton* card(int stack) const { return cards_[std::size_t(stack)]; }
    PeekView* peek(int stack) const { return peeks_[std::size_t(stack)]; }
    HandHeading* heading() const { return heading_; }

signals:
    /// The card under the pointer or with the focus; -1 if there is none any more.
    void looked(int card);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();

    int player_;
    MoveChoice& choice_;
    HandHeading* heading_;
    std::array<CardButton*, stackCount> cards_{};
    std::array<PeekView*, stackCount> peeks_{};
};

} // namespace stonemason::token_battle
