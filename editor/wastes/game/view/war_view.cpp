// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/war_view.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/app/widgets/wrapped_text.h"
#include "editor/play/game_over_panel.h"
#include "editor/play/turn_banner.h"
#include "editor/wastes/game/model/war_advantages.h"
#include "editor/wastes/game/model/war_words.h"
#include "editor/wastes/game/view/captured_row.h"
#include "editor/wastes/game/view/piece_choice.h"
#include "editor/wastes/game/view/war_art.h"
#include "editor/wastes/game/view/war_board.h"
#include "editor/wastes/text/advantage_text.h"
#include "editor/wastes/text/wastes_text.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::wastes {

WarView::WarView(WarDocument& document, BoardRenderer& renderer, Tempo tempo, QWidget* parent)
    : PlayView(document, parent)
    , document_(document)
    , turns_(new WarTurns(document, document.isBegunHere() || document.isLive(), this))
    , choice_(new PieceChoice(*turns_, this))
    , preview_(new TwoLineLabel) {
    TurnBanner* banner = makeBanner();
    board_ = new WarBoard(*choice_, renderer, this);
    preview_->setContentsMargins(gap, 0, gap, 0);
    preview_->setAccessibleName(tr("What the move would do"));
    captured_ = new CapturedRow(document, renderer, this);
    layOut({nullptr, banner, board_, preview_, makeGameOverPanel(), captured_});
    connect(board_, &WarBoard::showingChanged, turns_, &TurnManager::setShowing);
    connect(board_, &WarBoard::showingChanged, gameOverPanel(), &GameOverPanel::setShowing);
    connect(choice_, &PieceChoice::changed, this, &WarView::showPreview);
    connect(&WarReview::of(document), &GameReview::changed, this, &WarView::showPreview);
    // Queued until the review and the choice have the value.
    const auto showReview = [this] {
        if (reviewedAt(document_)) showPreview();
    };
    connect(&WarAdvantages::of(document), &WarAdvantages::changed, this, showReview, Qt::QueuedConnection);
    connect(&board_->state(), &GridState::hoveredChanged, this, &WarView::showPreview);
    connect(&board_->state(), &GridState::cursorChanged, this, &WarView::showPreview);
    setTempo(tempo);
    showPreview();
}

WarView::~WarView() {
    for (QObject* listener : std::initializer_list<QObject*>{turns_, gameOverPanel()})
        disconnect(board_, nullptr, listener, nullptr); // the board stops showing as it goes
}

TurnBanner* WarView::makeBanner() {
    const auto paint = [](QPainter& painter, const QRectF& place, int player, const QPalette& colours) {
        paintSideMark(painter, place, Side(player), isDark(colours));
    };
    auto* banner = new TurnBanner(
        document_, *turns_,
        {[this] { return turnWords(document_); }, [this] { return turnRemark(document_); }, paint}, this);
    connect(choice_, &PieceChoice::changed, banner, &TurnBanner::refresh);
    return banner;
}

GameOverPanel* WarView::makeGameOverPanel() {
    return new GameOverPanel(
        document_, *board_,
        {[this] { return turnWords(document_); }, [this] { return endWords(document_); }});
}

/// A reason is shown for occupied squares and those next to the piece, not for empty tiles further away.
bool WarView::showsWhyNot(Square square) const {
    const Engine& engine = document_.engine();
    const Position& position = document_.position();
    if (square == choice_->chosen() || square >= position.on.size()) return false;
    const auto& beside = engine.ground().beside(choice_->chosen());
    return position.at(square) != noPiece || std::ranges::find(beside, square) != beside.end();
}

QString WarView::hintWords(const PieceChoice::Hint& hint) const {
    const QString move = moveWords(document_, hint.move, document_.shown());
    //: %1 is a move in words, a win that is certain
    const QString text = hint.isHards ? tr("Hard would play: %1").arg(move) : tr("A sure win: %1").arg(move);
    if (!hint.win) return text;
    const Advantage won{.win = hint.win};
    //: %1 a move that is advised, %2 "Blue wins in 3 moves of its own"
    return tr("%1 (%2)").arg(text, advantageText(won, document_.profile().judging));
}

void WarView::showPreview() {
    const GridState& state = board_->state();
    const Square square = squareOf(state.hovered().value_or(state.cursor()));
    if (const auto* hint = choice_->wholeHint(); hint && !choice_->isTarget(square))
        preview_->setText(hintWords(*hint));
    else if (choice_->isTarget(square))
        preview_->setText(previewWords(document_, {choice_->chosen(), square}));
    else if (choice_->chosen() != noSquare && showsWhyNot(square))
        preview_->setText(refusalText(document_.engine(), document_.position(), choice_->chosen(), square));
    else if (choice_->chosen() != noSquare)
        preview_->setText(tr("Choose where it goes; Esc puts it back."));
    else if (const MoveLoss* loss = reviewedAt(document_))
        preview_->setText(reviewWords(document_, *loss));
    else
        preview_->setText((turns_->canMove() ? tr("Choose one of the pieces.") : choice_->whyNot()) + u' ' +
                          goalWords(document_));
}

void WarView::setTempo(Tempo tempo) {
    turns_->setTempo(tempo);
    board_->setStepTime(stepTime(tempo));
}

WarStatus::WarStatus(QObject* parent) : QObject(parent), cell_(new ElidedLabel) {
    cell_->setObjectName(QStringLiteral("war.cellStatus"));
    cell_->setProperty("area", QStringLiteral("left"));
    cell_->setAccessibleName(tr("Cell"));
    widgets_.add(cell_);
}

void WarStatus::bind(WarDocument* document, WarView* view) {
    binding_.set(document, view);
    if (view) {
        const GridState& state = view->board()->state();
        binding_.on(&state, &GridState::hoveredChanged, [this] { showCell(); });
        binding_.on(&state, &GridState::cursorChanged, [this] { showCell(); });
        binding_.on(&view->choice(), &PieceChoice::changed, [this] { showCell(); });
    }
    showCell();
}

void WarStatus::showCell() {
    if (!cell_) return;
    cell_->clear(); // hiding and showing is the status bar's: it does so for messages
    if (!binding_.view()) return;
    const GridState& state = binding_.view()->board()->state();
    const Cell cell = state.hovered().value_or(state.cursor());
    QString text = cellWords(*binding_.document(), cell);
    if (!text.isEmpty()) text.replace(0, 1, text.at(0).toUpper());
    cell_->setText(text);
}

} // namespace stonemason::wastes
