// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document_reader.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/text/error_text.h"
#include "editor/token_battle/text/deck_text.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/safety/kinds.h"
#include "tests/editor/safety/program.h"
#include "tests/support/cards.h"
#include "tests/support/profile.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

QByteArray sound(Kind kind) {
    return QByteArray::fromStdString(newBytes(kind));
}

QByteArray replaced(QByteArray bytes, const char* from, const char* to) {
    const qsizetype at = bytes.indexOf(from);
    if (at < 0) qFatal("the file does not hold %s", from);
    return bytes.replace(at, qsizetype(qstrlen(from)), to);
}

} // namespace

/// A file that cannot be read is said to be faulty by the same words in the window and on the command line.
class TestDamagedFiles : public QObject {
    Q_OBJECT

private slots:
    void bothSayTheSame_data() {
        QTest::addColumn<QString>("verb");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("id");
        const auto row = [](const char* what, const char* verb, const char* name, const QByteArray& bytes,
                            const char* id) {
            QTest::newRow(what) << QString(verb) << QString(name) << bytes << QByteArray(id);
        };
        const QByteArray map = sound(Kind::Map);
        row("map: a short row", "check", "a.smap", replaced(map, "PPPPPPPPPPP\"", "PPPPPPPPPP\""),
            "map/row-length");
        row("map: a short row, another name", "check", "a.json",
            replaced(map, "PPPPPPPPPPP\"", "PPPPPPPPPP\""), "map/row-length");
        row("map: cut off", "check", "a.smap", map.left(map.size() / 2), "json/cut");
        row("map: of a newer program", "check", "a.smap", replaced(map, "\"version\": 1", "\"version\": 9"),
            "json/version");
        row("map: of another game", "check", "a.smap", replaced(map, "kings-conflict", "chess"),
            "smap/unknown-game");
        row("map: a key twice", "check", "a.smap", replaced(map, "\"name\"", "\"game\""), "json/duplicate");
        row("map: a NUL byte", "check", "a.smap", QByteArray(map).replace(60, 1, QByteArray(1, '\0')),
            "file/nul");
        row("map: no layers", "check", "a.smap", replaced(map, "\"layers\"", "\"grids\""), "json/missing");
        row("post that begins with a tag", "check", "a.txt",
            "[b]Map: Broken[/b]\n[code]\nPPPPPPPPPPP\nPPPPPPP\nPPPPPPPPPPP\n[/code]\n", "map/row-length");
        row("code: an unknown array", "check", "a.as", "GlobalVariables.navy.push(\"PPPPPPPPPPP\");\n",
            "map/unknown-array");
        row("text in UTF-16", "check", "a.txt", QByteArray("\xFF\xFEP\0P\0", 6), "file/encoding");
        row("JSON of another program", "check", "a.json", "{\"levels\": []}", "json/foreign");
        row("a list of another program", "check", "a.json", "[{\"levels\": []}]", "json/foreign");
        row("JSON of another program, called a map", "check", "a.smap", "{\"levels\": []}", "json/foreign");
        row("another program's format", "check", "a.json", "{\"format\": \"tiles\"}", "json/foreign");
        row("a result of a tournament", "check", "a.json", "{\"format\": \"stonemason-tournament\"}",
            "smap/not-a-map");
        row("broken JSON", "check", "a.json", "{\"levels\": [}", "json/syntax");
        row("empty", "check", "a.smap", "", "file/empty");
        row("blanks", "check", "a.txt", " \n\n", "file/empty");
        row("a letter", "check", "a.doc", "Dear all,\nnothing here.\n", "document/nothing");
        row("a letter called a map", "check", "a.smap", "Dear all,\nnothing here.\n", "map/nothing");
        row("a letter called decks", "check", "a.sdeck", "Dear all,\nnothing here.\n", "decks/nothing");
        const QByteArray decks = sound(Kind::Deck);
        row("decks: cut off", "check", "a.sdeck", decks.left(decks.size() / 2), "json/cut");
        row("decks: of a newer program", "check", "a.sdeck",
            replaced(decks, "\"version\": 1", "\"version\": 9"), "json/version");
        row("decks: of a newer program, another name", "check", "a.txt",
            replaced(decks, "\"version\": 1", "\"version\": 9"), "json/version");
        row("decks: none", "check", "a.sdeck", replaced(decks, "\"decks\"", "\"dicks\""), "json/missing");
        row("code of a deck, damaged", "check", "a.txt", "sd1-48sg00820c20a2060w4yw41mzz\n", "code/damaged");
        row("user file: no number", "check", "user", "nick\nmail\nword\nHandset\nset 0\nA\n1\n2\n3\n4\n",
            "user/number");
        row("user file: a line too many, no number", "check", "user",
            "nick\nmail\nword\nmore\nHandset\n\nset 0\nA\n1\n2\n3\n4\n", "user/number");
        row("user file: a line is missing", "check", "user.txt",
            "nick\nmail\nHandset\n0\n\nset 0\nA\n1\n2\n3\n4\n", "user/number");
        row("user file: no sets", "check", "user", "nick\nmail\nword\nHandset\n0\n\nnothing\n",
            "user/no-sets");
        const QByteArray game = sound(Kind::Game);
        row("game: cut off", "replay", "a.sduel", game.left(game.size() / 2), "json/cut");
        row("game: of a newer program", "replay", "a.sduel",
            replaced(game, "\"version\": 1", "\"version\": 9"), "json/version");
        row("game: of a newer program, another name", "replay", "a.txt",
            replaced(game, "\"version\": 1", "\"version\": 9"), "json/version");
        row("game: of another game", "replay", "a.sduel", replaced(game, "token-battle", "chess"),
            "sduel/unknown-game");
        row("game: empty", "replay", "a.sduel", "\n", "file/empty");
        row("game: a letter", "replay", "a.sduel", "Dear all,\n", "sduel/no-game");
        const QByteArray board = Folder::readFile(STONEMASON_RESOURCES "/boards/the-puddle.sboard");
        row("board: cut off", "check", "a.sboard", board.left(board.size() / 2), "json/cut");
        row("board: of a newer program, another name", "check", "a.txt",
            replaced(board, "\"version\": 1", "\"version\": 9"), "json/version");
        row("board: a short row", "check", "a.sboard", replaced(board, "\"...x...\"", "\"...x..\""),
            "board/row-length");
        row("board: a sign of no tile", "check", "a.sboard", replaced(board, "\"...x...\"", "\"...y...\""),
            "board/unknown-sign");
        row("board: of another game", "check", "a.sboard", replaced(board, "war-in-the-wastes", "chess"),
            "board/unknown-game");
        const QByteArray war = Folder::readFile(STONEMASON_TEST_DATA "/wastes/won.swar");
        row("war: cut off", "replay", "a.swar", war.left(war.size() / 2), "json/cut");
        row("war: an illegal move", "replay", "a.swar", replaced(war, "c3-b3", "c3-a1"), "war/illegal-move");
        row("war: another result", "replay", "a.json",
            replaced(war, "\"result\": \"blue\"", "\"result\": \"red\""), "war/result");
        row("game: JSON of another program", "replay", "a.sduel", "{\"levels\": []}", "json/foreign");
    }

    void bothSayTheSame() {
        QFETCH(const QString, verb);
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, id);
        const Folder folder;
        const QString path = folder.write(name, bytes);
        Program program(folder.path());

        const auto read = DocumentReader(program.workspaces()).read(bytes.toStdString(), path);
        QVERIFY(!read);
        const Error& error = read.error();
        QCOMPARE(QByteArray::fromStdString(std::string(error.message.id)), id);
        program.window.openFiles({path});
        const QString inWindow = program.window.messages().textOf(QStringLiteral("open:") + path);
        QVERIFY2(inWindow.endsWith(": " + errorText(error)), qPrintable(inWindow));

        const Ran ran = run({verb, path});
        QCOMPARE(ran.status, 2);
        const QString inTerminal = QString::fromUtf8(ran.err).trimmed();
        const QStringList sentences{errorText(error, MapVocabulary(kingsConflict())),
                                    deckText(error, tokenBattle())};
        // Behind it the command line may name the nearest kind, for which the window has a button.
        const QString sentence = inTerminal.section(path + ": ", 1).section(" It was read as ", 0, 0);
        QVERIFY2(sentences.contains(sentence), ran.err.constData());
    }
};

QTEST_MAIN(TestDamagedFiles)
#include "test_damaged_files.moc"
