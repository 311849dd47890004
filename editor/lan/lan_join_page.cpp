// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_join_page.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/lan/lan_word.h"
#include "editor/lan/lan_words.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr int addressRole = Qt::UserRole;
constexpr int leastListHeight = 84;
constexpr int mostLettersOfWord = 80; // enough for a word in any spelling

} // namespace

LanJoinPage::LanJoinPage(QString game, std::function<LanSide()> side, quint16 findPort, LanLimits limits,
                         QWidget* parent)
    : QWidget(parent)
    , game_(std::move(game))
    , side_(std::move(side))
    , findPort_(findPort)
    , limits_(limits)
    , heading_(plainLabel(tr("Hosts on this network"), this))
    , list_(new QListWidget(this))
    , address_(new QLineEdit(this))
    , word_(new QLineEdit(this))
    , state_(plainLabel(tr("Joining"), this))
    , button_(new QPushButton(icon(QStringLiteral("network")), {}, this)) {
    list_->setAccessibleName(tr("Players waiting on this network"));
    list_->setMinimumHeight(leastListHeight);
    address_->setAccessibleName(tr("Address"));
    address_->setPlaceholderText(QStringLiteral("192.168.0.7:%1").arg(lanPort));
    address_->setToolTip(tr("The address shown on the host's screen, with or without a port"));
    word_->setAccessibleName(tr("Password"));
    word_->setMaxLength(mostLettersOfWord);
    word_->setPlaceholderText(tr("if the host asks for one"));
    word_->setToolTip(tr(
        "The password on the host's screen. Capital letters and the signs between the words do not matter"));
    // Always reserves room for the text, which would otherwise shrink the list when it appears.
    state_->setMinimumHeight(3 * fontMetrics().lineSpacing());
    state_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(gap);
    column->addWidget(heading_);
    column->addWidget(list_, 1);
    auto* form = new QFormLayout;
    form->addRow(tr("&Address"), address_);
    form->addRow(tr("Pass&word"), word_);
    column->addLayout(form);
    column->addWidget(state_);
    column->addWidget(button_, 0, Qt::AlignRight);
    connect(list_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item) address_->setText(item->data(addressRole).toString());
    });
    connect(list_, &QListWidget::itemActivated, this, [this] {
        if (!isConnecting()) start();
    });
    for (QLineEdit* field : {address_, word_})
        connect(field, &QLineEdit::returnPressed, this, [this] {
            if (!isConnecting()) start();
        });
    connect(button_, &QPushButton::clicked, this, [this] { isConnecting() ? stop() : start(); });
    button_->setAutoDefault(false); // Enter is handled by the list and the input line
    setBusy(false);
}

LanJoinPage::~LanJoinPage() = default;

QString LanJoinPage::address() const {
    return address_->text().trimmed();
}

QString LanJoinPage::word() const {
    return word_->text().trimmed();
}

void LanJoinPage::setAddress(const QString& address) {
    address_->setText(address);
}

void LanJoinPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (finder_) return;
    finder_ = std::make_unique<LanFinder>(game_, findPort_);
    connect(finder_.get(), &LanFinder::changed, this, &LanJoinPage::showHosts);
    showHosts();
}

void LanJoinPage::hideEvent(QHideEvent* event) {
    finder_.reset();
    QWidget::hideEvent(event);
}

/// Keeps the chosen host selected as long as it is listed.
void LanJoinPage::showHosts() {
    const QListWidgetItem* current = list_->currentItem();
    const QString chosen = current ? current->data(addressRole).toString() : QString();
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const FoundHost& host : finder_->hosts()) {
        const QString address = lanAddressText({host.address, host.port});
        //: Somebody who waits: %1 is a name, %2 an address
        const QString plain = tr("%1 – %2").arg(host.name, address);
        //: Somebody who waits: %1 is a name with an address
        const QString words = host.asksForWord ? tr("%1, asks for a password").arg(plain) : plain;
        auto* item = new QListWidgetItem(words, list_);
        item->setData(addressRole, address);
        if (address == chosen) list_->setCurrentItem(item);
    }
    if (!finder_->isListening())
        heading_->setText(
            tr("Hosts cannot be listed: another program has UDP port %1. Join by address.").arg(findPort_));
    else if (list_->count() == 0)
        heading_->setText(tr("Nobody is waiting on this network yet; the list updates by itself."));
    else
        heading_->setText(tr("%n player(s) waiting on this network:", nullptr, list_->count()));
    if (!isVisible()) return;
    layout()->activate(); // the heading may have got another line
    growWindow(*this, layout()->totalMinimumHeightForWidth(width()) - height());
}

void LanJoinPage::start() {
    const auto where = lanAddressFrom(address());
    if (!where) {
        //: %1 is what the person has written
        complain(*address_, address().isEmpty()
                                ? tr("Choose a player from the list, or type the host's address.")
                                : tr("“%1” is not an address. Type one like 192.168.0.7, 192.168.0.7:%2 or "
                                     "[fe80::1]:%2; ports go up to 65535.")
                                      .arg(address())
                                      .arg(lanPort));
        return;
    }
    if (!word().isEmpty() && plainLanWord(word()).isEmpty()) {
        //: %1 is what the person has written
        complain(*word_, tr("“%1” has no letter or digit. Type the password from the host's screen, or clear "
                            "the field to play without one.")
                             .arg(word()));
        return;
    }
    link_ = side_().knock(where->host, where->port, limits_, word());
    connect(link_.get(), &LanConnection::begun, this, &LanJoinPage::joined);
    connect(link_.get(), &LanConnection::ended, this, &LanJoinPage::end);
    setBusy(true);
    //: %1 is an address
    showAnnounced(state_, tr("Connecting to %1…").arg(lanAddressText(*where)));
}

void LanJoinPage::complain(QLineEdit& field, const QString& sentence) {
    showAnnounced(state_, sentence);
    field.setFocus();
    field.selectAll();
}

std::unique_ptr<LanConnection> LanJoinPage::takeLink() {
    link_->disconnect(this); // it may end while this page is still there
    return std::move(link_);
}

void LanJoinPage::end() {
    const auto reason = link_->talk().end();
    link_.release()->deleteLater(); // it is the sender of the current signal
    setBusy(false);
    if (!reason) return;
    showAnnounced(state_, lanEndText(*reason));
    if (reason->id != "lan/wrong-word" && reason->id != "lan/word-needed" && reason->id != "lan/no-word")
        return;
    word_->setFocus();
    word_->selectAll();
}

void LanJoinPage::stop() {
    if (!link_) return;
    link_.reset();
    setBusy(false);
    state_->clear();
}

void LanJoinPage::setBusy(bool busy) {
    list_->setEnabled(!busy);
    address_->setEnabled(!busy);
    word_->setEnabled(!busy);
    button_->setText(busy ? tr("&Stop") : tr("&Connect"));
    button_->setToolTip(busy ? tr("Stop waiting for an answer") : tr("Join the player there"));
    emit busyChanged(busy);
}

} // namespace stonemason
