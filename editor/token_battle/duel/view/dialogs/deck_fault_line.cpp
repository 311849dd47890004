// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/dialogs/deck_fault_line.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"

#include <QAccessible>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace stonemason::token_battle {

namespace {

constexpr int signSize = 16;

} // namespace

DeckFaultLine::DeckFaultLine(const QString& side, QWidget* parent)
    : QWidget(parent)
    , sign_(new QLabel)
    , words_(new QLabel)
    , random_(new QPushButton(icon(QStringLiteral("dice")), tr("Use Random Cards")))
    , finish_(new QPushButton(icon(QStringLiteral("new-deck")), tr("Finish the Deck"))) {
    words_->setTextFormat(Qt::PlainText); // names are others' words
    words_->setWordWrap(true);
    //: %1 is the label of a field, such as "Your deck"
    words_->setAccessibleName(tr("%1: why it cannot be played").arg(side));
    random_->setToolTip(tr("Play with random cards, dealt like in the game"));
    finish_->setToolTip(tr("Close this window and open the deck in the editor"));
    for (QPushButton* button : {random_, finish_})
        button->setAutoDefault(false);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(gap / 2);
    grid->setColumnStretch(3, 1);
    grid->addWidget(sign_, 0, 0, Qt::AlignTop);
    grid->addWidget(words_, 0, 1, 1, 3);
    grid->addWidget(finish_, 1, 1);
    grid->addWidget(random_, 1, 2);
    connect(random_, &QPushButton::clicked, this, &DeckFaultLine::randomRequested);
    connect(finish_, &QPushButton::clicked, this, &DeckFaultLine::finishRequested);
    hide();
}

void DeckFaultLine::show(const QString& reason, bool canFinish) {
    const bool isNew = reason != words_->text();
    words_->setText(reason);
    finish_->setVisible(canFinish);
    setVisible(!reason.isEmpty());
    sign_->setPixmap(severityIcon(Severity::Error).pixmap(QSize(signSize, signSize), devicePixelRatioF()));
    if (!isNew || reason.isEmpty()) return;
    QAccessibleEvent alert(words_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString DeckFaultLine::reason() const {
    return words_->text();
}

} // namespace stonemason::token_battle
