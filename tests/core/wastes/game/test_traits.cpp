// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/game/game.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <set>

namespace stonemason::wastes {

using test::Random;

namespace {

Engine standard() {
    return Engine::of(test::publicBoard("wastes-multiplayer"), test::theWastes()).value();
}

Position walked(const Engine& engine, int moves, unsigned seed) {
    Random random(seed);
    Position position = engine.start();
    while (moves-- > 0 && position.running()) {
        const MoveList legal = engine.moves(position);
        engine.play(position, legal[std::size_t(random.below(int(legal.size())))]);
    }
    return position;
}

/// The position that a key represents.
std::string pictureOf(const Engine& engine, const Position& position) {
    std::map<Square, std::string> words;
    for (int id = 0; id < pieceCapacity; ++id)
        if (const Square square = position.places[std::size_t(id)]; square != noSquare) {
            const Piece& piece = engine.ground().piece(PieceId(id));
            words[square] = std::to_string(int(piece.side) * 10 + piece.rank) + (piece.walks ? "w" : "") +
                            (piece.jumps ? "j" : "");
        }
    std::string picture = std::to_string(position.toMove);
    for (const auto& [square, word] : words)
        picture += ' ' + std::to_string(square) + word;
    return picture;
}

} // namespace

class TestTraits : public QObject {
    Q_OBJECT

private slots:
    /// Of many thousand positions none have the key of another, and the same ones have the same.
    void keysDistinguishPositions() {
        Board board = test::publicBoard("wastes-multiplayer");
        board.pieces.push_back({Side::Blue, 2, {1, 4}}); // one more of a kind
        const Engine engine = Engine::of(board, test::theWastes()).value();
        std::map<std::uint64_t, std::string> pictures;
        std::set<std::string> known;
        for (unsigned seed = 0; seed < 12; ++seed) {
            Random random(seed);
            Position position = engine.start();
            while (position.running() && position.moves < 200) {
                const MoveList moves = engine.moves(position);
                for (const Move move : moves) {
                    Position after = position;
                    engine.play(after, move);
                    const std::string picture = pictureOf(engine, after);
                    const auto [it, isNew] = pictures.emplace(after.key, picture);
                    QCOMPARE(it->second, picture);
                    QCOMPARE(known.insert(picture).second, isNew);
                }
                engine.play(position, moves[std::size_t(random.below(int(moves.size())))]);
            }
        }
        QVERIFY(pictures.size() > 10'000);
    }

    /// Pieces that can do the same may change places, others may not.
    void keysDistinguishWays() {
        const auto differ = [](const char* pieces) {
            const Engine engine = Engine::of(test::boardOf("...", pieces), test::theWastes()).value();
            const Ground& ground = engine.ground();
            return (ground.key(0, 0) ^ ground.key(1, 1)) != (ground.key(0, 1) ^ ground.key(1, 0));
        };
        QVERIFY(!differ("b2 0,0 b2 0,1 r1 0,2"));
        QVERIFY(differ("b2 0,0 b2j 0,1 r1 0,2"));
        QVERIFY(differ("b2 0,0 b2w 0,1 r1 0,2"));
        QVERIFY(differ("b2 0,0 b3 0,1 r1 0,2"));
    }

    /// Each member by itself, also where no game would change it alone.
    void everythingCountsForTheHash() {
        const Position position = walked(standard(), 30, 1);
        QVERIFY(position.quiet > 1);
        std::vector<Position> changed(9, position);
        std::swap(changed[0].places[0], changed[0].places[1]);
        changed[1].keys[(position.moves - 1) % Position::keptKeys] ^= 1;
        ++changed[2].nearest[1];
        ++changed[3].moves;
        --changed[4].quiet;
        changed[5].toMove = std::uint8_t(1 - position.toMove);
        changed[6].state = GameState::Drawn;
        changed[7].end = End::Repetition;
        changed[8].keys[position.moves % Position::keptKeys] ^= 1;
        std::set<std::uint64_t> hashes{WarTraits::hash(position)};
        for (const Position& other : changed) {
            QVERIFY(!(other == position));
            QVERIFY(hashes.insert(WarTraits::hash(other)).second);
        }
        Position same = position; // what was before the last capture or approach makes no difference
        same.keys[(position.moves - position.quiet - 1) % Position::keptKeys] ^= 1;
        QCOMPARE(same, position);
        QCOMPARE(WarTraits::hash(same), WarTraits::hash(position));
    }

    /// The hash is sent to programs on other computers: it may not change.
    void hashesAreTheSameEverywhere() {
        QCOMPARE(quint64(WarTraits::hash(standard().start())), quint64(16804388455395690208U));
    }

    void textsReadBack() {
        for (const Cell from :
             {Cell{0, 0}, Cell{12, 25}, Cell{63, 63}, Cell{9, 26}, Cell{9, 51}, Cell{9, 52}})
            for (const Cell to : {Cell{0, 1}, Cell{63, 62}}) {
                const Move move{squareOf(from), squareOf(to)};
                QCOMPARE(moveFromText(WarTraits::text(move)), std::optional(move));
            }
        QCOMPARE(WarTraits::text({squareOf({1, 7}), squareOf({2, 7})}), std::string("h2-h3"));
        QCOMPARE(cellText({9, 25}), std::string("z10"));
        QCOMPARE(cellText({9, 26}), std::string("aa10"));
        QCOMPARE(cellText({9, 63}), std::string("bl10"));
    }

    void otherTextsAreNoMoves() {
        for (const char* text :
             {"",        "-",        "h2",    "h2-",    "-h2",    "h2h3",           "h2-h3 ",
              " h2-h3",  "H2-h3",    "h0-h1", "h02-h3", "h2-h65", "bm1-a1",         "zz1-a1",
              "aaa1-a1", "h2-h3-h4", "2h-3h", "h2--h3", "h2-h+3", "h2-h99999999999"})
            QVERIFY2(!moveFromText(text), text);
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestTraits)
#include "test_traits.moc"
