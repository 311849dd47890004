// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/verbs/help.h"
#include "editor/verbs/verbs.h"
#include "tests/editor/cli/program.h"
#include "tests/support/program_under_test.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

QString text(std::string_view word) {
    return QString::fromUtf8(word.data(), qsizetype(word.size()));
}

} // namespace

class TestUsage : public QObject {
    Q_OBJECT

private slots:
    void printsTheVersion() {
        for (const QStringList& words :
             {QStringList{"--version"}, QStringList{"-v"}, QStringList{"check", "--version"},
              QStringList{"export", "-v"}, QStringList{dataFile("the-crossing.txt"), "--version"}}) {
            const Ran ran = run(words);
            QCOMPARE(ran.status, 0);
            QCOMPARE(ran.out, QByteArray("stonemason " STONEMASON_VERSION "\n"));
            QCOMPARE(ran.err, QByteArray());
        }
    }

    void printsTheProgramsHelp() {
        for (const char* option : {"--help", "-h"}) {
            const Ran ran = run({QString::fromLatin1(option)});
            QCOMPARE(ran.status, 0);
            QCOMPARE(ran.err, QByteArray());
            for (const Verb* verb : allVerbs()) {
                QVERIFY(ran.out.contains(verb->name.data()));
                QVERIFY(ran.out.contains(verb->summary));
            }
        }
    }

    void printsEachVerbsHelp() {
        QCOMPARE(allVerbs().size(), std::size_t(18));
        for (const Verb* verb : allVerbs()) {
            const Ran ran = run(text(verb->name).split(' ') << "--help");
            QCOMPARE(ran.status, 0);
            QCOMPARE(ran.err, QByteArray());
            QVERIFY(ran.out.contains("stonemason " + text(verb->name).toUtf8()));
            for (const auto& options : {verb->options, commonOptions()})
                for (const Option& option : options) {
                    QVERIFY2(ran.out.contains(text(option.name).toUtf8()), option.name.data());
                    if (option.letter) QVERIFY(ran.out.contains(QByteArray("-") + option.letter + ", "));
                }
            for (const QByteArray& line : ran.out.split('\n'))
                QVERIFY2(line.size() <= 80, line.constData());
        }
    }

    void helpAsksForNothingElse() {
        QCOMPARE(run({"export", "--help"}).out, run({"export", "no-such-file", "a", "b", "--help"}).out);
        QCOMPARE(run({"check", "--", "--help"}).status, 2);
    }

