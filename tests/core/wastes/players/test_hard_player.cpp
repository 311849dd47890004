// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/forced_win.h"
#include "core/wastes/players/hard_player.h"
#include "core/wastes/players/search.h"
#include "tests/support/boards.h"
#include "tests/support/files.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <set>

namespace stonemason::wastes {

using test::boardOf;
using test::Random;

namespace {

constexpr std::int64_t enoughForHard = 20'000'000;

Engine engineOn(const Board& board) {
    return Engine::of(board, test::theWastes()).value();
}

/// A search without anything that makes it fast. Where it ends, captures and steps into a goal are followed.
int plainValue(const Engine& engine, const PieceSquareTable& worth, const Position& position, int depth) {
    if (!position.running()) return position.state == GameState::Drawn ? 0 : -winValue;
    int best = depth > 0 ? -2 * winValue : worth.evaluate(position, position.toMove);
    for (const Move move : engine.moves(position)) {
        const bool captures = position.at(move.to) != noPiece;
        const auto& beside = engine.ground().beside(move.from);
        const bool entersGoal =
            isGoal(engine.ground().tile(move.to)) && std::ranges::find(beside, move.to) != beside.end();
        if (depth == 0 && !captures && !entersGoal) continue;
        Position after = position;
        engine.play(after, move);
        best = std::max(best, -plainValue(engine, worth, after, std::max(depth - 1, 0)));
    }
    return best;
}

/// A won game counts the same however long it takes.
int withoutLength(int value) {
    return value > winValue / 2 ? winValue : value < -winValue / 2 ? -winValue : value;
}

std::string choice(const Engine& engine, const PlayerOptions& options) {
    return moveText(HardPlayer(options).choose(engine, engine.start(), {}));
}

} // namespace

class TestHardPlayer : public QObject {
    Q_OBJECT

private slots:
    void forcedWinsAreNeverLost_data() {
        QTest::addColumn<QJsonObject>("made");
        const auto positions =
            QJsonDocument::fromJson(QByteArray::fromStdString(test::testData("wastes/forced-wins.json")))
                .array();
        QCOMPARE(positions.size(), 30);
        for (int i = 0; i < int(positions.size()); ++i)
            QTest::addRow("%d", i + 1) << positions[i].toObject();
    }

    /// In each position the side to move has a forced win within two moves; after its choice it still has
    /// one.
    void forcedWinsAreNeverLost() {
        QFETCH(QJsonObject, made);
        Board board = boardOf(made["rows"].toString().toStdString(), made["pieces"].toString().toStdString());
        if (made["toMove"] == "red") board.toMove = Side::Red;
        const Engine engine = engineOn(board);
        const auto win = forcedWin(engine, engine.start(), 4, enoughForHard);
        QVERIFY(win && win->winner == board.toMove && win->line.size() == 3);
        for (const std::uint64_t seed : {1, 2, 3}) {
            Position position = engine.start();
            engine.play(position, HardPlayer({.seed = seed}).choose(engine, position, {}));
            if (!position.running()) QFAIL("it was to take three moves");
            const auto left = forcedWin(engine, position, 2, enoughForHard);
            QVERIFY(left && left->winner == board.toMove);
        }
    }

    /// The search optimisations do not change the result. Repeated positions are draws for the search and
    /// not for the plain one: none occurs in so few moves.
    void valuesAreThoseOfAPlainSearch() {
        Random random(61);
        int wins = 0;
        for (int boards = 0; boards < 150;) {
            const Board board = test::randomBoard(random);
            if (board.pieces.size() > 7 || board.size().area() > 49) continue;
            const auto engine = Engine::of(board, test::theWastes());
            if (!engine || !engine->start().running()) continue;
            ++boards;
            const Position start = engine->start();
            const PieceSquareTable worth(engine->ground());
            for (int depth = 1; depth <= 3; ++depth) {
                const SearchResult found =
                    Search(*engine, enoughForHard).best(start, engine->moves(start), depth);
                const int expected = plainValue(*engine, worth, start, depth);
                QCOMPARE(withoutLength(found.value), expected);
                if (expected == winValue) ++wins;
                Position after = start;
                engine->play(after, found.move);
                QCOMPARE(withoutLength(-plainValue(*engine, worth, after, depth - 1)), expected);
                if (found.depth < depth) break; // a shorter win was found
            }
        }
        QVERIFY(wins > 10);
    }

