// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/lan/lan_dialog.h"

#include "core/token_battle/tournament/tournament.h"
#include "editor/app/help_page.h"
#include "editor/app/look.h"
#include "editor/app/settings.h"
#include "editor/lan/lan_settings.h"
#include "editor/token_battle/duel/dialogs/deck_fault_line.h"
#include "editor/token_battle/duel/dialogs/deck_field.h"
#include "editor/token_battle/duel/dialogs/deck_files.h"
#include "editor/token_battle/duel/lan/lan_host_page.h"
#include "editor/token_battle/duel/lan/lan_join_page.h"
#include "editor/token_battle/duel/lan/lan_words.h"
#include "editor/token_battle/settings.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QTabWidget>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr int mostLetters = 40; // 160 bytes at most: shorter than maximumLanName
constexpr int leastWidth = 460;

/// At most so many bytes, no letter cut.
std::string fitting(const std::string& words, std::size_t bytes) {
    std::u32string letters = QString::fromStdString(words).toStdU32String();
    while (std::size_t(QString::fromStdU32String(letters).toUtf8().size()) > bytes)
        letters.pop_back();
    return QString::fromStdU32String(letters).toStdString();
}

} // namespace

LanDialog::LanDialog(Parts parts, QWidget* parent)
    : LanDialog(std::move(parts), Network{.words = lanWordList()}, parent) {
}

LanDialog::LanDialog(Parts parts, Network network, QWidget* parent)
    : QDialog(parent)
    , parts_(std::move(parts))
    , name_(new QLineEdit(lanName(parts_.settings), this))
    , deck_(new DeckField(parts_.table->catalogue(), this))
    , fault_(new DeckFaultLine(tr("Your deck"), this))
    , tabs_(new QTabWidget(this))
    , host_(new LanHostPage(
          parts_.table, [this] { return own(); }, std::move(network.host), std::move(network.words), tabs_))
    , join_(new LanJoinPage(
          parts_.table, [this] { return own(); }, network.findPort, network.limits, tabs_)) {
    setWindowTitle(tr("Play over the Network"));
    setHelpPage(*this, QStringLiteral("playing-over-the-network.md"));
    setMinimumWidth(leastWidth);
    name_->setMaxLength(mostLetters);
    name_->setAccessibleName(tr("Your name"));
    name_->setToolTip(tr("Shown to the other player and to everybody who looks for games on this network"));
    const DeckChoice remembered = fromRemembered(parts_.settings.value(setting::newDuel)).decks[0];
    parts_.offers = withRemembered(std::move(parts_.offers), {&remembered, 1}, parts_.table->catalogue());
    deck_->setOffers(parts_.offers);
    deck_->setChoice(remembered);
    deck_->setAccessibleName(tr("Your deck"));
    join_->setAddress(parts_.settings.value(setting::lanAddress));
    host_->setAskingForWord(parts_.settings.value(setting::lanAsksForWord));
    auto* form = new QFormLayout;
    form->addRow(tr("Your &name"), name_);
    form->addRow(tr("Your &deck"), deck_);
    form->addRow(fault_);
    tabs_->setAccessibleName(tr("Host or join"));
    tabs_->addTab(host_, tr("&Host"));
    tabs_->addTab(join_, tr("&Join"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(gap);
    column->addLayout(form);
    column->addWidget(tabs_, 1);
    column->addWidget(buttons);
    connect(deck_, &QComboBox::currentIndexChanged, this, &LanDialog::showFault);
    connect(fault_, &DeckFaultLine::randomRequested, deck_, [this] { deck_->setChoice({}); });
    showFault();
    connect(host_, &LanHostPage::joined, this, [this] { take(host_->takeLink()); });
    connect(join_, &LanJoinPage::joined, this, [this] { take(join_->takeLink()); });
    connect(host_, &LanHostPage::busyChanged, this, &LanDialog::setBusy);
    connect(join_, &LanJoinPage::busyChanged, this, &LanDialog::setBusy);
    connect(this, &QDialog::finished, this, [this] {
        host_->stop();
        join_->stop();
    });
    name_->setFocus();
    name_->selectAll();
}

LanDialog::~LanDialog() {
    for (const QWidget* page : std::initializer_list<QWidget*>{host_, join_})
        page->disconnect(this); // they stop as they go
}

LanSession::Own LanDialog::own() const {
    // Two numbers: who knows the one that draws the start could deal a deck of random cards again by it.
    const auto drawn = [] { return QRandomGenerator::system()->generate64() & maximumSeed; };
    const NewGame choices{
        .mode = GameMode::Sandbox, .decks = {deck_->choice(), DeckChoice{}}, .seed = drawn()};
    // showFault() lets nobody come here with a deck that cannot be played.
    const Side side = setupOf(choices, parts_.offers, *parts_.table).value().sides[0];
    const QString name = name_->text().simplified();
    return {fitting((name.isEmpty() ? tr("Somebody") : name).toStdString(), maximumLanName),
            fitting(side.deckName, maximumLanName), side.deck, drawn(), gameFingerprint(*parts_.table)};
}

void LanDialog::remember() {
    parts_.settings.setValue(setting::lanName, name_->text().simplified());
    parts_.settings.setValue(setting::lanAddress, join_->address());
    parts_.settings.setValue(setting::lanAsksForWord, host_->isAskingForWord());
    NewGame choices = fromRemembered(parts_.settings.value(setting::newDuel));
    choices.decks[0] = deck_->choice();
    parts_.settings.setValue(setting::newDuel, rememberedText(choices));
}

/// With a deck that cannot be played nobody hosts or joins.
void LanDialog::showFault() {
    const QString reason = whyNotPlayed(deck_->choice(), parts_.offers, parts_.table->catalogue());
    fault_->show(reason, false);
    tabs_->setEnabled(reason.isEmpty());
}

/// Who waits or knocks has said already who he is and what he plays.
void LanDialog::setBusy(bool busy) {
    if (busy) remember();
    for (QWidget* field : std::initializer_list<QWidget*>{name_, deck_, tabs_->tabBar()})
        field->setEnabled(!busy);
}

void LanDialog::take(std::unique_ptr<LanLink> link) {
    link_ = std::move(link);
    emit connected();
}

} // namespace stonemason
