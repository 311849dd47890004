// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/duel_view.h"

#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/play/game_over_panel.h"
#include "editor/play/turn_banner.h"
#include "editor/token_battle/cards/card_art.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/duel/model/duel_words.h"
#include "editor/token_battle/duel/model/move_choice.h"
#include "editor/token_battle/duel/model/seats.h"
#include "editor/token_battle/duel/view/art/token_art.h"
#include "editor/token_battle/duel/view/board/duel_board.h"
#include "editor/token_battle/duel/view/hands/hand_view.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::token_battle {

PreviewLine::PreviewLine(MoveChoice& choice, QWidget* parent)
    : QWidget(parent), choice_(choice), words_(new QLabel(this)), yields_(new QLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gap, 0, gap, 0);
    column->setSpacing(2);
    words_->setAccessibleName(tr("What the move does"));
    yields_->setAccessibleName(tr("Points a turn"));
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    words_->setFixedHeight(2 * words_->fontMetrics().lineSpacing()); // the board must not jump
    yields_->setAlignment(Qt::AlignHCenter);
    yields_->setMinimumWidth(20); // long names must not widen the window
    column->addWidget(yields_);
    column->addWidget(words_);
    connect(&choice, &MoveChoice::changed, this, &PreviewLine::refresh);
    connect(&DuelReview::of(choice.document()), &DuelReview::changed, this, &PreviewLine::refresh);
    refresh();
}

QString PreviewLine::words() const {
    return words_->text();
}

QString PreviewLine::yields() const {
    return yields_->text();
}

QString PreviewLine::hint() const {
    if (const MoveLoss* loss = reviewedAt(choice_.document()); loss && !choice_.stack() && !choice_.hint())
        return reviewWords(choice_.document(), *loss);
    if (!choice_.duelTurns().canMove()) return {};
    if (!choice_.holdsKnownCard()) return choice_.whyNot();
    if (const auto hint = choice_.hint()) return hintWords(choice_.document(), *hint);
    if (!choice_.stack())
        return tr("Choose a card: click it, or press 1 to 4. You can also drag it onto the board.");
    const Position& position = choice_.document().position();
    const CardId card = choice_.document().duel().topCard(position, position.toMove, *choice_.stack()).id;
    //: %1 is a card
    return tr("%1 chosen: point at an empty cell, or go there with the arrow keys and press Enter.")
        .arg(cardName(card, choice_.document().catalogue()));
}

void PreviewLine::refresh() {
    const auto& preview = choice_.preview();
    words_->setText(preview ? previewWords(*preview, choice_.document()) : hint());
    words_->setToolTip(plainToolTip(words_->text()));
    words_->setForegroundRole(preview ? QPalette::WindowText : QPalette::PlaceholderText);
    QFont font = this->font();
    font.setBold(preview.has_value());
    yields_->setFont(font);
    yields_->setForegroundRole(words_->foregroundRole());
    yields_->setText(preview ? yieldWords(*preview, choice_.document()) : goalWords(choice_.document()));
    yields_->setToolTip(plainToolTip(preview ? yields_->text() : scoringWords(choice_.document())));
}

namespace {

constexpr int leastHands = 268;
constexpr int mostHands = 440;

} // namespace

DuelView::DuelView(DuelDocument& document, Tempo tempo, QWidget* parent)
    : PlayView(document, parent)
    , document_(document)
    , pixmaps_(std::make_unique<CardPixmaps>(document.catalogue()))
    , play_(new DuelTurns(document, document.isBegunHere() || document.isLive(), this))
    , choice_(new MoveChoice(*play_, this))
    , handsPane_(makeHands()) {
    TurnBanner* banner = makeBanner();
    board_ = new DuelBoard(*choice_, this);
    preview_ = new PreviewLine(*choice_, this);
    layOut({handsPane_, banner, board_, preview_, makeGameOverPanel()});
    connect(board_, &DuelBoard::showingChanged, play_, &DuelTurns::setShowing);
    connect(board_, &DuelBoard::showingChanged, gameOverPanel(), &GameOverPanel::setShowing);
    setTempo(tempo);
}

DuelView::~DuelView() {
    for (QObject* listener : std::initializer_list<QObject*>{play_, gameOverPanel()})
        disconnect(board_, nullptr, listener, nullptr); // the board stops showing as it goes
}

