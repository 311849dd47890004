// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/knowledge.h"
#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/position_text.h"
#include "tests/support/duels.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// The cards of a player's that were played before a move of the game, in the game's own words.
std::set<CardId> playedBy(const Game& game, int player) {
    std::set<CardId> played;
    for (int move = 0; move < game.moveCount(); ++move)
        if (game.playerOf(move) == player) played.insert(game.cardOf(move).id);
    return played;
}

std::set<CardId> cardsOf(const Side& side) {
    const auto cards = side.deck.cards();
    return {cards.begin(), cards.end()};
}

} // namespace

class TestKnowledge : public QObject {
    Q_OBJECT

private slots:
    /// All own cards and the opponent's played ones: according to the moves alone, not to the positions.
    void ownCardsAndPlayedOnesAreKnown() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Game game = anyGame(seed, int(seed));
            const Duel& duel = game.duel();
            for (const int player : {0, 1}) {
                const Knowledge knowledge = Knowledge::of(player, game.position());
                const std::set<CardId> played = playedBy(game, 1 - player);
                for (int stack = 0; stack < stackCount; ++stack) {
                    for (int i = 0; i < duel.cardsIn(player, stack); ++i)
                        QVERIFY(knowledge.card(duel, player, stack, i) == duel.cardAt(player, stack, i).id);
                    for (int i = 0; i < duel.cardsIn(1 - player, stack); ++i) {
                        const CardId card = duel.cardAt(1 - player, stack, i).id;
                        const auto known = played.contains(card) ? std::optional(card) : std::nullopt;
                        QVERIFY(knowledge.card(duel, 1 - player, stack, i) == known);
                        QVERIFY(Knowledge::ofEverything().card(duel, 1 - player, stack, i) == card);
                    }
                }
                const Duel masked = asKnownTo(player, duel, game.position());
                for (int stack = 0; stack < stackCount; ++stack)
                    for (int i = 0; i < duel.cardsIn(1 - player, stack); ++i)
                        QCOMPARE(masked.cardAt(1 - player, stack, i).isUnknown(),
                                 !played.contains(duel.cardAt(1 - player, stack, i).id));
            }
        }
    }

    /// A record of what one side may know is written, read, replayed to the same positions, and written
    /// again.
    void aRecordHoldsNoMoreAndIsStillAGame() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Game game = anyGame(seed, int(seed));
            if (game.hasEnded()) continue;
            const GameRecord known = asKnownTo(0, game);
            QVERIFY(cardsOf(known.setup.sides[0]) == cardsOf(game.setup().sides[0]));
            QVERIFY(cardsOf(known.setup.sides[1]) == playedBy(game, 1));
            const auto read = readGameRecord(writeGameRecord(known, tokenBattle()), tokenBattle());
            QVERIFY(read && *read == known);
            const auto again = Game::replay(tokenBattleTable(), *read);
            QVERIFY(again.ok());
            for (int move = 0; move <= game.moveCount(); ++move)
                QVERIFY(again->positionAfter(move) == game.positionAfter(move));
            const GameSetup setup = asKnownTo(0, game.setup(), game.position());
            const auto shared =
                readSharedPosition(sharedPosition(setup, game.position()), tokenBattleTable(), nullptr);
            QVERIFY(shared && shared->sides[1].deck == setup.sides[1].deck);
            QVERIFY(shared->sides[1].hidden == setup.sides[1].hidden && *shared->from == game.position());
        }
        Game over = anyGame(3, 4);
        over.resign(0);
        QVERIFY(asKnownTo(0, over) == over.record());
    }

    /// A hidden card cannot be played until revealed; then the game equals one where it was always known.
    void hiddenCardsArePlayedOnceRevealed() {
        const Game game = anyGame(5, 12);
        auto known = Game::of(tokenBattleTable(), asKnownTo(0, game.setup(), game.positionAfter(0)));
        QVERIFY(known.ok());
        Game follows = std::move(known).value();
        for (int move = 0; move < game.moveCount(); ++move) {
            const Move played = game.record().moves[std::size_t(move)];
            if (game.playerOf(move) == 1 && !playedBy(follows, 1).contains(game.cardOf(move).id)) {
                QVERIFY(!follows.play(played));
                QVERIFY(follows.reveal(1, played.stack, game.cardOf(move).id));
                QVERIFY(!follows.reveal(1, played.stack, game.cardOf(move).id)); // it is known
            }
            QVERIFY(follows.play(played));
            QVERIFY(follows.position() == game.positionAfter(move + 1));
        }
        QVERIFY(!follows.reveal(0, 0, 0)); // nothing is hidden there
    }

    void filesThatHideWhatTheyPlayAreRefused() {
        const Game game = anyGame(5, 12);
        GameRecord record = game.record();
        record.setup = asKnownTo(0, game.setup(), game.positionAfter(0));
        const auto replayed = Game::replay(tokenBattleTable(), record);
        QVERIFY(!replayed && replayed.error().message.id == "duel/hidden-card");
        const std::string text = sharedPosition(record.setup, game.position());
        QVERIFY(!readSharedPosition(text, tokenBattleTable(), nullptr)); // it says that they were played
        std::string older = writeGameRecord(record, tokenBattle());
        older.replace(older.find("\"version\": 2"), 12, "\"version\": 1");
        QVERIFY(!readGameRecord(older, tokenBattle()));
        QVERIFY(writeGameRecord(game.record(), tokenBattle()).find("\"version\": 1") != std::string::npos);
        record.setup.sides[1].hidden[0] = 5;
        record.setup.sides[1].hidden[1] = 6;
        QVERIFY(!Game::of(tokenBattleTable(), record.setup));
        QVERIFY(!readGameRecord(writeGameRecord(record, tokenBattle()), tokenBattle()));
    }
};

STONEMASON_APPLESS_TEST(TestKnowledge)
#include "test_knowledge.moc"