    void refusesWrongCalls_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("named");
        const QString map = dataFile("the-crossing.txt");
        const auto row = [](const QStringList& words, const char* named) {
            QTest::newRow(words.join(' ').toUtf8().constData()) << words << QByteArray(named);
        };
        row({"chekc"}, "chekc");
        row({"no/such/file.smap"}, "no/such/file.smap");
        row({""}, "neither");
        row({"--", "check"}, "\"check\"");
        row({"--nonsense"}, "--nonsense");
        row({"-x"}, "-x");
        row({"-"}, "standard input");
        row({map, "--nonsense"}, "--nonsense");
        row({"check"}, "file is missing");
        row({"check", "--json"}, "file is missing");
        row({"check", "--nonsense", map}, "--nonsense");
        row({"check", "--json=yes", map}, "--json");
        row({"check", "-", "-"}, "only once");
        row({"export", map}, "--to");
        row({"export", "--to", "code"}, "file is missing");
        row({"export", "--to"}, "--to");
        row({"export", "--to", "gif", map}, "gif");
        row({"export", "--to", "png", map}, "-o");
        row({"export", "--to", "code", map, "b.smap"}, "b.smap");
        row({"export", "--to", "code", "--to", "text", map}, "twice");
        row({"export", "--to", "code", map, "-o"}, "-o");
        row({"convert", map}, "file is missing");
        row({"convert", map, "out.png"}, "out.png");
        row({"convert", map, "out"}, "out");
        row({"convert", map, "-"}, ".smap");
        row({"convert", map, "a.txt", "b.txt"}, "b.txt");
        row({"deck"}, "list, share, cards, random");
        row({"deck", "--json"}, "list, share, cards, random");
        row({"deck", "lsit", map}, "lsit");
        row({"deck", ""}, "list, share");
        row({"deck list"}, "deck list");
        row({"deck", "list"}, "file is missing");
        row({"deck", "list", map, map}, "the-crossing.txt");
        row({"deck", "share"}, "file is missing");
        row({"deck", "share", map, "--deck"}, "--deck");
        row({"deck", "cards", map}, "the-crossing.txt");
        row({"deck", "random"}, "--seed");
        row({"deck", "random", "--seed", "-1"}, "18446744073709551615");
        row({"deck", "random", "--seed", "18446744073709551616"}, "18446744073709551615");
        row({"deck", "random", "--seed", "one"}, "one");
        row({"deck", "random", "--seed", "1", "--count", "0"}, "100000");
        row({"deck", "random", "--seed", "1", "--count", "100001"}, "100001");
        row({"deck", "random", "--seed", "1", "--count", "1.5"}, "1.5");
        row({"deck", "random", "--seed", "1", "out.txt"}, "out.txt");
        row({"symmetry"}, "file is missing");
        row({"symmetry", "--from", "bottom-left", map}, "--apply");
        row({"symmetry", map, "-o", "out.txt"}, "--apply");
        row({"symmetry", "--apply", "half-turn", map, "-o", "out.txt"}, "--from");
        row({"symmetry", "--apply", "half-turn", "--from", "top-right", map}, "-o");
        row({"symmetry", "--apply", "none", "--from", "top-right", map, "-o", "out.txt"}, "none");
        row({"symmetry", "--apply", "diagonal", "--from", "top-left", map, "-o", "out.txt"}, "top-left");
        row({"symmetry", "--apply", "diagonal", "--from", "top-right", map, map, "-o", "out.txt"},
            "the-crossing.txt");
        row({"symmetry", "--apply", "diagonal", "--from", "top-right", "--json", map, "-o", "out.txt"},
            "--json");
        row({"march", map}, "--layer");
        row({"march", "--layer", "safe"}, "file is missing");
        row({"march", "--layer", "safe", map, map}, "the-crossing.txt");
        row({"march", "--layer", "hills", map}, "strategic, safe, mountain");
        row({"march", "--layer", "terrain", map}, "terrain");
        row({"march", "--layer", "safe", "--units", "0", map}, "--units");
        row({"march", "--layer", "safe", "--units", "101", map}, "100");
        row({"march", "--layer", "safe", "--units", "two", map}, "two");
        row({"march", "--layer", "safe", "--units", "", map}, "--units");
        row({"march", "--layer", "safe", "--turns", "1001", map}, "1000");
        row({"march", "--layer", "safe", "--turns", "-3", map}, "-3");
        row({"march", "--layer", "safe", "--turns", "5x", map}, "5x");
        row({"march", "--layer", "safe", "--seed", "4294967296", map}, "4294967295");
        row({"march", "--layer", "safe", "--seed", "1.5", map}, "1.5");
    }

    void refusesWrongCalls() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, named);
        const Folder folder;
        const Ran ran = run(words, {}, folder.path());
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.out, QByteArray());
        QVERIFY2(ran.says(named), ran.err.constData());
        QVERIFY2(ran.err.contains("--help"), ran.err.constData());
        QCOMPARE(folder.names(), QStringList());
    }

    void reportsThatAWindowNeedsADisplay() {
        if (isForWindows()) QSKIP("Windows has a display");
        for (const QStringList& words : {QStringList(), QStringList{dataFile("the-crossing.txt")},
                                         QStringList{"--", dataFile("the-crossing.txt")}}) {
            const Ran ran = run(words);
            QCOMPARE(ran.status, 2);
            QCOMPARE(ran.out, QByteArray());
            QVERIFY2(ran.says("no display"), ran.err.constData());
        }
    }

    void aVerbGoesBeforeAFileOfThatName() {
        if (isForWindows()) QSKIP("Windows has a display");
        const Folder folder;
        folder.write("check", "not a map");
        QVERIFY(run({"check"}, {}, folder.path()).says("file is missing"));
        QVERIFY(run({"./check"}, {}, folder.path()).says("no display"));
    }

    void keepsAHostileNameOnOneLine() {
        const Folder folder;
        QVERIFY(run({"no\nsuch\x1b[31mfile"}).says("no\\u{0A}such\\u{1B}[31mfile"));
        QVERIFY(run({"check", "no\nsuch\x1b[31mfile"}).says("no\\u{0A}such\\u{1B}[31mfile"));
    }
};

STONEMASON_GUILESS_TEST(TestUsage)
#include "test_usage.moc"
