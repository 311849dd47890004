// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/duel_status.h"

#include "editor/app/widgets/labels.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/duel/model/duel_words.h"
#include "editor/token_battle/duel/model/seats.h"

namespace stonemason::token_battle {

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
