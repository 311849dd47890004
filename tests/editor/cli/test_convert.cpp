// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/program_under_test.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

using namespace stonemason::test;

namespace {

QByteArray passes(const char* ending) {
    return Folder::readFile(dataFile("mountain-passes") + QLatin1String(ending));
}

} // namespace

class TestConvert : public QObject {
    Q_OBJECT

private slots:
    void goesByTheEndingOfTheOutput() {
        const Folder folder;
        const auto convert = [&folder](const QString& from, const QString& to) {
            const Ran ran = run({"convert", from, to}, {}, folder.path());
            return ran.status == 0 && ran.out.isEmpty() && ran.err.isEmpty();
        };
        QVERIFY(convert(dataFile("mountain-passes.txt"), "a.smap"));
        QVERIFY(convert("a.smap", "b.as"));
        QVERIFY(convert("b.as", "c.SMAP"));
        QVERIFY(convert("c.SMAP", "d.txt"));
        QCOMPARE(folder.read("b.as"), passes(".as"));
        QCOMPARE(folder.read("d.txt"), passes(".txt"));
        QCOMPARE(folder.read("a.smap"), folder.read("c.SMAP"));
        QVERIFY(folder.read("a.smap").startsWith('{'));
    }

    void seesWhatTheInputIsFromItsContent() {
        const Folder folder;
        folder.write("liar.smap", "Here is my map!\n\n[code]\n" + passes(".as") + "[/code]\nHave fun.\n");
        QCOMPARE(run({"convert", "liar.smap", "out.txt"}, {}, folder.path()).status, 0);
        QCOMPARE(folder.read("out.txt"), passes(".txt"));
    }

