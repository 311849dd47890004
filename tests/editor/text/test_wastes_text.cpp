// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/argument_text.h"
#include "editor/text/message_tables.h"
#include "editor/wastes/text/message_tables.h"
#include "editor/wastes/text/wastes_text.h"
#include "tests/editor/text/spoken.h"
#include "tests/editor/text/telling_boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

namespace stonemason::wastes {

using test::boardOf;
using test::bytes;
using test::isWhole;
using test::longestHeadline;
using test::longestSentence;
using test::Spoken;
using test::theWastes;

namespace {

Engine engineOf(const Board& board) {
    return Engine::of(board, theWastes()).value();
}

Square at(int row, int column) {
    return squareOf({row, column});
}

/// Every piece goes to every square of boards on which between them each refusal comes up.
std::vector<QString> allRefusals(std::set<QByteArray>& ids) {
    std::vector<QString> sentences;
    const auto collect = [&](const Engine& engine, const Position& position) {
        forEachCell(engine.ground().size(), [&](Cell from) {
            forEachCell(engine.ground().size(), [&](Cell to) {
                const auto refusal = engine.refusalOf(position, squareOf(from), squareOf(to));
                if (!refusal) return;
                ids.insert(bytes(refusal->id));
                sentences.push_back(refusalText(engine, position, squareOf(from), squareOf(to)));
            });
        });
    };
    const Engine engine = engineOf(
        boardOf(". .^~/.x.../R~../..~.", "b4 1,0 b2j 2,2 b3 1,1 r5 0,3 r4 1,3 r6 1,2 b1 3,1 r2w 3,2"));
    collect(engine, engine.start());
    const Engine jumps = engineOf(boardOf(".~~.~.", "b6j 0,3 b6jw 0,1 r1 0,5"));
    collect(jumps, jumps.start());
    const Engine won = engineOf(boardOf(".B/R.", "b1 0,0 r1 1,1"));
    Position end = won.start();
    won.play(end, {at(0, 0), at(0, 1)});
    collect(won, end);
    return sentences;
}

} // namespace

class TestWastesText : public QObject {
    Q_OBJECT

private slots:
    void everyMessageHasAText() {
        std::set<std::string_view> ids;
        for (const Check& check : allChecks()) {
            for (const std::string_view id : check.messages) {
                const MessageText* text = findText(wastes::boardProblemTexts(), id);
                QVERIFY2(text && text->headline.one && text->sentence.one, bytes(id));
                ids.insert(id);
            }
            for (const std::string_view id : check.fixes) {
                QVERIFY2(findText(wastes::boardFixTexts(), id), bytes(id));
                ids.insert(id);
            }
        }
        QCOMPARE(ids.size(), wastes::boardProblemTexts().size() + wastes::boardFixTexts().size());
    }

    void reportsProblemsWholeAndShort_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "pl"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    /// Real problems: every id comes up, and so does every fix.
    void reportsProblemsWholeAndShort() {
        QFETCH(QString, language);
        const Spoken spoken(language);
        std::set<std::string_view> seen;
        for (const Problem& problem : tellingBoardProblems()) {
            seen.insert(problem.message.id);
            const QString headline = problemHeadline(problem, theWastes());
            const QString sentence = problemSentence(problem, theWastes());
            QVERIFY2(isWhole(headline) && headline.size() <= longestHeadline, qPrintable(headline));
            QVERIFY2(isWhole(sentence) && sentence.size() <= longestSentence && sentence.endsWith(u'.'),
                     qPrintable(sentence));
            for (const Fix& fix : problem.fixes) {
                seen.insert(fix.label.id);
                QVERIFY2(isWhole(fixText(fix, theWastes())), qPrintable(fixText(fix, theWastes())));
            }
        }
        QCOMPARE(seen.size(), wastes::boardProblemTexts().size() + wastes::boardFixTexts().size());
    }

