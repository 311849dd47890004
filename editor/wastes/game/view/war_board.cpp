// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/war_board.h"

#include "editor/app/settings/motion.h"

#include <algorithm>

namespace stonemason::wastes {

namespace {

/// Turns what pointer and keys do on cells into choosing and playing.
class PlayingHand : public GridController {
public:
    explicit PlayingHand(PieceChoice& choice) : choice_(choice) {}
    void setState(GridState& state) { state_ = &state; }

    void press(Cell cell, Modifiers modifiers) override {
        if (modifiers.secondary) return choice_.cancel();
        pressed_ = squareOf(cell);
        const bool isOther = choice_.chosen() != pressed_;
        wasChosen_ = !isOther;
        if (isOther && !choice_.isTarget(pressed_)) choice_.choose(pressed_, choice_.chosen() == noSquare);
        state_->setCursor(cell);
    }
    void drag(Cell cell, Modifiers) override { over_ = squareOf(cell); }
    /// Where the button went down and up again it is a click; elsewhere the piece was dragged there.
    void release(Cell cell) override {
        const Square square = state_->board().contains(cell) ? squareOf(cell) : noSquare;
        const Square pressed = std::exchange(pressed_, noSquare);
        over_ = noSquare;
        if (square == noSquare) return;
        if (square != pressed) {
            if (choice_.chosen() == pressed) choice_.playTo(square);
        } else if (choice_.chosen() == square) {
            if (wasChosen_) choice_.cancel();
        } else if (choice_.chosen() != noSquare) {
            choice_.playTo(square);
        }
    }

    bool actAtCursor(Modifiers) override {
        choice_.press(squareOf(state_->cursor()));
        return true;
    }
    void moveCursor(int rows, int columns, Modifiers) override {
        const Size board = state_->board();
        const Cell from = state_->cursor();
        state_->setHovered(std::nullopt);
        state_->setCursor({std::clamp(from.row + rows, 0, board.rows - 1),
                           std::clamp(from.column + columns, 0, board.columns - 1)});
    }
    bool cancel() override {
        if (choice_.chosen() == noSquare) return false;
        choice_.cancel();
        return true;
    }
    bool isActive() const override { return over_ != noSquare; }

private:
    PieceChoice& choice_;
    GridState* state_ = nullptr;
    Square pressed_ = noSquare;
    Square over_ = noSquare; ///< where it is dragged
    bool wasChosen_ = false; ///< already before the press
};

} // namespace

WarBoard::WarBoard(PieceChoice& choice, BoardRenderer& renderer, QWidget* parent)
    : GridView(std::make_unique<WarScene>(choice, renderer), std::make_unique<PlayingHand>(choice), {},
               parent)
    , choice_(choice)
    , scene_(static_cast<WarScene&>(model())) {
    static_cast<PlayingHand&>(controller()).setState(state());
    setObjectName(QStringLiteral("warBoard"));
    setAccessibleName(tr("Board"));
    setMinimumSize(240, 240);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&choice.document(), &PlayDocument::steppedForward, this, [this](int move) {
        if (isVisible() && !isStill(*this)) scene_.showMove(move);
    });
    connect(&scene_, &WarScene::showingChanged, this, &WarBoard::showingChanged);
    announceCursor();
}

void WarBoard::hideEvent(QHideEvent* event) {
    GridView::hideEvent(event);
    scene_.stopShowing();
}

} // namespace stonemason::wastes
