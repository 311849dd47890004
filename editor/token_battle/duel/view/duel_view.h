// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "editor/app/widgets/binding.h"
#include "editor/app/widgets/table_actions.h"
#include "editor/play/play_view.h"
#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/token_battle/duel/model/duel_turns.h"
#include "editor/token_battle/duel/model/move_choice.h"

#include <QLabel>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>

namespace stonemason::token_battle {

class CardPixmaps;
class DuelBoard;
class HandView;

/// Below the board: the effects of the move being considered, in words and as both yields; else what to do
/// next.
class PreviewLine : public QWidget {
    Q_OBJECT

public:
    PreviewLine(MoveChoice& choice, QWidget* parent);

    QString words() const;
    QString yields() const;

private:
    void refresh();
    QString hint() const;

    MoveChoice& choice_;
    QLabel* words_;
    QLabel* yields_;
};

/// A game in its tab: both players' cards at the left, the nearer player's below; the board at the right,
/// with the player to move above it, the preview and the navigation through the game below it.
class DuelView : public PlayView {
    Q_OBJECT

public:
    /// The document must outlive the view. In a game that was started here computers move at once.
    DuelView(DuelDocument& document, Tempo tempo, QWidget* parent);
    ~DuelView() override;

    DuelDocument& document() const { return document_; }
    DuelTurns& duelTurns() const { return *play_; }
    TurnManager& turns() const override { return *play_; }
    MoveChoice& choice() const { return *choice_; }
    DuelBoard* board() const { return board_; }
    /// nullptr for the second player of a sandbox.
    HandView* hand(int player) const { return hands_[std::size_t(player)]; }
    PreviewLine* previewLine() const { return preview_; }

    void setTempo(Tempo tempo) override;

    /// The card of a hand under the pointer or with the focus; nullopt if there is none.
    std::optional<CardId> lookedCard() const { return looked_; }

signals:
    void lookedCardChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeHands();
    TurnBanner* makeBanner();
    GameOverPanel* makeGameOverPanel();

    DuelDocument& document_;
    std::unique_ptr<CardPixmaps> pixmaps_;
    DuelTurns* play_;
    MoveChoice* choice_;
    std::array<HandView*, playerCount> hands_{};
    QWidget* handsPane_;
    DuelBoard* board_;
    PreviewLine* preview_;
    std::optional<CardId> looked_;
};

using DuelBinding = Binding<DuelDocument, DuelView>;
using DuelDock = BoundDock<DuelDocument, DuelView>;

/// A set of actions that work on the current game.
class BoundDuelActions : public TableActions<BoundActions<DuelDocument, DuelView>> {
public:
    explicit BoundDuelActions(QObject* parent = nullptr) : TableActions(QStringLiteral("duel"), parent) {}

protected:
    bool isBound() const override { return view() != nullptr; }
    DuelTurns& play() const { return view()->duelTurns(); }
};

/// The play workspace's part of the status bar: the cell under the pointer or at the cursor, in words; the
/// score. Labels that are added to the status bar belong to it.
class DuelStatus : public QObject {
    Q_OBJECT

public:
    explicit DuelStatus(QObject* parent = nullptr);

    void bind(DuelDocument* document, DuelView* view);

    QLabel* cellLabel() const { return cell_; }
    QList<QWidget*> widgets() const { return widgets_.alive(); }

private:
    void showCell();
    void showScore();

    DuelBinding binding_;
    GivenWidgets<QWidget> widgets_;
    QPointer<QLabel> cell_;
    QPointer<QLabel> score_;
};

} // namespace stonemason::token_battle