    /// Which maps there are then nobody can know; decks that are to be decks need no profile.
    void aProfileThatCannotBeUsedIsNamed() {
        if (isForWindows()) QSKIP("rules of one's own lie elsewhere");
        const Folder folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("data/stonemason/games")));
        folder.write(QStringLiteral("data/stonemason/games/kings-conflict.json"), "{\"format\": ");
        folder.write(QStringLiteral("map.txt"), passes(".txt"));
        folder.write(QStringLiteral("decks.txt"), "set 0\nOne\n0 1\n2 3\n4 5 8\n6 7 9\n");
        const auto convert = [&folder](const char* operands) {
            return shell(QStringLiteral("XDG_DATA_HOME=\"$PWD/data\" \"$stonemason\" convert ") +
                             QLatin1String(operands),
                         folder.path());
        };
        for (const char* operands : {"map.txt out.as", "decks.txt out.txt"}) {
            const Ran ran = convert(operands);
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.says("kings-conflict.json"), ran.err.constData());
            QVERIFY(ran.out.isEmpty());
        }
        QVERIFY(!folder.names().contains(QStringLiteral("out.as")) &&
                !folder.names().contains(QStringLiteral("out.txt")));
        const Ran decks = convert("decks.txt out.sdeck");
        QCOMPARE(decks.status, 0);
        QVERIFY(decks.err.isEmpty() && !folder.read(QStringLiteral("out.sdeck")).isEmpty());
    }

    void readsStandardInput() {
        const Folder folder;
        QCOMPARE(run({"convert", "-", "out.as"}, passes(".txt"), folder.path()).status, 0);
        QCOMPARE(folder.read("out.as"), passes(".as"));
    }

    void convertsAFileOntoItself() {
        const Folder folder;
        folder.write("map.as", passes(".txt"));
        QCOMPARE(run({"convert", "map.as", "map.as"}, {}, folder.path()).status, 0);
        QCOMPARE(folder.read("map.as"), passes(".as"));
        QCOMPARE(folder.names(), QStringList{"map.as"});
    }

    void writesThroughALink() {
        if (isForWindows()) QSKIP("links are those of POSIX");
        const Folder folder;
        folder.write("real.as", "old");
        QCOMPARE(shell("ln -s real.as link.as; chmod 640 real.as", folder.path()).status, 0);
        QCOMPARE(run({"convert", dataFile("mountain-passes.txt"), "link.as"}, {}, folder.path()).status, 0);
        QCOMPARE(folder.read("real.as"), passes(".as"));
        QCOMPARE(shell("test -L link.as && stat -c %a real.as", folder.path()).out, QByteArray("640\n"));
    }

    void refusesWhatCouldNotBeReadBack() {
        const Folder folder;
        QByteArray map = run({"export", "--to", "json", dataFile("mountain-passes.txt")}).out;
        folder.write("odd.smap", map.replace("PPFFPPPPPPP", "PPFFxPPPPPP"));
        for (const QStringList& words :
             {QStringList{"convert", "odd.smap", "out.as"}, QStringList{"convert", "odd.smap", "out.txt"},
              QStringList{"symmetry", "--apply", "half-turn", "--from", "top-right", "odd.smap", "-o",
                          "out.as"}}) {
            const Ran ran = run(words, {}, folder.path());
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.says("odd.smap: ") && ran.err.contains("row 0, column 4"), ran.err.constData());
            QCOMPARE(folder.names(), QStringList{"odd.smap"});
        }
        QCOMPARE(run({"convert", "odd.smap", "out.smap"}, {}, folder.path()).status, 0);
    }

    void reportsWhatIsLost() {
        const Folder folder;
        const QByteArray post =
            "[b]Map: Two Fords[/b]\nAuthor: Ann\n\n[code]\n" + passes(".as") + "[/code]\n";
        folder.write("post.txt", post);
        for (const char* out : {"out.as", "out.txt"}) {
            const Ran ran = run({"convert", "post.txt", QLatin1String(out)}, {}, folder.path());
            QCOMPARE(ran.status, 0);
            QVERIFY2(ran.says(out) && ran.err.contains("name, author") && !ran.err.contains("symmetry"),
                     ran.err.constData());
        }
        QCOMPARE(run({"convert", "post.txt", "out.smap"}, {}, folder.path()).err, QByteArray());
        QCOMPARE(run({"convert", "out.as", "again.txt"}, {}, folder.path()).err, QByteArray());

        QByteArray map = folder.read("out.smap");
        map.replace("half-turn", "none").replace("\"description\": \"\"", "\"description\": \"Wet.\"");
        folder.write("all.smap", map.replace("\"licence\": \"\"", "\"licence\": \"CC0\", \"tags\": []"));
        const Ran ran = run({"convert", "all.smap", "out.as"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        for (const char* word : {"name", "author", "description", "licence", "symmetry", "other"})
            QVERIFY2(ran.says(word), ran.err.constData());
    }

    void reportsWhatIsLostByARepair() {
        const Folder folder;
        const QByteArray post = "Map: Two Fords\nAuthor: Ann\n\n[code]\n" + passes(".as") + "[/code]\n";
        const QStringList words{"symmetry", "--apply", "half-turn", "--from", "top-right", "-", "-o"};
        const Ran ran = run(words + QStringList{"m.txt"}, post, folder.path());
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.says("m.txt") && ran.err.contains("name, author"), ran.err.constData());
        QCOMPARE(run(words + QStringList{"m.smap"}, post, folder.path()).err, QByteArray());
        QCOMPARE(run(words + QStringList{"m"}, post, folder.path()).err, QByteArray()); // a post again
    }

    void keepsUnknownFields() {
        const Folder folder;
        QCOMPARE(run({"convert", dataFile("mountain-passes.txt"), "a.smap"}, {}, folder.path()).status, 0);
        QByteArray map = folder.read("a.smap");
        map.insert(map.lastIndexOf('}'), ", \"tags\": [1, \"two\"]\n");
        folder.write("b.smap", map);
        QCOMPARE(run({"convert", "b.smap", "c.smap"}, {}, folder.path()).status, 0);
        QVERIFY(folder.read("c.smap").contains("\"tags\""));
        QVERIFY(folder.read("c.smap").contains("\"two\""));
    }

    void touchesNothingWhenTheInputIsNoMap() {
        const Folder folder;
        folder.write("in.txt", "no map");
        folder.write("out.as", "old");
        const Ran ran = run({"convert", "in.txt", "out.as"}, {}, folder.path());
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.says("in.txt"));
        QCOMPARE(folder.read("out.as"), QByteArray("old"));
        QCOMPARE(folder.names(), (QStringList{"in.txt", "out.as"}));
    }
};

STONEMASON_GUILESS_TEST(TestConvert)
#include "test_convert.moc"
