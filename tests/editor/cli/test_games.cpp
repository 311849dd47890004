// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/files.h"
#include "tests/support/program_under_test.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <optional>

using namespace stonemason::test;

namespace {

/// Nine rows of fourteen with the holes of the marsh.
QByteArray marshText() {
    return "##mmmmmmmmmm##\n"
           "#mmmmmmmmmmmm#\n"
           "moommmmmmmmmmm\n"
           "mommmm##mmmmmm\n"
           "m==mmm##mmm==m\n"
           "mmmmmm##mmmmom\n"
           "mmmmmmmmmmmoom\n"
           "#mmmmmmmmmmmm#\n"
           "##mmmmmmmmmm##\n";
}

} // namespace

/// Several games stand side by side on the command line.
class TestGames : public QObject {
    Q_OBJECT

private slots:
    void init() {
        if (isForWindows()) QSKIP("rules of one's own lie elsewhere");
        folder_.emplace();
        QVERIFY(QDir(folder_->path()).mkpath(QStringLiteral("data/stonemason/games")));
        putGame("marsh.json", QByteArray::fromStdString(testData("games/marsh.json")));
        folder_->write(QStringLiteral("fen.txt"), marshText());
    }

    /// From text to a map, checked, repaired, exported and read again.
    void aGameOfTerrainAloneGoesAllTheWay() {
        QCOMPARE(call("convert fen.txt fen.smap").status, 0);
        QVERIFY(folder_->read(QStringLiteral("fen.smap")).contains("\"game\": \"marsh\""));
        const Ran checked = call("check --json fen.smap");
        QCOMPARE(checked.status, 0);
        const QJsonObject file = checked.files().at(0).toObject();
        QCOMPARE(file["game"].toString(), QStringLiteral("marsh"));
        QCOMPARE(file["symmetry"].toString(), QStringLiteral("half-turn"));
        QVERIFY(call("symmetry fen.smap").out.contains("half-turn: obeyed"));
        QCOMPARE(call("export --to text -o again.txt fen.smap").status, 0);
        QCOMPARE(folder_->read(QStringLiteral("again.txt")), marshText());
        QCOMPARE(call("export --to png -o fen.png fen.smap").status, 0);
        QVERIFY(folder_->read(QStringLiteral("fen.png")).startsWith("\x89PNG"));
        const Ran code = call("export --to code fen.smap");
        QVERIFY(code.out.contains("ground") && !code.out.contains("stringmap"));
    }

    /// Where nobody walks, every tile is a way and every hole is none.
    void ambushesAreFoundWithoutUnits() {
        folder_->write(QStringLiteral("tile"), ".\n");
        const Ran all = call("ambush --json --threshold 1 --pattern tile fen.txt");
        QCOMPARE(all.status, 0);
        QVERIFY2(all.says("has no units"), all.err.constData());
        const auto sites = all.json()["maps"].toArray().at(0).toObject()["sites"].toArray();
        QCOMPARE(sites.size(), marshText().size() - marshText().count('\n') - marshText().count('#'));
        const Ran mover = call("ambush --mover king --pattern tile fen.txt");
        QCOMPARE(mover.status, 2);
        QVERIFY2(mover.says("nothing for --mover to choose"), mover.err.constData());
    }

    void reportsWhatIsWrongInTheGamesWords() {
        folder_->write(QStringLiteral("fen.txt"),
                       marshText().replace("##mmmmmmmmmm##\n#", "b#mmmmmmmmmm##\n#"));
        const Ran ran = call("check fen.txt");
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.out.contains("Boulders (b) lies in a hole of the board") &&
                     ran.out.contains("Where: row 0, column 0."),
                 ran.out.constData());
    }

    /// What needs hints or kings says that the game has none.
    void verbsOfHintsSayWhyNot() {
        QCOMPARE(call("convert fen.txt fen.smap").status, 0);
        const Ran march = call("march --layer strategic fen.smap");
        QCOMPARE(march.status, 2);
        QVERIFY2(march.err.contains("the game has no hint layers"), march.err.constData());
        const Ran suggest = call("suggest-hints fen.smap -o out.smap");
        QCOMPARE(suggest.status, 2);
        QVERIFY2(suggest.err.contains("no hint"), suggest.err.constData());
    }

    void theOptionChoosesTheGameOfText() {
        QCOMPARE(call("check --game marsh fen.txt").status, 0);
        const Ran wrong = call("check --game kings-conflict fen.txt");
        QCOMPARE(wrong.status, 2);
        const Ran unknown = call("check --game mash fen.txt");
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.says("kings-conflict, marsh"), unknown.err.constData());
        QCOMPARE(call("convert fen.txt fen.smap").status, 0);
        QCOMPARE(call("check --game kings-conflict fen.smap").status, 0); // it names its own
    }

    void mapsOfTheBuiltInGameStayWhatTheyAre() {
        const QByteArray map = dataFile("mountain-passes.as").toLocal8Bit();
        const Ran with = call("check --json " + map);
        QCOMPARE(with.files().at(0).toObject()["game"].toString(), QStringLiteral("kings-conflict"));
        QCOMPARE(with.err, QByteArray());
        QCOMPARE(with.out, shell("\"$stonemason\" check --json " + map, folder_->path()).out);
    }

    /// It is named once, and all the other games can be used.
    void aBrokenGameIsLeftOut() {
        putGame("bog.json", "{\"format\": ");
        const Ran ran = call("check fen.txt");
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.says("bog.json: Line 1: "), ran.err.constData());
    }

private:
    void putGame(const char* name, const QByteArray& bytes) {
        folder_->write(QStringLiteral("data/stonemason/games/") + QLatin1String(name), bytes);
    }

    Ran call(const QByteArray& words) const {
        return shell(QStringLiteral("XDG_DATA_HOME=\"$PWD/data\" \"$stonemason\" ") +
                         QString::fromLocal8Bit(words),
                     folder_->path());
    }

    std::optional<Folder> folder_;
};

STONEMASON_GUILESS_TEST(TestGames)
#include "test_games.moc"
