// SPDX-License-Identifier: GPL-3.0-or-later
// How well the computer players play: paired games from random openings.
#include "core/base/random.h"
#include "core/play/estimate.h"
#include "core/play/unit_runner.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/tournament/runner.h"
#include "core/wastes/tournament/tournament.h"
#include "tests/core/wastes/players/large_board.h"
#include "tests/support/boards.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>

namespace stonemason::wastes {

namespace {

/// Plays any legal move, each as likely.
class RandomPlayer : public Player {
public:
    explicit RandomPlayer(std::uint64_t seed) : random_(seed) {}
    Move choose(const Engine& engine, const Position& position, std::stop_token) override {
        const MoveList moves = engine.moves(position);
        return moves[std::size_t(random_.below(int(moves.size())))];
    }

private:
    SeededRandom random_;
};

using Make = std::function<std::unique_ptr<Player>(std::uint64_t seed)>;

Make computer(PlayerLevel level) {
    return [level](std::uint64_t seed) { return makePlayer(level, {.seed = seed}); };
}

std::unique_ptr<Player> random(std::uint64_t seed) {
    return std::make_unique<RandomPlayer>(seed);
}

/// The share of all points that the first makes, in units of two games from one opening, once as Blue and
/// once as Red.
Estimate shareAgainst(const Engine& engine, const Make& first, const Make& second, int units) {
    UnitCounts counts{};
    for (int unit = 0; unit < units; ++unit) {
        const auto seed = std::uint64_t(unit) + 1;
        const Position opening = openingOf(engine, seed);
        std::size_t halfPoints = 0;
        for (const int seat : {0, 1}) {
            ContestantsOf<WarTraits> players;
            players[std::size_t(seat)] = first(playerSeed(seed, seat));
            players[std::size_t(1 - seat)] = second(playerSeed(seed, 1 - seat));
            const auto score = playScored<WarTraits>(engine, opening, players);
            halfPoints += std::size_t(score->sides[std::size_t(seat)].result);
        }
        ++counts[halfPoints];
    }
    return shareOf(std::span(&counts, 1));
}

} // namespace

class TestBars : public QObject {
    Q_OBJECT

private slots:
    void strongerPlayersWin_data() {
        QTest::addColumn<QString>("board");
        for (const char* name : {"wastes-multiplayer", "wastes-single-player"})
            QTest::newRow(name) << QString(name);
    }

    /// Bars of 90 % of the points for the lower end of the 95 % interval.
    void strongerPlayersWin() {
        QFETCH(QString, board);
        const Engine engine = Engine::of(test::publicBoard(board.toStdString()), test::theWastes()).value();
        const auto report = [&board](const char* who, const Estimate& share) {
            qInfo("%s, %s: %.3f (%.3f to %.3f)", qPrintable(board), who, share.value, share.interval.low,
                  share.interval.high);
            return share.interval.low >= 0.9;
        };
        const Make normal = computer(PlayerLevel::Normal);
        QVERIFY(report("Medium against random", shareAgainst(engine, normal, random, 500)));
        QVERIFY(report("Hard against Medium", shareAgainst(engine, computer(PlayerLevel::Hard), normal, 60)));
    }

    void hardWinsOnLargeBoards_data() {
        QTest::addColumn<bool>("hasHoles");
        QTest::newRow("open") << false;
        QTest::newRow("with holes") << true;
    }

    /// The bar: of 20 games on 64x64 against Normal it wins 15.
    void hardWinsOnLargeBoards() {
        QFETCH(bool, hasHoles);
        const Tournament tournament =
            test_support::hardAgainstNormal(test_support::largeBoard(64, hasHoles), 20, 0);
        const PartialResult result = runTournament(tournament, PartialResult(tournament), 2);
        const Outcomes hard = result.tally.pairings.front().outcomes();
        qInfo("won %d, drawn %d, lost %d", int(hard.wins), int(hard.draws), int(hard.losses));
        QVERIFY(hard.wins >= 15);
    }

    /// Our only board without symmetry: the side that moves first makes about half of the points.
    void theCrookedValleyIsFair() {
        const auto board =
            readSboard(test::resourceData("boards/the-crooked-valley.sboard"), test::theWastes());
        const ComputerPlayer hard{PlayerLevel::Hard, 5000};
        const auto tournament =
            Tournament::of({.board = *board, .players = {hard, hard}, .games = 400}, test::theWastes());
        const PartialResult result = runTournament(*tournament, PartialResult(*tournament), 2);
        const Estimate share = standingsOf(*tournament, result.tally).firstMover;
        qInfo("%.3f (%.3f to %.3f)", share.value, share.interval.low, share.interval.high);
        QVERIFY(share.interval.low < 0.5 && share.interval.high > 0.5);
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestBars)
#include "test_bars.moc"
