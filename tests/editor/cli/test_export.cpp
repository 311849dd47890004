// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/map_format.h"
#include "editor/verbs/verbs.h"
#include "tests/editor/cli/program.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <unistd.h>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

const QByteArray passesCode() {
    return Folder::readFile(dataFile("mountain-passes.as"));
}

const QByteArray passesText() {
    return Folder::readFile(dataFile("mountain-passes.txt"));
}

/// A valid map file of another size than the game's.
const QByteArray smallMap = R"({"format": "stonemason-map", "version": 1, "game": "kings-conflict",
    "symmetry": "none", "layers": {"terrain": ["PPP", "FFF"]}})";

} // namespace

class TestExport : public QObject {
    Q_OBJECT

private slots:
    void offersEveryForm() {
        const auto choices = exportVerb.options.front().choices;
        for (const MapFormatEntry& entry : allMapFormats())
            QVERIFY2(std::find(choices.begin(), choices.end(), entry.id) != choices.end(), entry.id.data());
        QCOMPARE(choices.size(), allMapFormats().size() + 3 + 6 + 1); // what is drawn, lists of decks
    }

    void writesTheCodeByteForByte() {
        const Ran ran = run({"export", "--to", "code", dataFile("mountain-passes.txt")});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.out, passesCode());
    }

    void leavesAUserFileOfTheGameAsItIs() {
        const Folder folder;
        const QByteArray game("Ann\na@b.org\nhunter2\nHandset\n0\n\nset 0\n0 1\n2 3\n4 5\n6 7\n");
        const QString path = folder.write("user.txt", game);
        for (const char* form : {"code", "forum", "text", "json", "png", "svg", "pdf"}) {
            const Ran ran = run({"export", dataFile("mountain-passes.txt"), "--to", form, "-o", path});
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.err.contains("user file of the game"), ran.err.constData());
            QCOMPARE(Folder::readFile(path), game);
        }
    }

    void reportsThatAFileHoldsDecks() {
        const Ran ran = run({"export", "--to", "code", "-"}, "set 0\n0 1\n2 3\n4 5\n6 7\n");
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("There are decks here, but no map"), ran.err.constData());
    }

    void writesDecksAsLists() {
        const QByteArray decks = "Deck: A\nStack 1: 0, 1\nStack 2: 11, 7\nStack 3: 4, 5\nStack 4: 6, 19\n";
        for (const char* form : {"list", "cards", "markdown", "table", "csv", "html"}) {
            const Ran ran = run({"export", "--to", form, "-"}, decks);
            QCOMPARE(ran.status, 0);
            QCOMPARE(run({"convert", "--to", "list", "-", "-"}, ran.out).out,
                     run({"convert", "--to", "list", "-", "-"}, decks).out);
            QCOMPARE(run({"export", "--to", form, dataFile("mountain-passes.txt")}).status, 2);
        }
    }

    void reportsWhichWordsNameNoCard() {
        const QByteArray decks =
            "Deck: A\nStack 1: 0, Pikke\nStack 2: 11, 7\nStack 3: 4, 5\nStack 4: 6, 19\n";
        const Ran checked = run({"check", "-"}, decks);
        QCOMPARE(checked.status, 1);
        QVERIFY(checked.out.contains("Line 2, column 13") && checked.out.contains("Pikke") &&
                checked.out.contains("Did you mean"));
        for (const char* form : {"sets", "list", "csv"}) {
            const Ran ran = run({"convert", "--to", form, "-", "-"}, decks);
            QCOMPARE(ran.status, 2);
            QVERIFY(ran.err.contains("Line 2, column 13") &&
                    ran.out.contains(QByteArray(form) == "csv" ? "Ram" : "11"));
        }
    }

    void writesTheText() {
        const Ran ran = run({"export", "--to=text", "-"}, passesCode());
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out, passesText());
    }

    void writesWhatReadsBack() {
        for (const char* form : {"code", "forum", "text", "json"}) {
            const Ran there = run({"export", dataFile("mountain-passes.txt"), "--to", QLatin1String(form)});
            QCOMPARE(there.status, 0);
            const Ran back = run({"export", "--to", "code", "-"}, there.out);
            QCOMPARE(back.status, 0);
            QCOMPARE(back.out, passesCode());
        }
        QVERIFY(run({"export", "--to", "forum", dataFile("mountain-passes.txt")}).out.contains("[code]"));
        QCOMPARE(run({"export", "--to", "json", dataFile("mountain-passes.txt")}).json()["game"].toString(),
                 "kings-conflict");
    }

    void writesToAFile() {
        const Folder folder;
        folder.write("old.as", "the old file");
        for (const char* name : {"new.as", "old.as"}) {
            const Ran ran =
                run({"export", "--to", "code", "-o", folder.path(name), dataFile("mountain-passes.txt")});
            QCOMPARE(ran.status, 0);
            QCOMPARE(ran.out, QByteArray());
            QCOMPARE(ran.err, QByteArray());
            QCOMPARE(folder.read(name), passesCode());
        }
        QCOMPARE(folder.names(), (QStringList{"new.as", "old.as"}));
        QCOMPARE(run({"export", "--to", "code", "-o", "-", dataFile("mountain-passes.txt")}).out,
                 passesCode());
    }

    void whatIsDrawnNeedsAFile() {
        for (const char* form : {"png", "svg", "pdf"}) {
            const Ran ran = run({"export", "--to", form, dataFile("the-crossing.txt")});
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.err.contains(QByteArray("--to ") + form + " needs -o"), ran.err.constData());
        }
    }

    void exportsWhateverTheChecksSay() {
        const Folder folder;
        QByteArray broken = passesText();
        broken[0] = 'M';
        folder.write("broken.txt", broken);
        const Ran ran = run({"export", "--to", "code", folder.path("broken.txt")});
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.contains("push(\"MPFFPPPPPPP\")"));
    }

    void writesUnknownCodesAsTheyAre() {
        const Folder folder;
        QByteArray map = run({"export", "--to", "json", dataFile("mountain-passes.txt")}).out;
        map.replace("\"PPFFPPPPPPP\"", "\"PPFF(x)'&~~\"");
        folder.write("odd.smap", map);
        for (const char* form : {"code", "forum", "text", "json"}) {
            const Ran ran = run({"export", "--to", QLatin1String(form), "odd.smap"}, {}, folder.path());
            QCOMPARE(ran.status, 0);
            QCOMPARE(ran.err, QByteArray());
            QVERIFY2(ran.out.contains("PPFF(x)'&~~"), ran.out.constData());
            const Ran strict =
                run({"export", "--strict", "--to", QLatin1String(form), "odd.smap"}, {}, folder.path());
            QCOMPARE(strict.status, 1);
            QCOMPARE(strict.out, QByteArray());
        }
        QVERIFY(run({"export", "--to", "code", "odd.smap"}, {}, folder.path())
                    .out.contains("stringmap.push(\"PPFF(x)'&~~\");\n"));
    }

    void refusesCodesThatBreakTheForm_data() {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QStringList>("forms");
        const QStringList all{"code", "forum", "text"};
        QTest::newRow("quote") << QByteArray(R"(PPPP\"PPPPPP)") << QStringList{"code", "forum"};
        QTest::newRow("backslash") << QByteArray(R"(PPPP\\PPPPPP)") << QStringList{"code", "forum"};
        QTest::newRow("space") << QByteArray("PPPP PPPPPP") << all;
        QTest::newRow("the end of a code block") << QByteArray("PPPP[/CODE]") << QStringList{"forum"};
    }

    void refusesCodesThatBreakTheForm() {
        QFETCH(QByteArray, row);
        QFETCH(QStringList, forms);
        const Folder folder;
        QByteArray map = run({"export", "--to", "json", dataFile("mountain-passes.txt")}).out;
        folder.write("odd.smap", map.replace("PPFFPPPPPPP", row));
        for (const char* form : {"code", "forum", "text", "json"}) {
            const Ran ran =
                run({"export", "--to", QLatin1String(form), "-o", "out", "odd.smap"}, {}, folder.path());
            if (forms.contains(QLatin1String(form))) {
                QCOMPARE(ran.status, 2);
                QVERIFY2(ran.says("odd.smap: ") && ran.err.contains("row 0, column 4"), ran.err.constData());
                QVERIFY(!folder.names().contains("out"));
            } else {
                QCOMPARE(ran.status, 0);
                QVERIFY(QFile::remove(folder.path("out")));
            }
        }
    }

    void theHelpSaysWhatCannotBeHeld() {
        const QByteArray help = run({"export", "--help"}).out;
        QVERIFY(help.contains("size") && help.contains("quot"));
    }

    void writesNothingStrictlyWhileErrorsHold() {
        const Folder folder;
        QByteArray broken = passesText();
        broken[0] = 'M';
        folder.write("broken.txt", broken);
        for (const char* form : {"code", "forum", "text", "json", "png", "svg", "pdf"}) {
            const Ran ran =
                run({"export", "--strict", "--to", QLatin1String(form), "-o", "out", "broken.txt"}, {},
                    folder.path());
            QCOMPARE(ran.status, 1);
            QCOMPARE(ran.out, QByteArray());
            QVERIFY2(ran.says("broken.txt"), ran.err.constData());
            QCOMPARE(folder.names(), QStringList{"broken.txt"});
        }
        QCOMPARE(run({"export", "--strict", "--to", "code", "broken.txt"}, {}, folder.path()).out,
                 QByteArray());
        QCOMPARE(run({"export", "--strict", "--to", "code", dataFile("mountain-passes.txt")}).out,
                 passesCode());
    }

    void refusesCodeOfAnotherSize() {
        const Folder folder;
        folder.write("small.smap", smallMap);
        for (const char* form : {"code", "forum", "text"}) {
            const Ran ran = run({"export", "--to", QLatin1String(form), "small.smap"}, {}, folder.path());
            QCOMPARE(ran.status, 2);
            QCOMPARE(ran.out, QByteArray());
            QVERIFY2(ran.says("small.smap") && ran.err.contains("11"), ran.err.constData());
        }
        QCOMPARE(run({"export", "--to", "json", "small.smap"}, {}, folder.path()).status, 0);
        QCOMPARE(run({"check", "small.smap"}, {}, folder.path()).status, 1);
    }

    void leavesEverythingWhenItCannotWrite_data() {
        QTest::addColumn<QString>("output");
        QTest::newRow("missing folder") << "gone/out.as";
        QTest::newRow("a folder") << "folder";
        QTest::newRow("a file as folder") << "file/out.as";
        QTest::newRow("a pipe") << "pipe";
        QTest::newRow("a device") << "/dev/full";
        QTest::newRow("where nobody may write") << "/proc/out.as";
        QTest::newRow("no name") << "";
    }

    void leavesEverythingWhenItCannotWrite() {
        QFETCH(QString, output);
        const Folder folder;
        folder.write("file", "old");
        QCOMPARE(shell("mkdir folder; mkfifo pipe", folder.path()).status, 0);
        const QStringList before = folder.names();
        for (const char* form : {"code", "png", "svg", "pdf"}) {
            const Ran ran =
                run({"export", "--to", QLatin1String(form), dataFile("mountain-passes.txt"), "-o", output},
                    {}, folder.path());
            QCOMPARE(ran.status, 2);
            QCOMPARE(ran.out, QByteArray());
            QVERIFY2(ran.says(output.toUtf8()), ran.err.constData());
            QCOMPARE(folder.names(), before);
            QCOMPARE(folder.read("file"), QByteArray("old"));
        }
    }

    void reportsWhenStandardOutputIsFull() {
        const QString call = "\"$stonemason\" export --to code " + dataFile("mountain-passes.txt");
        for (const char* where : {" > /dev/full", " >&-"}) {
            const Ran ran = shell(call + where);
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.says("standard output"), ran.err.constData());
        }
    }

    void keepsClosedStreamsOutOfTheFile() {
        const Folder folder;
        for (const char* form : {"code", "png"}) {
            const QString call = QStringLiteral("\"$stonemason\" export --to %1 -o out %2")
                                     .arg(form, dataFile("mountain-passes.txt"));
            QCOMPARE(shell(call, folder.path()).status, 0);
            const QByteArray expected = folder.read("out");
            folder.write("out", "");
            QCOMPARE(shell(call + " <&- >&- 2>&-", folder.path()).status, 0);
            QCOMPARE(folder.read("out"), expected);
        }
    }

    /// Names are other people's words: nothing of them acts on a terminal or in a forum.
    void namesDoNothing() {
        const Folder folder;
        const QByteArray hostile = "x\x1B]0;y\x07 \xE2\x80\xAE \xE2\x81\xA6 \xC2\x9B \x7F [url=z]";
        const QByteArray escaped = QByteArray("x\\u001b]0;y\\u0007 ") +
                                   hostile.mid(8, hostile.size() - 8).replace("\x7F", "\\u007F");
        folder.write("a.smap", run({"export", "--to", "json", dataFile("mountain-passes.txt")})
                                   .out.replace("\"author\": \"\"", "\"author\": \"" + escaped + "\"")
                                   .replace("\"name\": \"\"", "\"name\": \"" + escaped + "\""));
        for (const char* form : {"json", "forum", "text", "code"}) {
            for (const QStringList& output : {QStringList(), QStringList{"-o", "out"}}) {
                const Ran ran = run(QStringList{"export", "--to", form} + output + QStringList{"a.smap"}, {},
                                    folder.path());
                QCOMPARE(ran.status, 0);
                const QByteArray bytes = output.isEmpty() ? ran.out : folder.read("out");
                for (const char* sign : {"\x1B", "\x07", "\x7F", "\xC2\x9B", "\xE2\x80\xAE", "\xE2\x81\xA6"})
                    QVERIFY2(!bytes.contains(sign), bytes.constData());
                QVERIFY(QByteArray(form) == "json" || !bytes.contains("[url"));
            }
        }
        const QByteArray json = run({"export", "--to", "json", "a.smap"}, {}, folder.path()).out;
        QVERIFY(json.contains("\\u202E") && json.contains("\\u2066") && json.contains("\\u009B") &&
                json.contains("\\u007F"));
    }

    /// The file is replaced, not written into.
    void reportsThatOtherNamesKeepTheOldContent() {
        const Folder folder;
        const QString out = folder.write("out", "old");
        QCOMPARE(::link(qPrintable(out), qPrintable(folder.path("other"))), 0);
        const QStringList words{"export", "--to", "code", "-o", "out", dataFile("mountain-passes.txt")};
        const Ran ran = run(words, {}, folder.path());
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.says("out: this file had other names (hard links)"), ran.err.constData());
        QCOMPARE(folder.read("other"), QByteArray("old"));
        QCOMPARE(run(words, {}, folder.path()).err, QByteArray());
    }

    /// Over the map itself only a form is written that holds all of it.
    void keepsTheMapItReads() {
        const Folder folder;
        folder.write("my.smap", run({"export", "--to", "json", dataFile("mountain-passes.txt")})
                                    .out.replace("\"author\": \"\"", "\"author\": \"Ada\""));
        const QByteArray map = folder.read("my.smap");
        QVERIFY(QFile::link(folder.path("my.smap"), folder.path("link.smap")));
        for (const char* form : {"png", "svg", "pdf", "code", "text"})
            for (const char* output : {"my.smap", "./my.smap", "link.smap"}) {
                const Ran ran = run({"export", "--to", form, "-o", output, "my.smap"}, {}, folder.path());
                QCOMPARE(ran.status, 2);
                QVERIFY2(ran.says("my.smap: nothing is written"), ran.err.constData());
                QCOMPARE(folder.read("my.smap"), map);
            }
        QCOMPARE(run({"export", "--to", "json", "-o", "my.smap", "my.smap"}, {}, folder.path()).status, 0);
        QVERIFY(folder.read("my.smap").contains("Ada"));
        folder.write("bare.txt", passesText());
        QCOMPARE(run({"export", "--to", "code", "-o", "bare.txt", "bare.txt"}, {}, folder.path()).status, 0);
        QCOMPARE(folder.read("bare.txt"), passesCode());
    }
};

STONEMASON_GUILESS_TEST(TestExport)
#include "test_export.moc"
