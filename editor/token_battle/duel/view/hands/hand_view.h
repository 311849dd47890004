// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck.h"

#include <QWidget>

#include <array>
#include <memory>

namespace stonemason::token_battle {

class CardButton;
class CardPixmaps;
class HandHeading;
class MoveChoice;
class PeekView;

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
