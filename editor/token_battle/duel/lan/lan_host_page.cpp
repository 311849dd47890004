// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/lan/lan_host_page.h"

#include "editor/app/icons.h"
#include "editor/app/look.h"
#include "editor/app/scroll_pane.h"
#include "editor/lan/lan_word.h"
#include "editor/token_battle/duel/lan/lan_words.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason {

namespace {

constexpr double largeFactor = 1.5;

} // namespace

LanHostPage::LanHostPage(std::shared_ptr<const DuelTable> table, std::function<LanSession::Own()> own,
                         LanHost::Options options, QStringList words, QWidget* parent)
    : QWidget(parent)
    , table_(std::move(table))
    , own_(std::move(own))
    , options_(std::move(options))
    , words_(std::move(words))
    , asking_(new QCheckBox(tr("Ask &for a word"), this))
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
        tr("Only who types the word that this window shows can join, and nobody else can move "
           "for either of you"));
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

QScrollArea* LanHostPage::makeSentences() {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    column->addWidget(refused_);
    column->addWidget(state_);
    column->addStretch();
    QScrollArea* pane = scrollPane(content);
    for (QWidget* ground : {content, pane->viewport()}) // that of the tab is another
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

/// Another each time. False when one is to be asked for and none can be made.
bool LanHostPage::drawWord() {
    options_.word.reset();
    if (!isAskingForWord()) return true;
    options_.word = plainLanWord(newLanWord(words_));
    return !options_.word->isEmpty();
}

void LanHostPage::start() {
    if (!drawWord()) {
        tell(refused_, tr("No word can be made: the program's list of words is missing. Install the program "
                          "anew, or turn off Ask for a word to let anybody join."));
        return;
    }
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
        tell(refused_, tr("Nobody can join: this computer lets the program not listen (%1).").arg(reason));
        return;
    }
    connect(host_.get(), &LanHost::refused, this, [this](const Message& reason) {
        //: %1 is a sentence
        tell(refused_, tr("Somebody came and could not play: %1 Others still can.").arg(lanEndText(reason)));
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
        tell(state_, tr("%1\n\nThis computer is in no network now; programs on it find you at port %2.")
                         .arg(waiting)
                         .arg(host_->port()));
    else
        //: %1 is the sentence that one waits, %2 a list of addresses
        tell(state_, tr("%1\n\nWho looks in this network sees your name. Others join by your address:\n%2")
                         .arg(waiting, addresses.join(QLatin1Char('\n'))));
}

/// The window grows with what there is to read, as far as the screen has room.
void LanHostPage::tell(QLabel* label, const QString& sentence) {
    say(label, sentence);
    if (!isVisible()) return;
    layout()->activate(); // what is shown beside it has its place
    const int lacking = sentences_->widget()->heightForWidth(sentences_->viewport()->width()) -
                        sentences_->viewport()->height();
    const int frame = window()->frameGeometry().height() - window()->height();
    const int room = screen()->availableGeometry().height() - frame;
    if (lacking > 0) window()->resize(window()->width(), std::min(window()->height() + lacking, room));
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
        tell(state_, tr("The program listens only while it waits. The first who joins plays with you; who "
                        "begins is drawn by lot."));
}

} // namespace stonemason
