// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/lan/duel_lan_setup.h"

#include "core/token_battle/lan/lan_session.h"
#include "core/token_battle/tournament/tournament.h"
#include "editor/app/settings/settings.h"
#include "editor/lan/lan_words.h"
#include "editor/token_battle/duel/view/dialogs/deck_fault_line.h"
#include "editor/token_battle/duel/view/dialogs/deck_field.h"
#include "editor/token_battle/duel/view/dialogs/deck_files.h"
#include "editor/token_battle/model/settings.h"

#include <QFormLayout>
#include <QRandomGenerator>

namespace stonemason::token_battle {

DuelLanSetup::DuelLanSetup(std::shared_ptr<const DuelTable> table, std::vector<DeckOffer> offers,
                           Settings& settings)
    : table_(std::move(table)), offers_(std::move(offers)), settings_(settings) {
}

QString DuelLanSetup::gameId() const {
    return QString::fromStdString(LanSession::gameId(table_));
}

void DuelLanSetup::addTo(QFormLayout& form) {
    const DeckChoice remembered = fromRemembered(settings_.value(setting::newDuel)).decks[0];
    offers_ = withRemembered(std::move(offers_), {&remembered, 1}, table_->catalogue());
    deck_ = new DeckField(table_->catalogue(), form.parentWidget());
    deck_->setOffers(offers_);
    deck_->setChoice(remembered);
    deck_->setAccessibleName(tr("Your deck"));
    auto* line = new DeckFaultLine(tr("Your deck"), form.parentWidget());
    form.addRow(tr("Your &deck"), deck_);
    form.addRow(line);
    const auto showFault = [this, line] { line->show(fault(), false); };
    connect(deck_, &QComboBox::currentIndexChanged, this, [this, showFault] {
        showFault();
        emit changed();
    });
    connect(line, &DeckFaultLine::randomRequested, deck_, [this] { deck_->setChoice({}); });
    showFault();
}

void DuelLanSetup::setEnabled(bool enabled) {
    deck_->setEnabled(enabled);
}

QString DuelLanSetup::fault() const {
    return whyNotPlayed(deck_->choice(), offers_, table_->catalogue());
}

bool DuelLanSetup::isComplete() const {
    return fault().isEmpty();
}

LanSide DuelLanSetup::side(const std::string& name) const {
    // Two numbers: who knows the one that draws the start could deal a deck of random cards again by it.
    const auto drawn = [] { return QRandomGenerator::system()->generate64() & maximumSeed; };
    const NewGame choices{
        .seats = {.mode = GameMode::Sandbox}, .decks = {deck_->choice(), DeckChoice{}}, .seed = drawn()};
    const Side own = setupOf(choices, offers_, *table_).value().sides[0]; // isComplete()
    return lanSideOf<LanSession>(table_, {name, fittingLanName(QString::fromStdString(own.deckName)),
                                          own.deck, drawn(), gameFingerprint(*table_)});
}

void DuelLanSetup::remember() {
    NewGame choices = fromRemembered(settings_.value(setting::newDuel));
    choices.decks[0] = deck_->choice();
    settings_.setValue(setting::newDuel, rememberedText(choices));
}

} // namespace stonemason::token_battle
