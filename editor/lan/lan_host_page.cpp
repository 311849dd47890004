// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_host_page.h"

#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/lan/lan_word.h"
#include "editor/lan/lan_words.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr double largeFactor = 1.5;

} // namespace

LanHostPage::LanHostPage(std::function<LanSide()> side, LanServer::Options options, QStringList words,
                         QWidget* parent)
    : QWidget(parent)
    , side_(std::move(side))
    , options_(std::move(options))
    , words_(std::move(words))
    , asking_(new QCheckBox(tr("Ask &for a password"), this))
    , wordRow_(makeWordRow())
    , state_(plainLabel(tr("Waiting"), this))
    , refused_(plainLabel(tr("Who could not join"), this))
    , sentences_(makeSentences())
    , waiting_(new QProgressBar(this))
    , button_(new QPushButton(this)) {
    waiting_->setRange(0, 0);
    waiting_->setTextVisible(false);
    waiting_->setAccessibleName(tr("Waiting for somebody to join"));
    button_->setIcon(icon(QStringLiteral("network")));
    asking_->setChecked(true);
    asking_->setToolTip(
        tr("Only somebody who types the password shown here can join, and nobody else can move for you"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(gap);
    column->addWidget(asking_);
    column->addWidget(wordRow_);
    column->addWidget(waiting_);
    column->addWidget(sentences_, 1);
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
    word_ = plainLabel(tr("The password for the player who joins"), row);
    QFont large = word_->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * largeFactor);
    word_->setFont(large);
    word_->setFocusPolicy(Qt::StrongFocus);
    copy_ = new QPushButton(icon(QStringLiteral("copy")), tr("Cop&y"), row);
    copy_->setToolTip(tr("Copy the password"));
    copy_->setAutoDefault(false);
    connect(copy_, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(word()); });
    line->addWidget(word_, 1);
    line->addWidget(copy_);
    return row;
}

QScrollArea* LanHostPage::makeSentences() {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    column->addWidget(refused_);
    column->addWidget(state_);
    column->addStretch();
    QScrollArea* pane = scrollPane(content);
    for (QWidget* ground : {content, pane->viewport()}) // the tab has another background
        ground->setAutoFillBackground(false);
    return pane;
}

bool LanHostPage::isAskingForWord() const {
    return asking_->isChecked();
}

void LanHostPage::setAskingForWord(bool asks) {
    asking_->setChecked(asks);
}

QString LanHostPage::word() const {
    return isWaiting() ? options_.word.value_or(QString()) : QString();
}

/// Generates a new word each time. False when a word is required and none can be generated.
bool LanHostPage::drawWord() {
    options_.word.reset();
    if (!isAskingForWord()) return true;
    options_.word = plainLanWord(newLanWord(words_));
    return !options_.word->isEmpty();
}

void LanHostPage::start() {
    if (!drawWord()) {
        announce(refused_, tr("No password can be made, because a file of the program is missing. Reinstall "
                              "Stonemason, or turn off Ask for a password."));
        return;
    }
    LanServer::Options options = options_;
    const LanOffer offer = side_().offer;
    host_ = std::make_unique<LanServer>(offer, options);
    if (!host_->isListening()) {
        options.port = 0;
        host_ = std::make_unique<LanServer>(offer, options);
    }
    if (!host_->isListening()) {
        const QString reason = host_->errorString();
        host_.reset();
        //: %1 is what the system says
        announce(refused_,
                 tr("Nobody can join: this computer does not allow incoming connections (%1).").arg(reason));
        return;
    }
    connect(host_.get(), &LanServer::refused, this, [this](const Message& reason) {
        //: %1 is a sentence
        announce(refused_,
                 tr("Somebody tried to join and could not: %1 Others still can.").arg(lanEndText(reason)));
    });
    connect(host_.get(), &LanServer::joined, this, [this] {
        link_ = host_->takeConnection();
        host_.release()->deleteLater(); // it is the sender of the current signal
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

void LanHostPage::showWaiting() {
    QStringList addresses;
    for (const QString& address : LanServer::addresses())
        addresses += lanAddressText({address, host_->port()});
    const QString waiting = word().isEmpty() ? tr("Waiting for somebody to join…")
                                             : tr("Waiting for somebody to join. Tell them this password:");
    if (addresses.isEmpty())
        //: %1 is the sentence that one waits, %2 a number
        announce(state_, tr("%1\n\nThis computer is not on a network. Programs on it find you at port %2.")
                             .arg(waiting)
                             .arg(host_->port()));
    else
        //: %1 is the sentence that one waits, %2 a list of addresses
        announce(state_, tr("%1\n\nPlayers on this network see your name. Others join with your address:\n%2")
                             .arg(waiting, addresses.join(QLatin1Char('\n'))));
}

void LanHostPage::announce(QLabel* label, const QString& sentence) {
    showAnnounced(label, sentence);
    if (!isVisible()) return;
    layout()->activate(); // so that the sentences have their final width
    const int lacking = sentences_->widget()->heightForWidth(sentences_->viewport()->width()) -
                        sentences_->viewport()->height();
    growWindow(*this, lacking);
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
                                    : tr("Let another player on this network join you"));
    button_->setDefault(!isWaiting());
    if (isWaiting())
        showWaiting();
    else
        announce(state_,
                 tr("The first player to join plays with you; who starts is random. Nobody can connect "
                    "unless you wait."));
}

} // namespace stonemason
