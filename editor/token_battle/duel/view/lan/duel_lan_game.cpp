// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/lan/duel_lan_game.h"

#include "core/token_battle/duel/knowledge.h"
#include "core/token_battle/format/game_record.h"
#include "core/token_battle/lan/lan_session.h"
#include "core/token_battle/tournament/tournament.h"
#include "editor/app/settings/settings.h"
#include "editor/lan/lan_game.h"
#include "editor/lan/lan_words.h"
#include "editor/play/seats.h"
#include "editor/token_battle/duel/view/dialogs/deck_field.h"
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
    // Two numbers, because with the one that draws the start the opponent could deal random cards again.
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

namespace {

/// The setup of this program: the local player is the person at the desk.
GameSetup localSetup(GameSetup setup, const LanSession& session) {
    Side& own = setup.sides[std::size_t(session.ownPlayer())];
    Side& peer = setup.sides[std::size_t(1 - session.ownPlayer())];
    own.player = personAtDesk;
    peer.player = LanGame::nameOfPeer(session).toStdString();
    peer.deckName = plainWords(peer.deckName).toStdString();
    return setup;
}

class DuelLanPart : public LanGamePartOf<LanSession, DuelDocument> {
public:
    DuelLanPart(LanLink& link, DuelDocument& document)
        : LanGamePartOf(link, document), table_(document.table()) {}

    /// Reveals the cards that the opponent has played.
    void learn() override {
        const Game& there = session().game();
        for (int move = document().moveCount(); move < there.moveCount(); ++move)
            if (there.playerOf(move) == peer())
                document().reveal(peer(), there.move(move).stack, there.cardOf(move).id);
    }

    void learnAll() override {
        const Deck& deck = session().game().setup().sides[std::size_t(peer())].deck;
        for (int stack = 0; stack < stackCount; ++stack)
            for (const CardId card : deck.stack(stack))
                document().reveal(peer(), stack, card);
    }

    std::optional<std::string> file() const override {
        GameRecord record = asKnownTo(session().ownPlayer(), session().game());
        if (record.moves.empty() && !record.resigned) return std::nullopt;
        record.setup = localSetup(std::move(record.setup), session());
        return writeGameRecord(record, table_->catalogue());
    }

    QString suffix() const override { return QStringLiteral("sduel"); }

private:
    std::shared_ptr<const DuelTable> table_;
};

} // namespace

std::unique_ptr<DuelDocument> beginLanGame(std::unique_ptr<LanLink> link,
                                           std::shared_ptr<const DuelTable> table, const QString& folder) {
    const LanSession& session = link->session();
    // The document has no card that the local player may not know; so no view or file shows one.
    const GameSetup known =
        asKnownTo(session.ownPlayer(), session.game().setup(), session.game().positionAfter(0));
    auto game = Game::of(table, localSetup(known, session));
    if (!game) return nullptr; // the session has begun the same game
    auto document = std::make_unique<DuelDocument>(std::move(game).value(), std::move(table));
    auto part = std::make_unique<DuelLanPart>(*link, *document);
    new LanGame(std::move(link), std::move(part), folder, *document); // the document has it
    return document;
}

} // namespace stonemason::token_battle