    void piecesAndSidesAreNamed() {
        const Problem problem{"place", Severity::Error, {"place/hole", {"red", 4, Cell{0, 1}}}, {{0, 1}}, {}};
        QCOMPARE(
            problemReport(problem, theWastes()),
            QStringLiteral("Brawler 4 of Red stands in a hole. Remove it, or put a tile there. Where: row "
                           "0, column 1."));
        QCOMPARE(fixText({{"board-fix/copy-half", {"right", 3}}, {}}, theWastes()),
                 QStringLiteral("Copy the right half (tiles: 3)"));
        QCOMPARE(fixText({{"board-fix/copy-half", {"top", 3}}, {}}, theWastes()),
                 QStringLiteral("Copy the top half (tiles: 3)"));
        const Spoken polish(QStringLiteral("pl"));
        QCOMPARE(pieceName(4, theWastes()), QStringLiteral("Zabijaka 4"));
    }

    void refusalsNameGroundAndPower() {
        const Engine engine =
            engineOf(boardOf("..^B/.%x./R~~.", "b4 0,1 r5 0,2 b5 1,1 r5 1,0 r1 1,2 b1w 2,2 r8 2,3"));
        const Position start = engine.start();
        const auto why = [&](int row, int column, int toRow, int toColumn) {
            return refusalText(engine, start, at(row, column), at(toRow, toColumn));
        };
        QCOMPARE(why(0, 1, 0, 2), QStringLiteral("Brawler 4 cannot take Guard 5 on high ground (6)."));
        QCOMPARE(why(1, 1, 1, 0), QStringLiteral("Guard 5 on rough ground (4) cannot take Guard 5."));
        QCOMPARE(why(0, 1, 0, 0), QString());
        QCOMPARE(why(1, 1, 2, 1), QStringLiteral("Guard 5 cannot walk in sludge."));
    }

    void reportsEveryRefusal_data() { reportsProblemsWholeAndShort_data(); }
    void reportsEveryRefusal() {
        QFETCH(QString, language);
        const Spoken spoken(language);
        std::set<QByteArray> ids;
        for (const QString& shown : allRefusals(ids))
            QVERIFY2(isWhole(shown) && shown.endsWith(u'.'), qPrintable(shown));
        std::set<QByteArray> known;
        for (const MessageText& text : wastes::boardRefusalTexts())
            known.insert(bytes(text.id));
        QVERIFY(ids == known);
    }

    void reportsEnds() {
        const auto ended = [](End end, GameState state) {
            Position position;
            position.end = end;
            position.state = state;
            return endText(position, theWastes());
        };
        QCOMPARE(endText(Position(), theWastes()), QString());
        QCOMPARE(ended(End::Goal, GameState::FirstWon),
                 QStringLiteral("Blue wins: a piece has reached its goal."));
        QCOMPARE(ended(End::Captured, GameState::SecondWon),
                 QStringLiteral("Red wins: Blue has no pieces left."));
        QCOMPARE(ended(End::Blocked, GameState::FirstWon), QStringLiteral("Blue wins: Red cannot move."));
        for (const End end : {End::Repetition, End::QuietTurns, End::MostMoves})
            QVERIFY(ended(end, GameState::Drawn).startsWith(QLatin1String("Draw: ")));
    }

    /// No word of the game is left in English.
    void polishHasItsOwnWords() {
        QStringList english;
        QStringList polish;
        const auto words = [](QStringList& list) {
            for (const Tile tile : {Tile::Hole, Tile::Normal, Tile::High, Tile::Rough, Tile::Sludge,
                                    Tile::Trap, Tile::BlueGoal, Tile::RedGoal})
                list += tileName(tile);
            for (const Symmetry symmetry :
                 {Symmetry::None, Symmetry::HalfTurn, Symmetry::TopBottom, Symmetry::LeftRight})
                list += symmetryName(symmetry);
            for (int rank = 1; rank <= rankCount; ++rank)
                list += rankName(rank, theWastes());
            list += {sideName(Side::Blue), sideName(Side::Red)};
        };
        words(english);
        {
            const Spoken spoken(QStringLiteral("pl"));
            words(polish);
        }
        for (qsizetype i = 0; i < english.size(); ++i)
            QVERIFY2(english[i] != polish[i] && !polish[i].isEmpty(), qPrintable(english[i]));
    }
};

} // namespace stonemason::wastes

STONEMASON_GUILESS_TEST(stonemason::wastes::TestWastesText)
#include "test_wastes_text.moc"