    void winsComeSoonAndLossesLate() {
        const Engine soon = engineOn(boardOf("....B/...../R....", "b1 0,3 r1 2,4"));
        QCOMPARE(choice(soon, {.seed = 5}), std::string("d1-e1"));
        const auto valueOf = [](const char* rows, const char* pieces) {
            const Engine engine = engineOn(boardOf(rows, pieces));
            return Search(engine, enoughForHard).best(engine.start(), engine.moves(engine.start())).value;
        };
        QCOMPARE(valueOf(".B/R.", "b1 0,0 r1 1,1"), winValue - 1);
        QCOMPARE(valueOf("..B/.../R..", "b1 0,0 r1 2,2"), winValue - 3);
        QCOMPARE(valueOf("...../R.../.....B", "b1 0,0 r1 2,0"), -(winValue - 2));
    }

    void itLooksSixMovesAhead() {
        for (const char* name : {"wastes-multiplayer", "wastes-single-player"}) {
            const Engine engine = engineOn(test::publicBoard(name));
            const Position start = engine.start();
            const SearchResult found =
                Search(engine, engine.profile().hard.nodes).best(start, engine.moves(start));
            QVERIFY2(found.depth >= 6, name);
        }
    }

    /// Same seed and budget, same moves; other seeds choose otherwise among equals.
    void isDeterministic() {
        const Engine engine = engineOn(test::publicBoard("wastes-multiplayer"));
        std::set<std::string> chosen;
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            const PlayerOptions options{.seed = seed, .nodes = 3000};
            chosen.insert(choice(engine, options));
            QCOMPARE(choice(engine, options), choice(engine, options));
        }
        QVERIFY(chosen.size() > 1);
        HardPlayer one({.seed = 9, .nodes = 2000});
        HardPlayer other({.seed = 9, .nodes = 2000});
        Position position = engine.start();
        for (int moves = 0; moves < 20 && position.running(); ++moves) {
            const Move move = one.choose(engine, position, {});
            QCOMPARE(other.choose(engine, position, {}), move);
            engine.play(position, move);
        }
    }

    void keepsItsBudget() {
        const Engine engine = engineOn(test::publicBoard("wastes-multiplayer"));
        const Position start = engine.start();
        for (const std::int64_t nodes : {1, 100, 5000, 50'000}) {
            const SearchResult found = Search(engine, nodes).best(start, engine.moves(start));
            // The first depth is looked at whole, and captures are followed to their end.
            QVERIFY(found.nodes <= nodes + 200);
            QVERIFY(engine.isLegal(start, found.move));
        }
    }

    /// With interleaved armies, sequences of captures are longer than any user would wait for.
    void capturesEndToo() {
        std::string pieces;
        for (int row = 1; row < 5; ++row)
            for (int column = 0; column < 14; ++column)
                pieces += ((row + column) % 2 ? " b4 " : " r4 ") + std::to_string(row) + ',' +
                          std::to_string(column);
        const Engine engine = engineOn(boardOf(
            "R............./............../............../............../............../.............B",
            pieces.substr(1)));
        const Position start = engine.start();
        const SearchResult found = Search(engine, 1000).best(start, engine.moves(start));
        QVERIFY(found.nodes < 100'000);
        QVERIFY(engine.isLegal(start, found.move));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(Search(engine, enoughForHard, stop.get_token()).best(start, engine.moves(start)).nodes <
                100'000);
    }

    void aStopEndsTheSearch() {
        const Engine engine = engineOn(test::publicBoard("wastes-multiplayer"));
        const Position start = engine.start();
        std::stop_source stop;
        stop.request_stop();
        const SearchResult found =
            Search(engine, enoughForHard, stop.get_token()).best(start, engine.moves(start));
        QVERIFY(found.nodes < 5000);
        QVERIFY(engine.isLegal(start, found.move));
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestHardPlayer)
#include "test_hard_player.moc"
