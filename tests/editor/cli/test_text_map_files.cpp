// SPDX-License-Identifier: GPL-3.0-or-later
// Maps of characters on the command line: checked, converted, written out, and read as such when asked.
#include "tests/editor/cli/program.h"
#include "tests/support/program_under_test.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

const QByteArray fortress =
    "--------------------------\r\n|....G.................q.|\r\n|........................|\r\n"
    "--------------------------\r\n";

} // namespace

class TestTextMapFiles : public QObject {
    Q_OBJECT

private slots:
    void aRoomIsChecked() {
        const Folder folder;
        folder.write("room.txt", fortress);
        const Ran ran = run({"check", "room.txt"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QVERIFY(ran.out.contains("errors: 0, warnings: 0, notes: 0"));
        const QJsonObject file =
            run({"check", "--json", "room.txt"}, {}, folder.path()).files().at(0).toObject();
        QCOMPARE(file["rows"].toInt(), 4);
        QCOMPARE(file["columns"].toInt(), 26);
    }

    void reportsWhatThereIsToReport() {
        const Folder folder;
        folder.write("odd.map", "######\n#\xC3\xA9..#\n####\n######\n");
        const Ran ran = run({"check", "--json", "odd.map"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        const QJsonArray problems = ran.files().at(0).toObject()["problems"].toArray();
        QCOMPARE(problems.size(), 2);
        QCOMPARE(problems[0].toObject()["check"].toString(), QStringLiteral("signs"));
        QCOMPARE(problems[1].toObject()["check"].toString(), QStringLiteral("rows"));
        QVERIFY(problems[0].toObject()["message"].toString().contains(QStringLiteral("é")) ||
                ran.out.contains("\xC3\xA9"));
        folder.write("rock.txt", "####\n####\n####\n");
        QVERIFY(run({"check", "rock.txt"}, {}, folder.path()).out.contains("warnings: 1"));
    }

    void aRoomIsConverted() {
        if (isForWindows()) QSKIP("OUT.MAP is out.map there");
        const Folder folder;
        folder.write("room.txt", fortress);
        for (const char* out : {"out.txt", "out.map", "OUT.MAP"}) {
            QCOMPARE(run({"convert", "room.txt", out}, {}, folder.path()).status, 0);
            QCOMPARE(folder.read(out), fortress);
        }
        QCOMPARE(run({"export", "--to", "text", "room.txt"}, {}, folder.path()).out, fortress);
        QVERIFY(run({"convert", "room.txt", "out.smap"}, {}, folder.path()).says(".txt or .map"));
        QVERIFY(
            run({"export", "--to", "code", "room.txt"}, {}, folder.path()).says("cannot be written as code"));
        QVERIFY(run({"symmetry", "room.txt"}, {}, folder.path()).says("map of characters"));
    }

    /// `KFEAT: x = floor` beside a map makes floor of what Crawl has as a wall, unless the call names it.
    void linesAroundAMapOfCrawlAreRead() {
        const Folder folder;
        const QByteArray map = "MAP\nxxx\nxxx\nENDMAP\n";
        folder.write("plain.des", "NAME: one\n" + map);
        folder.write("floor.des", "NAME: one\nKFEAT: x = floor\n" + map);
        const auto warns = [&](const QStringList& options, const char* file) {
            const QStringList words{"check", "--as", "text-map", "--map", "1"};
            const Ran ran = run(words + options + QStringList{file}, {}, folder.path());
            return ran.status == 0 && ran.out.contains("No floor");
        };
        QVERIFY(warns({"--glyphs", "crawl"}, "plain.des"));
        QVERIFY(!warns({"--glyphs", "crawl"}, "floor.des"));
        QVERIFY(warns({"--glyphs", "crawl", "--walls", "x"}, "floor.des"));
    }

    /// By every verb that asks where one can walk.
    void characterMeansWhatTheCallSays() {
        const Folder folder;
        folder.write("vault.txt", "vvvv\nvvvv\nvvvv\n");
        folder.write("x.ambush", "..\nX.\n");
        const auto warns = [&](const QStringList& options) {
            const Ran ran = run(QStringList{"check"} + options + QStringList{"vault.txt"}, {}, folder.path());
            return ran.status == 0 && ran.out.contains("No floor");
        };
        QVERIFY(!warns({}));
        for (const QStringList& options : {QStringList{"--walls", "v"},
                                           {"--walls", "abv"},
                                           {"--water", "v"},
                                           {"--trees", "v"},
                                           {"--glyphs", "crawl"}})
            QVERIFY(warns(options));
        QVERIFY(!warns({"--glyphs", "crawl", "--floor", "v"}));
        QVERIFY(!warns({"--doors", "v"}));
        const auto sites = [&](const QStringList& options) {
            const QStringList words{"ambush", "--pattern", "x.ambush", "--as", "text-map"};
            return run(words + options + QStringList{"vault.txt"}, {}, folder.path()).out;
        };
        QVERIFY(sites({}).contains("row 0, column 0"));
        QVERIFY(!sites({"--walls", "v"}).contains("row 0"));
        folder.write("blank.txt", "#  #\n#  #\n####\n");
        const auto blankWarns = [&](const char* what) {
            return run({"check", "--blank", what, "blank.txt"}, {}, folder.path()).out.contains("No floor");
        };
        QVERIFY(blankWarns("rock"));
        QVERIFY(!blankWarns("floor"));
        QVERIFY(run({"check", "--walls", "v", "--floor", "v", "vault.txt"}, {}, folder.path()).status == 2);
        QVERIFY(run({"check", "--glyphs", "tetris", "vault.txt"}, {}, folder.path()).says("nethack"));
        QCOMPARE(run({"export", "--to", "text", "--walls", "v", "vault.txt"}, {}, folder.path()).out,
                 QByteArray("vvvv\nvvvv\nvvvv\n"));
        for (const char* form : {"png", "svg", "pdf"}) {
            QCOMPARE(run({"export", "--to", form, "-o", "plain", "vault.txt"}, {}, folder.path()).status, 0);
            QCOMPARE(
                run({"export", "--to", form, "--walls", "v", "-o", "walls", "vault.txt"}, {}, folder.path())
                    .status,
                0);
            QVERIFY(folder.read("plain") != folder.read("walls"));
        }
    }

    void aMapIsChosenFromAFile() {
        const Folder folder;
        const QByteArray levels = "NAME: one\nMAP\n###\n#.#\nENDMAP\nNAME: Two\nMAP\ncccc\nc..c\nENDMAP\n";
        folder.write("level.des", levels);
        const auto text = [&](const QStringList& options) {
            return run(QStringList{"export", "--to", "text"} + options + QStringList{"level.des"}, {},
                       folder.path());
        };
        const Ran several = text({});
        QCOMPARE(several.status, 2);
        QVERIFY(several.says("one") && several.says("Two") && several.says("--map"));
        QCOMPARE(text({"--map", "1"}).out, QByteArray("###\n#.#\n"));
        QCOMPARE(text({"--map", "two"}).out, QByteArray("cccc\nc..c\n"));
        QCOMPARE(text({"--map", "0"}).out, levels);
        QVERIFY(text({"--map", "three"}).says("three"));
        QCOMPARE(run({"convert", "--map", "2", "level.des", "two.txt"}, {}, folder.path()).status, 0);
        QCOMPARE(folder.read("two.txt"), QByteArray("cccc\nc..c\n"));
        const QJsonObject file =
            run({"check", "--json", "level.des"}, {}, folder.path()).files().at(0).toObject();
        QCOMPARE(file["maps"].toArray().size(), 2);
        QCOMPARE(file["maps"].toArray().at(1).toObject()["name"].toString(), QStringLiteral("Two"));
        folder.write("x.ambush", "#.\n#.\n");
        QVERIFY(run({"ambush", "--pattern", "x.ambush", "level.des"}, {}, folder.path()).says("--map"));
        QCOMPARE(
            run({"ambush", "--pattern", "x.ambush", "--map", "1", "level.des"}, {}, folder.path()).status, 0);
    }

    /// The form of a level file is its own, whatever its ending.
    void aLevelFileIsWrittenUnderItsOwnEnding() {
        if (isForWindows()) QSKIP("two.DES is two.des there");
        const Folder folder;
        const QByteArray levels = "NAME: one\nMAP\n###\n#.#\nENDMAP\nNAME: Two\nMAP\ncccc\nc..c\nENDMAP\n";
        for (const char* ending : {"des", "lvl", "DES", "vault", "dat"}) {
            const QString from = QStringLiteral("level.") + ending;
            const QString to = QStringLiteral("copy.") + QString(ending).toLower();
            folder.write(from, levels);
            QCOMPARE(run({"convert", from, to}, {}, folder.path()).status, 0);
            QCOMPARE(folder.read(to), levels);
            QCOMPARE(run({"convert", "--map", "2", from, "two." + QString(ending)}, {}, folder.path()).status,
                     0);
            QCOMPARE(folder.read("two." + QString(ending)), QByteArray("cccc\nc..c\n"));
        }
        folder.write("one.des", "MAP\n###\n#.#\nENDMAP\n");
        QCOMPARE(run({"convert", "one.des", "again.des"}, {}, folder.path()).status, 0);
        QCOMPARE(folder.read("again.des"), folder.read("one.des"));
        const Ran other = run({"convert", "one.des", "again.xyz"}, {}, folder.path());
        QCOMPARE(other.status, 2);
        QVERIFY(!folder.names().contains("again.xyz"));
        folder.write("deck.xyz", "sd1-48sg00820c20a2060w4yw41mzr\n");
        QCOMPARE(run({"convert", "deck.xyz", "copy.xyz"}, {}, folder.path()).status, 2);
        QVERIFY(!folder.names().contains("copy.xyz"));
    }

    /// The user's choices for a file in the window apply here, too.
    void theWindowsChoicesHold() {
        if (isForWindows()) QSKIP("its settings lie elsewhere");
        const Folder folder;
        folder.write("vault.txt", "vvvv\nvvvv\nvvvv\n");
        folder.write("other.txt", "vvvv\nvvvv\nvvvv\n");
        folder.write("level.des", "MAP\n###\n#.#\nENDMAP\nMAP\ncccc\nc..c\nENDMAP\n");
        folder.write("box.txt", "\xDB\xDB\n\xDB\xDB\n");
        QDir(folder.path()).mkpath("config/stonemason");
        const auto settings = [&](const QByteArray& lists) {
            folder.write("config/stonemason/settings.json",
                         "{" + QByteArray(lists).replace("PATH", folder.path().toUtf8()) + "}");
        };
        const auto ran = [&](const char* line) {
            return shell(QStringLiteral("XDG_CONFIG_HOME=\"$PWD/config\" $stonemason ") + line,
                         folder.path());
        };
        settings("");
        QVERIFY(!ran("check vault.txt").out.contains("No floor"));
        settings("\"text-map/meanings\": [\"{\\\"wall\\\": \\\"v\\\"}\\tPATH/vault.txt\"]");
        QVERIFY(ran("check vault.txt").out.contains("No floor"));
        QVERIFY(!ran("check other.txt").out.contains("No floor"));
        QVERIFY(!ran("check --forget vault.txt").out.contains("No floor"));
        QVERIFY(!ran("check < vault.txt -").out.contains("No floor"));
        QVERIFY(!ran("check --floor v vault.txt").out.contains("No floor"));
        settings("\"text-map/meanings\": [\"{\\\"wall\\\": \\\"v\\\"}\\tPATH/\"]");
        QVERIFY(ran("check other.txt").out.contains("No floor"));
        QVERIFY(ran("export --to svg -o - vault.txt").out !=
                ran("export --forget --to svg -o - vault.txt").out);
        settings("\"text-map/charsets\": [\"cp437:PATH/box.txt\"]");
        QVERIFY(ran("check box.txt").out.contains("No floor"));
        QVERIFY(!ran("check --encoding cp1252 box.txt").out.contains("No floor"));
        settings("\"text-map/charsets\": [\"utf-8:PATH/box.txt\"]");
        QCOMPARE(ran("check box.txt").status, 0); // it has changed since
        settings("\"text-map/maps\": [\"2\\tPATH/level.des\"]");
        QCOMPARE(ran("export --to text level.des").out, QByteArray("cccc\nc..c\n"));
        QCOMPARE(ran("export --forget --to text level.des").status, 2);
        for (const char* broken :
             {"\"text-map/meanings\": 5", "\"text-map/meanings\": [\"{\\tPATH/vault.txt\"]", "]"}) {
            settings(broken);
            QCOMPARE(ran("check vault.txt").status, 0);
        }
        QCOMPARE(folder.read("vault.txt"), QByteArray("vvvv\nvvvv\nvvvv\n"));
    }

    /// The user can choose the encoding; the bytes stay the same.
    void theEncodingIsChosen() {
        const Folder folder;
        const QByteArray box = "\xC9\xCD\xCD\xBB\r\n\xBA\xFA.\xBA\r\n\xC8\xCD\xCD\xBC\r\n";
        folder.write("box.txt", box);
        folder.write("rock.txt", "\xDB\xDB\n\xDB\xDB\n"); // full blocks, or letters
        const auto warns = [&](const char* encoding) {
            return run({"check", "--encoding", encoding, "rock.txt"}, {}, folder.path())
                .out.contains("No floor");
        };
        QVERIFY(warns("cp437"));
        QVERIFY(!warns("cp1252"));
        const Ran wrong = run({"check", "--encoding", "utf-8", "box.txt"}, {}, folder.path());
        QCOMPARE(wrong.status, 2);
        QVERIFY(wrong.says("Line 1"));
        for (const char* encoding : {"cp437", "cp1252"}) {
            QCOMPARE(run({"convert", "--encoding", encoding, "box.txt", "out.map"}, {}, folder.path()).status,
                     0);
            QCOMPARE(folder.read("out.map"), box);
            QCOMPARE(run({"export", "--to", "text", "--encoding", encoding, "-o", "out.txt", "box.txt"}, {},
                         folder.path())
                         .status,
                     0);
            QCOMPARE(folder.read("out.txt"), box);
        }
        for (const char* verb : {"convert", "export"})
            QCOMPARE(run({verb, "--encoding", "utf-8", "--to", "text", "box.txt"}, {}, folder.path()).status,
                     2);
        QVERIFY(run({"check", "--encoding", "klingon", "box.txt"}, {}, folder.path()).says("cp437"));
        QCOMPARE(run({"deck", "list", "--encoding", "cp437", "box.txt"}, {}, folder.path()).status, 2);
    }

    /// In every verb that takes files of any kind.
    void aRefusalNamesTheNearestKind() {
        const Folder folder;
        folder.write("near.txt",
                     "Notes on a cave, where it is dark.\n\n######\n#..#.#\n######\nWe went on.\n");
        folder.write("words.txt", "Dear all,\nnothing here.\n");
        for (const QStringList& words : {QStringList{"check"}, {"export", "--to", "text"}}) {
            const Ran ran = run(QStringList(words) << "near.txt", {}, folder.path());
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.says("nearest to a map of characters"), ran.err.constData());
            QVERIFY(ran.says("--as KIND"));
            QVERIFY(run(QStringList(words) << "words.txt", {}, folder.path()).says("nor anything like one"));
        }
        QVERIFY(
            run({"convert", "near.txt", "a.txt"}, {}, folder.path()).says("nearest to a map of characters"));
        QCOMPARE(run({"convert", "--as", "text-map", "near.txt", "a.txt"}, {}, folder.path()).status, 0);
        folder.write("empty.txt", " \n");
        const Ran empty = run({"check", "empty.txt"}, {}, folder.path());
        QVERIFY(empty.says("This is empty."));
        QVERIFY(!empty.says("--as"));
    }

    /// An explicit choice of the kind overrides recognition by content.
    void aChoiceHolds() {
        const Folder folder;
        const QByteArray plains = QByteArray("PPPPPPPPPPP\n").repeated(11);
        folder.write("plains.txt", plains);
        const auto kindOf = [&](const QStringList& words) {
            return run(QStringList{"check", "--json"} + words, {}, folder.path()).files().at(0).toObject();
        };
        QCOMPARE(kindOf({"plains.txt"})["game"].toString(), QStringLiteral("kings-conflict"));
        QCOMPARE(kindOf({"--as", "text-map", "plains.txt"})["rows"].toInt(), 11);
        QCOMPARE(run({"convert", "--as=text-map", "plains.txt", "a.map"}, {}, folder.path()).status, 0);
        QCOMPARE(folder.read("a.map"), plains);
        QCOMPARE(run({"check", "--as", "board", "plains.txt"}, {}, folder.path()).status, 2);
        QCOMPARE(run({"check", "--as", "zone", "plains.txt"}, {}, folder.path()).status, 2);
    }

    /// The error about faulty rows names the form they were read as, and how to name another.
    void theNearestKindIsNamed() {
        const Folder folder;
        folder.write("rows.txt", "PPPPPPPPPPP\nPPP\n");
        const Ran ran = run({"check", "rows.txt"}, {}, folder.path());
        QVERIFY(ran.says("King's Conflict") && ran.says("--as text-map"));
        QVERIFY(run({"convert", "rows.txt", "a.smap"}, {}, folder.path()).says("--as text-map"));
        QCOMPARE(run({"check", "--as", "text-map", "rows.txt"}, {}, folder.path()).status, 0);
        QVERIFY(!run({"check", "--as", "map", "rows.txt"}, {}, folder.path()).err.contains("--as"));
    }
};

STONEMASON_GUILESS_TEST(TestTextMapFiles)
#include "test_text_map_files.moc"
