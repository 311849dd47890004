// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/generate/fair_board.h"
#include "core/wastes/tournament/runner.h"
#include "tests/core/wastes/generate/generated.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::wastes;
using stonemason::test::boardOf;
using stonemason::test::theWastes;

namespace {

/// Few games, so that the tests are short.
Profile quick(int games = 40, WishRange fair = {45, 55}) {
    Profile profile = theWastes();
    profile.generation.games = games;
    profile.generation.nodes = 10;
    profile.generation.fair = fair;
    return profile;
}

BoardRequest smallRequest() {
    return {.size = {7, 7},
            .seed = 2,
            .wishes = {{"pieces", {3, 4}}, {"ranks", {2, 4}}, {"goal-distance", {4, 9}}}};
}

/// Whoever moves first is in the goal before the other.
const Board& race() {
    static const Board board = boardOf("R....../......./......./B......", "b1 0,3 r1 3,3");
    return board;
}

} // namespace

class TestFairBoards : public QObject {
    Q_OBJECT

private slots:
    /// The measurement is that of a tournament, games added by hand with a draw for half a point.
    void theShareIsThatOfATournament() {
        const Profile profile = quick(40, {0, 100});
        const Board board = *generateBoard(profile, smallRequest());
        const auto measure = measuredBoard(board, profile, 2);
        QVERIFY(measure.ok());
        const ComputerPlayer player{PlayerLevel::Hard, profile.generation.nodes};
        const auto tournament =
            Tournament::of({.board = board, .players = {player, player}, .games = 40, .seed = 1}, profile);
        double points = 0;
        for (int unit = 0; unit < 20; ++unit)
            for (const BoardGame& game : *playUnit(*tournament, unit))
                points += game.sides[0].result == GameResult::Win    ? 1
                          : game.sides[0].result == GameResult::Draw ? 0.5
                                                                     : 0;
        QCOMPARE(measure->games, 40);
        QCOMPARE(double(measure->outcomes.halfPoints()) / 2, points);
        QVERIFY(measure->share.interval.low <= points / 40 && points / 40 <= measure->share.interval.high);
    }

    void threadsMakeNoDifference() {
        const Profile profile = quick();
        const auto one = fairBoard(profile, smallRequest(), 1);
        const auto many = fairBoard(profile, smallRequest(), 4);
        QCOMPARE(one.ok(), many.ok());
        QVERIFY(!one.ok() || *one == *many);
    }

    void whatIsHandedOutIsFair() {
        const Profile profile = quick();
        int fair = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            BoardRequest request = smallRequest();
            request.seed = seed;
            int games = 0;
            const auto board =
                fairBoard(profile, request, 2, {}, [&](const MeasureProgress& so) { games = so.games; });
            QVERIFY(games > 0);
            if (!board) {
                QCOMPARE(QByteArray(board.error().message.id.data()), QByteArray("wish/unfair"));
                continue;
            }
            ++fair;
            QCOMPARE(board->measure.games, 40);
            QVERIFY(board->measure.share.value >= 0.45 && board->measure.share.value <= 0.55);
            const auto origin = originOf(board->board);
            QVERIFY(origin && origin->measure && origin->request.variation == board->variation);
            const auto again = generateBoard(profile, origin->request);
            QVERIFY(again && again->tiles == board->board.tiles && again->pieces == board->board.pieces);
        }
        QVERIFY(fair >= 1);
    }

    /// A board that one side wins is known to be unfair before all games are played.
    void whatCannotBecomeFairIsGivenUpEarly() {
        const Profile profile = quick(400);
        const auto measure = measuredBoard(race(), profile, 2);
        QVERIFY(measure.ok());
        QVERIFY(measure->games < 400);
        QVERIFY(!isFair(*measure, profile.generation));
    }

    void theNearestIsNamedWhereNoneIsFair() {
        Profile profile = quick(40, {100, 100});
        profile.generation.variations = 2;
        const auto board = fairBoard(profile, smallRequest(), 2);
        QVERIFY(!board.ok());
        const Message& message = board.error().message;
        QCOMPARE(QByteArray(message.id.data()), QByteArray("wish/unfair"));
        QCOMPARE(std::get<int>(message.arguments[0]), 2);
    }

    void stopsSoon() {
        std::stop_source source;
        const auto board = fairBoard(quick(4000, {0, 100}), smallRequest(), 2, source.get_token(),
                                     [&](const MeasureProgress&) { source.request_stop(); });
        QVERIFY(!board.ok());
        QCOMPARE(QByteArray(board.error().message.id.data()), QByteArray("wish/stopped"));
    }
};

STONEMASON_TEST(TestFairBoards)
#include "test_fair.moc"
