// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/game/game.h"
#include "tests/support/boards.h"
#include "tests/support/long_run.h"
#include "tests/support/plain_wastes.h"

#include <QTest>

#include <algorithm>

namespace stonemason::wastes {

using test::PlainNumbers;
using test::PlainTurn;
using test::PlainWastes;
using test::Random;

namespace {

/// Numbers under which games end in every way before long, and those that are shipped.
std::vector<PlainNumbers> grounds() {
    PlainNumbers brief;
    brief.quietTurns = 8;
    PlainNumbers odd{3, -3, 30, 2, 20, 40};
    return {{}, brief, odd};
}

Profile profileOf(const PlainNumbers& numbers) {
    Profile profile = test::theWastes();
    profile.power.high = numbers.high;
    profile.power.rough = numbers.rough;
    profile.power.sludge = numbers.sludge;
    profile.draw = {numbers.repetitions, numbers.quietTurns, numbers.mostMoves};
    return profile;
}

/// The events covered: a walk that never meets an event tests nothing about it.
struct Seen {
    int moves = 0;
    std::array<int, 7> ends{};
    std::array<int, 4> kinds{};
    int blueWins = 0;
    int redWins = 0;
    int walks = 0; ///< moves into sludge
    int threats = 0;
};

std::string difference(const Engine& engine, const Position& position, const PlainWastes& plain) {
    std::string found;
    const auto say = [&found](bool same, const char* what) {
        if (!same) found += std::string(what) + "; ";
    };
    std::set<PlainTurn> turns;
    const MoveList moves = engine.moves(position);
    for (const Move move : moves)
        turns.insert({cellOf(move.from), cellOf(move.to)});
    say(turns.size() == moves.size(), "a move is there twice");
    say(turns == plain.turns(), "moves");
    say(position.running() == !plain.hasEnded(), "running");
    say((position.state == GameState::FirstWon) == (plain.outcome == PlainWastes::Outcome::BlueWon),
        "Blue won");
    say((position.state == GameState::Drawn) == (plain.outcome == PlainWastes::Outcome::Drawn), "drawn");
    say(position.toMove == int(plain.next), "to move");
    say(position.quiet == plain.quiet, "quiet");
    say(position.moves == plain.movesPlayed, "number of moves");
    for (std::size_t player = 0; player < 2; ++player)
        say(position.nearest[player] == plain.record[player].value_or(Ground::farAway), "nearest");
    std::size_t pieces = 0;
    for (int id = 0; id < pieceCapacity; ++id) {
        const Square square = position.places[std::size_t(id)];
        const bool isAlive = (position.alive[std::size_t(playerOf(PieceId(id)))] >> id % 64 & 1U) != 0;
        say(isAlive == (square != noSquare), "alive");
        if (square == noSquare) continue;
        ++pieces;
        const Piece* piece = plain.at(cellOf(square));
        Piece own = engine.ground().piece(PieceId(id));
        own.cell = cellOf(square);
        say(piece && *piece == own && position.at(square) == id, "pieces");
        say(engine.isThreatened(position, square) == plain.isThreatened(own.cell), "threats");
    }
    say(pieces == plain.board.pieces.size(), "number of pieces");
    return found;
}

/// The result of walkGame() for a board that cannot be played.
const std::string refused = "the engine refuses the board";

/// One game of random moves, compared after each. Returns the first difference, with how it came about.
std::string walkGame(const Board& board, const PlainNumbers& numbers, Random& random, Seen& seen) {
    const auto made = Engine::of(board, profileOf(numbers));
    if (!made) return refused;
    const Engine& engine = *made;
    PlainWastes plain(board, numbers);
    Position position = engine.start();
    std::string found = difference(engine, position, plain);
    Move move{noSquare, noSquare};
    while (found.empty() && position.running()) {
        const MoveList moves = engine.moves(position);
        move = moves[std::size_t(random.below(int(moves.size())))];
        ++seen.moves;
        ++seen.kinds[std::size_t(engine.kindOf(position, move))];
        if (engine.ground().tile(move.to) == Tile::Sludge) ++seen.walks;
        if (engine.isThreatened(position, move.from)) ++seen.threats;
        const Position before = position;
        const Undo undo = engine.make(position, move);
        Position played = before;
        engine.play(played, move);
        if (!(played == position)) found += "play differs from make; ";
        engine.unmake(position, move, undo);
        if (!(position == before) || position.keys != before.keys) found += "unmake; ";
        engine.play(position, move);
        plain.play({cellOf(move.from), cellOf(move.to)});
        found += difference(engine, position, plain);
    }
    ++seen.ends[std::size_t(position.end)];
    if (position.state == GameState::FirstWon) ++seen.blueWins;
    if (position.state == GameState::SecondWon) ++seen.redWins;
    if (found.empty()) return {};
    return found + " after " + moveText(move) + ", pieces were " + test::piecesText(board);
}

} // namespace

class TestAgainstPlain : public QObject {
    Q_OBJECT

private slots:
    /// Else the two would agree about another game than the one that is shipped.
    void numbersAreTheShippedOnes() { QVERIFY(profileOf({}) == test::theWastes()); }

    /// Two implementations that share nothing see every position of random games alike.
    void theyAgreeAboutEveryMove() {
        const int moves = test::amount(12'000, 1'000'000);
        Random random(20240607);
        Seen seen;
        const auto numbers = grounds();
        while (seen.moves < moves) {
            const std::string found =
                walkGame(test::randomBoard(random), random.oneOf(numbers), random, seen);
            const bool isPlayed = found != refused; // else a side found no room
            QVERIFY2(found.empty() || !isPlayed, found.c_str());
        }
        for (std::size_t end = 1; end < seen.ends.size(); ++end)
            QVERIFY2(seen.ends[end] > moves / 5000, qPrintable(QString::number(end)));
        for (const int times : seen.kinds)
            QVERIFY(times > moves / 500);
        for (const int times : {seen.blueWins, seen.redWins, seen.walks, seen.threats})
            QVERIFY(times > moves / 500);
    }

    void theyAgreeOnThePublicBoards() {
        Random random(7);
        for (const char* name : {"wastes-multiplayer", "wastes-single-player"})
            for (int games = 0; games < 5; ++games) {
                Seen seen;
                const std::string found = walkGame(test::publicBoard(name), {}, random, seen);
                QVERIFY2(found.empty(), found.c_str());
            }
    }
};

} // namespace stonemason::wastes

QTEST_APPLESS_MAIN(stonemason::wastes::TestAgainstPlain)
#include "test_against_plain.moc"
