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

/// A player's name, deck, score and points a turn; what the move that is being thought about would change in
/// them; a bar at its side while it is this player's turn.
class HandHeading : public QWidget {
    Q_OBJECT

public:
    HandHeading(int player, const MoveChoice& choice, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// In words: "You, Border guard: 31 points, 7 a turn".
    void refresh();

    /// What is written, in two lines: names at the left, numbers at the right.
    struct Words {
        QString player;
        QString deck;
        QString score;
        QString most;   ///< behind the score, the points that end the game; empty where there is no room
        QString growth; ///< what comes of the tokens after each move, or how a move changes that
    };
    /// The words for that many pixels: numbers leave a name its room or half of both, and say less for it;
    /// then names are cut.
    Words wordsIn(int width) const;
    /// The pixels that the heading has for them.
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

/// One player's side: name, score and growth, the four top cards, below each the cards that come up next as
/// far as the person who looks may know them.
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
    /// A card is looked at, -1 for none any more.
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
