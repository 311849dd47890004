// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/check.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/generate/origin.h"
#include "tests/editor/cli/program.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::wastes;
using namespace stonemason::test;

namespace {

Board boardIn(const QByteArray& bytes) {
    return readSboard(bytes.toStdString(), theWastes()).value();
}

/// Small boards, of which games are short.
QStringList small() {
    return {"--size",     "6x7",    "--wish",           "pieces=2..3", "--wish",
            "ranks=1..3", "--wish", "openness=10..100", "--wish",      "goal-distance=3..9"};
}

Ran generateBoards(const QStringList& options, const QString& folder) {
    return run(QStringList{"generate", "--game", "war-in-the-wastes"} + options, {}, folder);
}

} // namespace

class TestGenerateBoards : public QObject {
    Q_OBJECT

private slots:
    void makesTheBoardOfTheRequest() {
        const Folder folder;
        const Ran ran = generateBoards(
            small() + QStringList{"--symmetry", "left-right", "--seed", "7", "--json", "-o", "a.sboard"},
            folder.path());
        QCOMPARE(ran.status, 0);
        const Board board = boardIn(folder.read("a.sboard"));
        QVERIFY((board.size() == Size{6, 7}) && board.symmetry == wastes::Symmetry::LeftRight);
        const Report report = runChecks(board, theWastes());
        QCOMPARE(report.count(Severity::Error) + report.count(Severity::Warning), 0);
        const auto origin = originOf(board);
        QVERIFY(origin && origin->measure);
        const QJsonObject made = ran.json()["boards"].toArray()[0].toObject();
        const QJsonObject first = made["firstMover"].toObject();
        QCOMPARE(first["games"].toInt(), 400);
        QVERIFY(first["share"].toDouble() >= 0.45 && first["share"].toDouble() <= 0.55);
        const double points = first["wins"].toDouble() + first["draws"].toDouble() / 2;
        QVERIFY(points >= 180 && points <= 220);
        QCOMPARE(made["wishes"].toObject()["pieces"].toInt(), int(board.pieces.size()) / 2);
        QCOMPARE(generateBoards({"--again", "a.sboard", "-o", "b.sboard"}, folder.path()).status, 0);
        QCOMPARE(folder.read("b.sboard"), folder.read("a.sboard"));
    }

    void writesNumberedFilesIntoAFolderThatItMakes() {
        const Folder folder;
        const QStringList call = small() + QStringList{"--count", "2", "--out-dir", "made/boards"};
        QCOMPARE(generateBoards(call, folder.path()).status, 0);
        const QByteArray first = folder.read("made/boards/0001.sboard");
        QVERIFY(boardIn(first).tiles != boardIn(folder.read("made/boards/0002.sboard")).tiles);
        const Ran again = generateBoards(call, folder.path());
        QCOMPARE(again.status, 2);
        QVERIFY(again.says("0001.sboard: this file is there already"));
        QCOMPARE(folder.read("made/boards/0001.sboard"), first);
    }

    void refusesWhatCannotBe_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* name, const QStringList& options, int status, const char* words) {
            QTest::newRow(name) << options << status << QByteArray(words);
        };
        row("clash", {"--wish", "pieces=3", "--wish", "ranks=5", "-o", "a.sboard"}, 1,
            "These two do not go together: “pieces” (3) and “ranks” (5)");
        row("limits", {"--wish", "sludge=90..95", "-o", "a.sboard"}, 2,
            "“sludge” can be asked for from 0 to 35");
        row("unknown wish", {"--wish", "water=1", "-o", "a.sboard"}, 2, "--wish cannot be \"water\"");
        row("symmetry", {"--symmetry", "none", "-o", "a.sboard"}, 2,
            "--symmetry cannot be \"none\"; choose one of half-turn, top-bottom, left-right");
        row("size", {"--size", "13", "-o", "a.sboard"}, 2, "--size needs rows and columns");
        row("small", {"--size", "2x9", "-o", "a.sboard"}, 1, "Boards are made with 5 to 64 rows");
        row("no output", {}, 2, "-o OUT is missing");
        row("form", {"-o", "a.txt"}, 2, "must end in .sboard, .png or .svg");
        row("a map's option", {"--keep", "a.smap", "-o", "a.sboard"}, 2,
            "--keep does not go with --game war-in-the-wastes");
    }
    void refusesWhatCannotBe() {
        QFETCH(QStringList, options);
        QFETCH(int, status);
        QFETCH(QByteArray, words);
        const Folder folder;
        const Ran ran = generateBoards(options, folder.path());
        QCOMPARE(ran.status, status);
        QVERIFY2(ran.says(words), ran.err.constData());
        QVERIFY(folder.names().isEmpty());
    }

    void aDrawnBoardCannotBeMadeAgain() {
        const Folder folder;
        folder.write("a.sboard",
                     QByteArray::fromStdString(*writeSboard(publicBoard("wastes-multiplayer"), theWastes())));
        const Ran ran = generateBoards({"--again", "a.sboard", "-o", "b.sboard"}, folder.path());
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.says("the board does not say how it was generated"));
    }
};

STONEMASON_APPLESS_TEST(TestGenerateBoards)
#include "test_generate_boards.moc"
