// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/lan/duel_lan_game.h"

#include "core/token_battle/duel/knowledge.h"
#include "core/token_battle/format/game_record.h"
#include "editor/lan/lan_game.h"
#include "editor/lan/lan_words.h"
#include "editor/play/seats.h"

namespace stonemason::token_battle {

namespace {

/// The setup as this program has it: the person here is who sits at the desk.
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

    /// The cards that the other side has played become known here.
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
    // The document has no card that the person here may not know; so nothing that shows or writes it does.
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
