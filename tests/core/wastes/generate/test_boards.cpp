// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fingerprint.h"
#include "core/base/limits.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/generate/origin.h"
#include "tests/core/wastes/generate/generated.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::wastes;
using stonemason::test::theWastes;

namespace {

Result<Board> made(const BoardRequest& request) {
    return generateBoard(theWastes(), request);
}

QString failureOf(const BoardRequest& request) {
    const auto board = made(request);
    return board ? QString() : QString::fromLatin1(board.error().message.id.data());
}

} // namespace

class TestGeneratedBoards : public QObject {
    Q_OBJECT

private slots:
    /// The same seed gives the same board for as long as generatorVersion stays the same: raise it when these
    /// change.
    void someSeedsStayAsTheyAre() {
        QCOMPARE(generatorVersion, 1);
        const auto markOf = [](const BoardRequest& request) {
            return QString::fromStdString(
                Fingerprint().add(*writeSboard(*made(request), theWastes())).text());
        };
        const QStringList marks{
            markOf({.symmetry = Symmetry::HalfTurn, .seed = 7}),
            markOf({.symmetry = Symmetry::TopBottom, .seed = 7}),
            markOf({.symmetry = Symmetry::LeftRight, .seed = 7}),
            markOf({.size = {8, 9}, .seed = 3, .wishes = {{"pieces", {4, 4}}, {"ranks", {2, 4}}}})};
        QCOMPARE(marks.join(u' '),
                 QStringLiteral("b1dd0c1b6f443ccf 8c53d114e5df6765 8b7de2772aac98bf 95b8f2af94a2a81c"));
    }