TurnBanner* DuelView::makeBanner() {
    const auto paint = [](QPainter& painter, const QRectF& place, int player, const QPalette& colours) {
        paintOwnerMark(painter, place, player, duelPalette(colours));
    };
    auto* banner = new TurnBanner(
        document_, *play_,
        {[this] { return turnWords(document_); }, [this] { return turnRemark(document_); }, paint}, this);
    connect(choice_, &MoveChoice::changed, banner, &TurnBanner::refresh);
    return banner;
}

GameOverPanel* DuelView::makeGameOverPanel() {
    return new GameOverPanel(document_, *board_,
                             {[this] { return turnWords(document_); },
                              [this] { return marginWords(document_); },
                              [this] { return endReasonWords(document_); }});
}

QWidget* DuelView::makeHands() {
    auto* pane = new QWidget(this);
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    const int near = nearPlayer(document_.setup());
    for (const int player : {1 - near, near}) {
        if (document_.setup().mode == DuelMode::Sandbox && player != 0) continue;
        auto* hand = new HandView(player, *choice_, *pixmaps_, pane);
        connect(hand, &HandView::looked, this, [this](int card) {
            looked_ = card >= 0 ? std::optional(card) : std::nullopt;
            emit lookedCardChanged();
        });
        hands_[std::size_t(player)] = hand;
        column->addWidget(hand, 1);
    }
    return pane;
}

/// The board is a square of the available height; the cards get the remaining width within limits.
void DuelView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int others = height() - board_->height();
    const int rest = width() - (height() - others) - 3 * gap;
    handsPane_->setFixedWidth(std::clamp(rest, leastHands, mostHands));
}

void DuelView::setTempo(Tempo tempo) {
    play_->setTempo(tempo);
    board_->setStepTime(stepTime(tempo));
}

DuelStatus::DuelStatus(QObject* parent) : QObject(parent), cell_(new ElidedLabel), score_(new QLabel) {
    cell_->setObjectName(QStringLiteral("duelCellStatus"));
    cell_->setProperty("area", QStringLiteral("left"));
    cell_->setAccessibleName(tr("Cell or card"));
    score_->setObjectName(QStringLiteral("duelScoreStatus"));
    score_->setAccessibleName(tr("Score"));
    for (const QPointer<QLabel>& label : {cell_, score_})
        widgets_.add(label);
    bind(nullptr, nullptr);
}

void DuelStatus::bind(DuelDocument* document, DuelView* view) {
    binding_.set(document, view);
    if (view) {
        binding_.on(&view->choice(), &MoveChoice::changed, [this] {
            showCell();
            showScore();
        });
        binding_.on(view, &DuelView::lookedCardChanged, [this] { showCell(); });
    }
    showCell();
    showScore();
}

void DuelStatus::showCell() {
    if (!cell_) return;
    cell_->clear(); // hiding and showing is the status bar's: it does so for messages
    if (!binding_.view()) return;
    const DuelDocument& document = *binding_.document();
    QString text;
    if (const auto card = binding_.view()->lookedCard())
        //: %1 is a card with its traits, %2 says what it does
        text = tr("%1 · %2").arg(cardSummary(*card, document.catalogue()),
                                 cardEffect(*card, document.catalogue()));
    else if (const Square square = binding_.view()->choice().square(); square != noSquare)
        text = cellWords(document, document.position(), square);
    cell_->setText(text);
}

void DuelStatus::showScore() {
    if (!score_) return;
    score_->setVisible(binding_.view() != nullptr);
    if (!binding_.view()) return;
    const DuelDocument& document = *binding_.document();
    const Position& position = document.position();
    const GameSetup& setup = document.setup();
    //: %1 is a player, %2 points
    QString text = tr("%1 %2").arg(playerName(setup, 0), QString::number(position.scores[0]));
    if (setup.mode == DuelMode::Two)
        //: %1 and %4 are players, %2 and %3 their points
        text = ownerSign(0) + QLatin1Char(' ') +
               tr("%1 %2 : %3 %4")
                   .arg(playerName(setup, 0), QString::number(position.scores[0]),
                        QString::number(position.scores[1]), playerName(setup, 1)) +
               QLatin1Char(' ') + ownerSign(1);
    score_->setText(text);
    score_->setToolTip(plainToolTip(scoringWords(document)));
}

} // namespace stonemason::token_battle
