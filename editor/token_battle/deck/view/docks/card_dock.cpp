// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/docks/card_dock.h"

#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/cards/card_art.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/text/deck_text.h"

#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

namespace stonemason::token_battle {

CardPicture::CardPicture(const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent), catalogue_(catalogue) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CardPicture::setCard(std::optional<CardId> card) {
    card_ = card;
    update();
}

void CardPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QRectF place(QPointF(), cardProportion.scaled(size(), Qt::KeepAspectRatio));
    place.moveCenter(QRectF(rect()).center());
    if (card_) paintCard(painter, place, *card_, catalogue_, cardPalette(palette()));
}

namespace {

QLabel* words(const QString& name) {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::NoFocus);
    label->setAccessibleName(name);
    return label;
}

} // namespace

CardDock::CardDock(const Catalogue& catalogue)
    : DeckDock(QStringLiteral("card"), tr("Card"), Qt::LeftDockWidgetArea)
    , catalogue_(catalogue)
    , picture_(new CardPicture(catalogue))
    , name_(words(tr("Name and number")))
    , traits_(words(tr("Value, ability and kind")))
    , text_(words(tr("What it does")))
    , origin_(words(tr("Where it comes from"))) {
    QFont bold = name_->font();
    bold.setBold(true);
    name_->setFont(bold);
    origin_->setForegroundRole(QPalette::PlaceholderText);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, 0, gap, gap);
    layout->setSpacing(gap / 2);
    layout->addWidget(picture_, 1);
    for (QLabel* label : {name_, traits_, text_, origin_})
        layout->addWidget(label);
    setWidget(scrollPane(content));
    showCard();
}

void CardDock::bound() {
    if (binding()) binding().on(binding().view(), &DeckView::focusedCardChanged, [this] { follow(); });
    setCard(binding() ? binding().view()->focusedCard() : std::nullopt);
}

void CardDock::follow() {
    if (const auto card = binding().view()->focusedCard()) setCard(card);
}

void CardDock::setCard(std::optional<CardId> card) {
    if (card == card_) return;
    card_ = card;
    showCard();
}

void CardDock::showCard() {
    picture_->setCard(card_);
    picture_->setVisible(card_.has_value());
    if (!card_) {
        for (QLabel* label : {name_, traits_, origin_})
            label->clear();
        text_->setText(tr("Point at a card or select it to read about it here."));
        return;
    }
    picture_->setAccessibleName(cardSummary(*card_, catalogue_));
    name_->setText(cardText(*card_, catalogue_));
    traits_->setText(cardTraits(*card_, catalogue_));
    text_->setText(cardEffect(*card_, catalogue_));
    origin_->setText(cardOrigin(*card_, catalogue_).join(u'\n'));
}

} // namespace stonemason::token_battle
