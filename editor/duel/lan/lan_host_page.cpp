// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/lan/lan_host_page.h"

#include "editor/app/icons.h"
#include "editor/app/look.h"
#include "editor/duel/lan/lan_words.h"
#include "editor/lan/lan_word.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr double largeFactor = 1.5;

} // namespace

LanHostPage::LanHostPage(std::shared_ptr<const DuelTable> table, std::function<LanSession::Own()> own,
                         LanHost::Options options, QWidget* parent)
    : QWidget(parent)
    , table_(std::move(table))
    , own_(std::move(own))
    , options_(std::move(options))
    , asking_(new QCheckBox(tr("Ask &for a word"), this))
    , wordRow_(makeWordRow())
    , state_(plainLabel(tr("Waiting"), this))
    , refused_(plainLabel(tr("Who could not join"), this))
    , waiting_(new QProgressBar(this))
    , button_(new QPushButton(this)) {
    waiting_->setRange(0, 0);
    waiting_->setTextVisible(false);
    waiting_->setAccessibleName(tr("Waiting for somebody to join"));
    button_->setIcon(icon(QStringLiteral("network")));
    asking_->setChecked(true);
    asking_->setToolTip(
        tr("Only who types the word that this window shows can join, and nobody else can move "
           "for either of you"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(gap);
    column->addWidget(asking_);
    column->addWidget(wordRow_);
    column->addWidget(state_);
    column->addWidget(waiting_);
    column->addWidget(refused_);
    column->addStretch();
    column->addWidget(button_, 0, Qt::AlignRight);
    connect(button_, &QPushButton::clicked, this, [this] { isWaiting() ? stop() : start(); });
    showState();
}

LanHostPage::~LanHostPage() = default;

QWidget* LanHostPage::makeWordRow() {
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(gap);
    word_ = plainLabel(tr("The word to say to who is to join"), row);
    QFont large = word_->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * largeFactor);
    word_->setFont(large);
    word_->setFocusPolicy(Qt::StrongFocus);
    copy_ = new QPushButton(icon(QStringLiteral("copy")), tr("Cop&y"), row);
    copy_->setToolTip(tr("Put the word on the clipboard"));
    copy_->setAutoDefault(false);
    connect(copy_, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(word()); });
    line->addWidget(word_, 1);
    line->addWidget(copy_);
    return row;
}

bool LanHostPage::isAskingForWord() const {
    return asking_->isChecked();
}

void LanHostPage::setAskingForWord(bool asks) {
    asking_->setChecked(asks);
}

QString LanHostPage::word() const {
    return isWaiting() ? options_.word : QString();
}

void LanHostPage::start() {
    options_.word = isAskingForWord() ? newLanWord(lanWordList()) : QString(); // another each time
    LanHost::Options options = options_;
    host_ = std::make_unique<LanHost>(table_, own_(), options);
    if (!host_->isListening()) {
        options.port = 0;
        host_ = std::make_unique<LanHost>(table_, own_(), options);
    }
    if (!host_->isListening()) {
        const QString reason = host_->errorString();
        host_.reset();
        //: %1 is what the system says
        say(refused_, tr("Nobody can join: this computer lets the program not listen (%1).").arg(reason));
        return;
    }
    connect(host_.get(), &LanHost::refused, this, [this](const Message& reason) {
        //: %1 is a sentence
        say(refused_, tr("Somebody came and could not play: %1 Others still can.").arg(lanEndText(reason)));
    });
    connect(host_.get(), &LanHost::joined, this, [this] {
        link_ = host_->takeLink();
        host_.release()->deleteLater(); // it is the one that speaks
        emit joined();
    });
    showState();
    emit busyChanged(true);
}

void LanHostPage::stop() {
    if (!host_) return;
    host_.reset();
    showState();
    emit busyChanged(false);
}

void LanHostPage::tellWaiting() {
    QStringList addresses;
    for (const QString& address : LanHost::addresses())
        addresses += lanAddressText({address, host_->port()});
    const QString waiting = word().isEmpty() ? tr("Waiting for somebody to join…")
                                             : tr("Waiting for somebody to join. Tell them this word: "
                                                  "their program asks for it.");
    if (addresses.isEmpty())
        //: %1 is the sentence that one waits, %2 a number
        say(state_, tr("%1\n\nThis computer is in no network now; programs on it find you at port %2.")
                        .arg(waiting)
                        .arg(host_->port()));
    else
        //: %1 is the sentence that one waits, %2 a list of addresses
        say(state_, tr("%1\n\nWho looks in this network sees your name. Others join by your address:\n%2")
                        .arg(waiting, addresses.join(QLatin1Char('\n'))));
}

void LanHostPage::showState() {
    waiting_->setVisible(isWaiting());
    asking_->setEnabled(!isWaiting());
    wordRow_->setVisible(!word().isEmpty());
    word_->setText(word());
    word_->setAccessibleDescription(word());
    refused_->hide();
    button_->setText(isWaiting() ? tr("&Stop Waiting") : tr("&Wait for a Player"));
    button_->setToolTip(isWaiting() ? tr("Nobody can join any more")
                                    : tr("Let somebody in this network join you"));
    button_->setDefault(!isWaiting());
    if (isWaiting())
        tellWaiting();
    else
        state_->setText(tr("The program listens only while it waits. The first who joins plays with you; who "
                           "begins is drawn by lot."));
}

} // namespace stonemason
