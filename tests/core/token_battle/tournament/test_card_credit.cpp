// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/tournament/tournament_game.h"
#include "tests/support/duels.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

class TestCardCredit : public QObject {
    Q_OBJECT

private slots:
    /// Every point comes from the token of a card or from the one there at the start; that can be followed by
    /// hand where it never moves. Over many games with all abilities the sums must agree at every step.
    void creditsAddUpToTheLead() {
        int checked = 0;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            const Game game = anyGame(seed, 1'000);
            const Duel& duel = game.duel();
            CardCredit credit(duel);
            Position position = game.positionAfter(0);
            Square start = game.setup().start;
            int fromStart = 0;
            for (const Move move : game.record().moves) {
                const auto events = [&] {
                    Position copy = position;
                    return duel.playObserved(copy, move);
                }();
                credit.play(position, move);
                for (const DuelEvent& event : events) {
                    const bool moves = event.kind == DuelEventKind::Pushed ||
                                       event.kind == DuelEventKind::Flipped ||
                                       event.kind == DuelEventKind::SwappedLast;
                    if (event.kind == DuelEventKind::Destroyed && event.to == start) start = noSquare;
                    if (moves && event.from == start && start != noSquare)
                        start = event.to;
                    else if (moves && event.to == start && start != noSquare)
                        start = event.from;
                }
                if (start != noSquare) fromStart += duel.yieldAt(position, start);
                int lead = -fromStart;
                for (int player = 0; player < playerCount; ++player)
                    for (const CardLine& card : credit.cardsOf(player))
                        lead += player == 0 ? card.credit : -card.credit;
                QCOMPARE(lead, position.scores[0] - position.scores[1]);
                ++checked;
            }
        }
        QVERIFY(checked > 5'000);
    }

    void playsAndFirstPlaysAreCounted() {
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const Game game = anyGame(seed, 1'000);
            CardCredit credit(game.duel());
            Position position = game.positionAfter(0);
            std::array<std::vector<CardId>, playerCount> played;
            for (int i = 0; i < game.moveCount(); ++i) {
                played[std::size_t(game.playerOf(i))].push_back(game.cardOf(i).id);
                credit.play(position, game.record().moves[std::size_t(i)]);
            }
            for (std::size_t player = 0; player < playerCount; ++player) {
                const auto cards = game.setup().sides[player].deck.cards();
                for (std::size_t i = 0; i < cards.size(); ++i) {
                    const CardLine& line = credit.cardsOf(int(player))[i];
                    const auto& own = played[player];
                    const auto first = std::ranges::find(own, cards[i]);
                    QCOMPARE(line.plays, int(std::ranges::count(own, cards[i])));
                    QCOMPARE(line.firstPlay, first == own.end() ? -1 : int(first - own.begin()));
                }
            }
        }
    }

    /// Tokens spawned for the opponent count against the card, regardless of later owners.
    void whatACardSpawnsCountsForIt() {
        const Duel duel = duelOf("21 0 | 1 2 | 3 4 | 5 6", "7 8 | 9 10 | 11 12 | 13 14");
        CardCredit credit(duel);
        Position position = duel.start(squareOf({2, 2}));
        const Card& card = *tokenBattle().card(21);
        QCOMPARE(card.ability, Ability::SpawnFriendly);
        credit.play(position, {0, squareOf({4, 4})});
        QCOMPARE(credit.cardsOf(0)[0].credit, card.value + int(card.area.size()));
        QCOMPARE(credit.cardsOf(0)[0].plays, 1);
        QCOMPARE(credit.cardsOf(0)[0].firstPlay, 0);
        QCOMPARE(credit.cardsOf(1)[0], CardLine{});
    }
};

STONEMASON_APPLESS_TEST(TestCardCredit)
#include "test_card_credit.moc"
