// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/model/preview_line.h"

#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/duel/model/duel_words.h"
#include "editor/token_battle/duel/model/move_choice.h"

#include <QLabel>
#include <QVBoxLayout>

namespace stonemason::token_battle {

PreviewLine::PreviewLine(MoveChoice& choice, QWidget* parent)
    : QWidget(parent), choice_(choice), words_(new QLabel(this)), yields_(new QLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gap, 0, gap, 0);
    column->setSpacing(2);
    QFont bold = yields_->font();
    bold.setBold(true);
    yields_->setFont(bold);
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
    refresh();
}

QString PreviewLine::words() const {
    return words_->text();
}

QString PreviewLine::yields() const {
    return yields_->text();
}

QString PreviewLine::hint() const {
    if (!choice_.duelPlay().canMove()) return {};
    if (!choice_.holdsKnownCard()) return choice_.whyNot();
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
    yields_->setText(preview ? yieldWords(*preview, choice_.document()) : QString());
}

} // namespace stonemason::token_battle
