// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/duel/players/move_worth.h"
#include "core/token_battle/duel/players/player.h"
#include "tests/support/cards.h"
#include "tests/support/duel_cards.h"
#include "tests/support/duel_match.h"
#include "tests/support/duels.h"
#include "tests/support/plain_normal.h"
#include "tests/support/plain_text.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::DuelMatch;
using test::PlainMove;
using test::PlainWorth;

namespace {

/// The first move of the position that is not worth the same to both, with what it is worth.
std::string worthDifference(const DuelMatch& match) {
    const NormalJudge judge(match.engine, match.position);
    for (const PlainMove& move : match.plain.legalMoves()) {
        const PlainWorth plain = test::plainWorth(match.plain, move);
        const int engine = judge.worthOf(test::engineMove(move));
        const int immediate = immediateWorth(match.engine, match.position, test::engineMove(move));
        if (plain.total() != engine || plain.card + plain.ability != immediate)
            return test::plainText(match.plain.board) + "\nplayer " + std::to_string(*match.plain.next) +
                   " card " + std::to_string(match.plain.cardOf(move).id) + " on " +
                   std::to_string(move.row) + std::to_string(move.column) + ": plain " +
                   std::to_string(plain.total()) + ", engine " + std::to_string(engine) + ", at once plain " +
                   std::to_string(plain.card + plain.ability) + ", engine " + std::to_string(immediate);
    }
    return "";
}

/// A game of two Normals, each with an engine's and a plain generator of the same seed.
class NormalGame {
public:
    NormalGame(const std::shared_ptr<const DuelTable>& table, const std::array<Deck, 2>& decks, DuelMode mode,
               std::uint64_t seed)
        : match_(table, decks, mode, {2, 3})
        , engines_{NormalPlayer(seed), NormalPlayer(seed + 1)}
        , plain_{SeededRandom(seed), SeededRandom(seed + 1)} {}

    /// Plays it out. The first difference in what moves are worth or in the choice; empty when there is none.
    std::string play() {
        while (!match_.plain.hasEnded()) {
            if (const std::string difference = worthDifference(match_); !difference.empty())
                return difference;
            const auto player = std::size_t(*match_.plain.next);
            const PlainMove move = test::plainNormalMove(match_.plain, plain_[player]);
            const Move chosen = engines_[player].choose(match_.engine, match_.position, {});
            if (chosen != test::engineMove(move))
                return "another move is chosen on " + test::plainText(match_.plain.board);
            match_.play(move);
        }
        return match_.difference();
    }

private:
    DuelMatch match_;
    std::array<NormalPlayer, 2> engines_;
    std::array<SeededRandom, 2> plain_;
};

/// Games with random decks of a catalogue, now and then in the sandbox.
std::string playGames(const Catalogue& catalogue, int games) {
    const auto table = test::tableOf(catalogue);
    SeededRandom random(20160714);
    for (int game = 0; game < games; ++game) {
        const std::array decks{randomDeck(catalogue, random), randomDeck(catalogue, random)};
        const DuelMode mode = game % 10 == 9 ? DuelMode::Sandbox : DuelMode::Two;
        const std::string difference = NormalGame(table, decks, mode, random.next()).play();
        if (!difference.empty())
            return test::deckText(decks[0]) + " / " + test::deckText(decks[1]) + '\n' + difference;
    }
    return "";
}

} // namespace

class TestNormalAgainstPlain : public QObject {
    Q_OBJECT

private slots:
    void numbersAreTheShippedOnes() {
        const PlayerRules& shipped = test::tokenBattleTable()->rules().players;
        const test::PlainNormalNumbers numbers;
        QVERIFY(shipped.wary == (std::vector<Wariness>{{numbers.wary, numbers.waryAbove},
                                                       {numbers.watchful, numbers.watchfulAbove}}));
        QCOMPARE(shipped.extraTurn, numbers.extraTurn);
        QCOMPARE(shipped.boostNext, numbers.boostNext);
        QCOMPARE(shipped.turretReach, numbers.turretReach);
    }

    void theyPlayTheSameGames() {
        const std::string difference = playGames(test::tokenBattle(), 20);
        QVERIFY2(difference.empty(), difference.c_str());
    }

    void theyPlayTheSameGamesWithEveryCard() {
        const std::string difference = playGames(test::everyCard(), 30);
        QVERIFY2(difference.empty(), difference.c_str());
    }
};

QTEST_APPLESS_MAIN(TestNormalAgainstPlain)
#include "test_normal_against_plain.moc"
