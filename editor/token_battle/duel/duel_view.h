// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/card.h"
#include "editor/token_battle/duel/duel_play.h"
#include "editor/token_battle/duel/move_choice.h"

#include <QWidget>

#include <array>
#include <memory>
#include <optional>

namespace stonemason {

class DuelBoard;
class CardPixmaps;
class HandView;
class PreviewLine;
class EndCard;
class StepBar;
class TurnBanner;

/// A game in its tab: both players' cards at the left, the nearer one's below; the board at the right with
/// whose turn it is above, what a move would do and the way along the game below.
class DuelView : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the view. Computers move at once in a game that was begun here.
    DuelView(DuelDocument& document, Tempo tempo, QWidget* parent);
    ~DuelView() override;

    DuelDocument& document() const { return document_; }
    DuelPlay& duelPlay() const { return *play_; }
    MoveChoice& choice() const { return *choice_; }
    DuelBoard* board() const { return board_; }
    /// nullptr for the second player of a sandbox.
    HandView* hand(int player) const { return hands_[std::size_t(player)]; }
    TurnBanner* banner() const { return banner_; }
    PreviewLine* previewLine() const { return preview_; }
    StepBar* steps() const { return steps_; }
    EndCard* endCard() const { return endCard_; }

    void setTempo(Tempo tempo);
    /// Puts something above it all: what there is to know about who plays.
    void addBar(QWidget* bar);

    /// The card of a hand that is looked at; nullopt for none.
    std::optional<CardId> lookedCard() const { return looked_; }

signals:
    void lookedCardChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeHands();
    TurnBanner* makeBanner();
    EndCard* makeEndCard();

    DuelDocument& document_;
    std::unique_ptr<CardPixmaps> pixmaps_;
    DuelPlay* play_;
    MoveChoice* choice_;
    std::array<HandView*, playerCount> hands_{};
    QWidget* handsPane_;
    TurnBanner* banner_;
    DuelBoard* board_;
    PreviewLine* preview_;
    StepBar* steps_;
    EndCard* endCard_;
    std::optional<CardId> looked_;
};

} // namespace stonemason