    void sizesAreMet_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        for (const auto& [rows, columns] : {std::pair{5, 5}, {5, 9}, {8, 8}, {13, 11}, {24, 17}, {64, 64}})
            QTest::addRow("%dx%d", rows, columns) << rows << columns;
    }
    void sizesAreMet() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        for (const Symmetry symmetry : symmetries) {
            BoardRequest request{.size = {rows, columns}, .symmetry = symmetry};
            if (std::min(rows, columns) < 9)
                request.wishes = {{"pieces", {2, 3}},
                                  {"ranks", {1, 3}},
                                  {"goal-distance", {2, 12}},
                                  {"openness", {10, 100}}};
            if (rows > 20) request.wishes = {{"goal-distance", {2, 64}}};
            const auto board = made(request);
            QVERIFY2(board.ok(), board ? "" : board.error().message.id.data());
            const std::string wrong = wastes::test::wrongWith(*board, request, theWastes());
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void seedsAndVariationsDiffer() {
        const auto board = made({.seed = 1});
        QVERIFY(*board == *made({.seed = 1}));
        QVERIFY(board->tiles != made({.seed = 2})->tiles);
        QVERIFY(board->tiles != made({.seed = 1, .variation = 1})->tiles);
    }

    void eachWishIsMetAtBothEnds_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("number");
        for (const auto& [id, few, many] : {std::tuple{"high", 0, 25},
                                            {"rough", 0, 25},
                                            {"sludge", 0, 25},
                                            {"traps", 0, 12},
                                            {"holes", 0, 25},
                                            {"pieces", 8, 14},
                                            {"ranks", 2, 8},
                                            {"walkers", 0, 5},
                                            {"jumpers", 0, 5},
                                            {"goal-distance", 7, 11},
                                            {"openness", 45, 80}}) {
            QTest::addRow("%s few", id) << QString::fromLatin1(id) << few;
            QTest::addRow("%s many", id) << QString::fromLatin1(id) << many;
        }
    }
    void eachWishIsMetAtBothEnds() {
        QFETCH(QString, id);
        QFETCH(int, number);
        const int wide = id == QLatin1String("openness") ? 5 : 0;
        BoardRequest request{.seed = 5, .wishes = {{id.toStdString(), {number - wide, number + wide}}}};
        const auto board = made(request);
        QVERIFY2(board.ok(), board ? "" : board.error().message.id.data());
        const std::string wrong = wastes::test::wrongWith(*board, request, theWastes());
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    void whatCannotBeIsRefused() {
        QCOMPARE(failureOf({.symmetry = Symmetry::None}), QStringLiteral("wish/symmetry"));
        QCOMPARE(failureOf({.size = {4, 11}}), QStringLiteral("wish/size"));
        QCOMPARE(failureOf({.size = {13, 65}}), QStringLiteral("wish/size"));
        QCOMPARE(failureOf({.wishes = {{"water", {1, 2}}}}), QStringLiteral("wish/unknown"));
        QCOMPARE(failureOf({.wishes = {{"sludge", {9, 8}}}}), QStringLiteral("wish/limits"));
        QCOMPARE(failureOf({.wishes = {{"sludge", {0, 101}}}}), QStringLiteral("wish/limits"));
        QCOMPARE(failureOf({.wishes = {{"pieces", {2, 3}}, {"ranks", {4, 4}}}}),
                 QStringLiteral("wish/clash"));
        QCOMPARE(failureOf({.wishes = {{"high", {40, 40}}, {"rough", {40, 40}}, {"sludge", {30, 30}}}}),
                 QStringLiteral("wish/clash"));
        QCOMPARE(failureOf({.size = {5, 5}, .wishes = {{"pieces", {14, 14}}}}), QStringLiteral("wish/room"));
        QCOMPARE(failureOf({.size = {9, 9}, .wishes = {{"goal-distance", {60, 64}}}}),
                 QStringLiteral("wish/room"));
    }

    void stopsSoon() {
        std::stop_source source;
        source.request_stop();
        const auto board = generateBoard(theWastes(), {}, source.get_token());
        QVERIFY(!board.ok());
        QCOMPARE(QByteArray(board.error().message.id.data()), QByteArray("wish/stopped"));
    }

    void aBoardSaysHowItWasMade() {
        const BoardRequest request{.size = {11, 13},
                                   .symmetry = Symmetry::LeftRight,
                                   .seed = maximumSeed,
                                   .variation = 3,
                                   .wishes = {{"sludge", {8, 20}}}};
        const auto board = made(request);
        QVERIFY(board.ok());
        const auto text = writeSboard(*board, theWastes());
        const auto read = readSboard(*text, theWastes());
        QVERIFY(read && *read == *board);
        const auto origin = originOf(*read);
        QVERIFY(origin && origin->request == request && !origin->measure);
        QVERIFY(*made(origin->request) == *board);
    }

    void otherFieldsStayBesideIt() {
        Board board = *made({});
        board.unknownFields = R"({"mood": "grim", "generated": 7})";
        QVERIFY(!originOf(board));
        const BoardMeasure measure{
            .games = 400, .nodes = 100, .share = {0.5125, {0.46, 0.565}}, .outcomes = {200, 10, 190}};
        setOrigin(board, {.request = {.seed = 9}, .measure = measure});
        QVERIFY(board.unknownFields.find("grim") != std::string::npos);
        const auto origin = originOf(board);
        QVERIFY(origin.has_value());
        QCOMPARE(origin->request.seed, std::uint64_t{9});
        QVERIFY(origin->measure == measure);
    }

    void hostileOriginsAreNone_data() {
        QTest::addColumn<QByteArray>("json");
        for (
            const char* json :
            {"[]", "{}", "{\"generator\": -1}",
             R"({"generator":1,"seed":1,"variation":0,"symmetry":7,"size":[13,11],"wishes":{}})",
             R"({"generator":1,"seed":1e300,"variation":0,"symmetry":"half-turn","size":[13,11],"wishes":{}})",
             R"({"generator":1,"seed":1,"variation":0,"symmetry":"half-turn","size":[13],"wishes":{}})",
             R"({"generator":1,"seed":1,"variation":0,"symmetry":"half-turn","size":["a",11],"wishes":{}})",
             R"({"generator":1,"seed":1,"variation":0,"symmetry":"half-turn","size":[13,11],"wishes":[]})",
             R"({"generator":1,"seed":1,"variation":0,"symmetry":"half-turn","size":[13,11],"wishes":{"x":[1,2]}})"})
            QTest::addRow("%s", json) << QByteArray(json);
    }
    void hostileOriginsAreNone() {
        QFETCH(QByteArray, json);
        Board board = *made({});
        board.unknownFields = "{\"generated\": " + json.toStdString() + "}";
        QVERIFY(!originOf(board));
    }
};

STONEMASON_TEST(TestGeneratedBoards)
#include "test_boards.moc"
