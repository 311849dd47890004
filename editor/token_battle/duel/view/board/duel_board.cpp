// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/board/duel_board.h"

#include "editor/app/settings/motion.h"
#include "editor/app/widgets/labels.h"
#include "editor/token_battle/duel/view/hands/card_button.h"

#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QKeyEvent>

#include <utility>

namespace stonemason::token_battle {

namespace {

/// Plays if press and release are on the same cell: moving off the cell cancels the move.
class PlayingController : public GridController {
public:
    explicit PlayingController(MoveChoice& choice) : choice_(choice) {}

    void press(Cell cell, Modifiers modifiers) override {
        pressed_ = modifiers.secondary ? noSquare : squareOf(cell);
    }
    void drag(Cell, Modifiers) override {}
    void release(Cell cell) override {
        const Square square = squareOf(cell);
        if (square != noSquare && square == std::exchange(pressed_, noSquare)) choice_.playOn(square);
    }
    bool actAtCursor(Modifiers) override {
        choice_.setCursorShown(true);
        choice_.playOn(choice_.cursor());
        return true;
    }
    void moveCursor(int rows, int columns, Modifiers) override { choice_.moveCursor(rows, columns); }
    bool cancel() override { return false; }
    bool isActive() const override { return false; }

    bool acceptsDrag(const QMimeData& data) const override {
        return StackDrag::stackOf(data, choice_).has_value();
    }
    bool dragOver(const QMimeData& data, std::optional<Cell>) override {
        return acceptsDrag(data) && choice_.preview();
    }
    bool drop(const QMimeData& data, std::optional<Cell> cell) override {
        const auto stack = StackDrag::stackOf(data, choice_);
        if (!stack || choice_.stack() != stack) return false;
        return choice_.playOn(cell ? squareOf(*cell) : noSquare);
    }

private:
    MoveChoice& choice_;
    Square pressed_ = noSquare;
};

GridViewOptions optionsOfBoard() {
    constexpr double room = TokenPlaces::letterRoom;
    return {.rulers = false,
            .zooms = false,
            .frames = false,
            .room = {room, 0, 0, room},
            .margin = TokenPlaces::edge};
}

} // namespace

DuelBoard::DuelBoard(MoveChoice& choice, QWidget* parent)
    : GridView(std::make_unique<TokenBoard>(choice), std::make_unique<PlayingController>(choice),
               optionsOfBoard(), parent)
    , choice_(choice)
    , board_(static_cast<TokenBoard&>(model())) {
    setObjectName(QStringLiteral("board"));
    setAccessibleName(tr("Board"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    viewport()->setAutoFillBackground(false);
    viewport()->setAcceptDrops(true);
    connect(&choice.document(), &DuelDocument::steppedForward, this, &DuelBoard::showMove);
    connect(&board_, &TokenBoard::showingChanged, this, &DuelBoard::showingChanged);
}

void DuelBoard::showMove(int move) {
    if (isVisible() && !isStill(*this)) board_.showMove(move);
}

QString DuelBoard::toolTipOf(Cell cell) const {
    // A tool tip would cover the preview, which shows more.
    return choice_.preview() ? QString() : plainToolTip(describe(cell));
}

void DuelBoard::changeEvent(QEvent* event) {
    GridView::changeEvent(event);
    viewport()->update();
}

void DuelBoard::hideEvent(QHideEvent* event) {
    GridView::hideEvent(event);
    board_.stopShowing();
}

void DuelBoard::focusInEvent(QFocusEvent* event) {
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        choice_.setCursorShown(true);
    board_.setFocused(true);
    GridView::focusInEvent(event);
    announceCursor();
}

void DuelBoard::focusOutEvent(QFocusEvent* event) {
    board_.setFocused(false);
    GridView::focusOutEvent(event);
}

void DuelBoard::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End: GridView::keyPressEvent(event); return;
    default: event->ignore();
    }
}

void DuelBoard::contextMenuEvent(QContextMenuEvent* event) {
    event->ignore();
}

} // namespace stonemason::token_battle
