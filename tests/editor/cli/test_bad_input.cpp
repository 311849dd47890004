// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/program_under_test.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <unistd.h>

using namespace stonemason::test;

namespace {

QByteArray textMap() {
    return Folder::readFile(dataFile("mountain-passes.txt"));
}

QByteArray codeMap() {
    return Folder::readFile(dataFile("mountain-passes.as"));
}

/// A map file with this in place of its terrain's rows.
QByteArray smap(const QByteArray& rows, const QByteArray& more = {}) {
    return R"({"format": "stonemason-map", "version": 1, "game": "kings-conflict", "symmetry": "none",
  "layers": {"terrain": )" +
           rows + '}' + more + '}';
}

QByteArray replaced(QByteArray text, const QByteArray& before, const QByteArray& after) {
    const auto at = text.indexOf(before);
    return at < 0 ? QByteArray() : text.replace(at, before.size(), after);
}

} // namespace

/// Input that cannot be used: each verb says so in one line that names the file and the place, exits 2, and
/// leaves everything as it was.
class TestBadInput : public QObject {
    Q_OBJECT

private slots:
    void refusesContent_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* name, const QByteArray& content, const char* place) {
            QTest::newRow(name) << content << QByteArray(place);
        };
        row("empty", "", "bad: ");
        row("only blanks", " \r\n\t\n", "bad: ");
        row("prose", "Dear author, here is my map.\n", "bad: ");
        row("byte order mark alone", "\xEF\xBB\xBF", "bad: ");
        row("binary", QByteArray::fromHex("89504e470d0a1a0a0000000d49484452"), "bad: ");
        row("a row too short", replaced(textMap(), "PPFFPPPPPPP", "PPFFPPPPPP"), "Line 1: ");
        row("a row too long", replaced(textMap(), "PFFFFPPPPHH", "PFFFFPPPPHHH"), "Line 2: ");
        row("an unknown code", replaced(textMap(), "FFPPPPPD2--", "FFPPPPPDX--"), "Line 3: ");
        row("a letter in a hint", replaced(textMap(), "00000111100", "0000011110A"), "Line 13: ");
        row("a block cut short", textMap().left(12 * 11 - 13), "Line ");
        row("a last block cut short", textMap().chopped(12), "Line ");
        row("five blocks", textMap() + '\n' + textMap().left(12 * 11), "Line 49: ");
        row("NUL", replaced(textMap(), "HHHDHHHD|HH", QByteArray("HHHDHHH\0|HH", 11)), "Line 4: ");
        row("NUL in code", replaced(codeMap(), "HHHDHHHD|HH", QByteArray("HHHDHHH\0|HH", 11)), "Line 5: ");
        row("an unknown code in code", replaced(codeMap(), "FFPPPPPD2--", "FFPPPPPDX--"), "Line 4: ");
        row("a row missing in code",
            replaced(codeMap(), "GlobalVariables.stringmap.push(\"FFPPPPPD2--\");\n", ""), "Line ");
        row("an array twice", codeMap() + codeMap(), "Line ");
        row("code broken off", codeMap().left(300), "Line ");
        row("JSON broken off", "{\n\"format\": \"stonemason-map\",\n", "Line ");
        row("JSON of nothing", "{}", "JSON of another program");
        row("JSON of something else", R"({"name": "package", "version": "1.0"})", "JSON of another program");
        row("JSON of a newer version", replaced(smap("[\"P\"]"), "\"version\": 1", "\"version\": 99"),
            "version");
        row("an unknown game", replaced(smap("[\"P\"]"), "kings-conflict", "chess"), "game");
        row("a wrong type", smap("7"), "layers.terrain");
        row("a row of a wrong type", smap("[\"PP\", 7]"), "layers.terrain[1]");
        row("rows of two lengths", smap("[\"PP\", \"PPP\"]"), "layers.terrain[1]");
        row("no rows", smap("[]"), "layers.terrain");
        row("an unknown symmetry", replaced(smap("[\"P\"]"), "none", "spiral"), "symmetry");
        row("a key twice", replaced(smap("[\"P\"]"), "\"version\": 1", "\"version\": 1, \"version\": 1"),
            "version");
        row("deep JSON", QByteArray(1'000'000, '['), "[0][0][0]...[0]: ");
        row("deep JSON in an unknown field",
            smap("[\"P\"]", ", \"x\": " + QByteArray(1'000'000, '[') + QByteArray(1'000'000, ']')), "64");
        row("wrong UTF-8 in JSON", replaced(smap("[\"P\"]", R"(, "name": "?")"), "?", "\xFF\xFE"), "Line ");
        row("a letter in a hint of JSON", smap("[\"P\"]", {}).replace("[\"P\"]", R"(["P"], "safe": ["a"])"),
            "layers.safe[0]");
        row("257 rows", smap('[' + QByteArray("\"P\",").repeated(256) + "\"P\"]"), "layers.terrain");
        row("UTF-16", QByteArray::fromHex("fffe50005000460046005000"), "bad: ");
    }

    void refusesContent() {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, place);
        const Folder folder;
        folder.write("bad", content);
        folder.write("out.as", "old");
        for (const QStringList& words : {QStringList{"check", "bad"}, QStringList{"symmetry", "bad"},
                                         QStringList{"export", "--to", "json", "-o", "out.as", "bad"},
                                         QStringList{"convert", "bad", "out.as"},
                                         QStringList{"symmetry", "--apply", "half-turn", "--from",
                                                     "top-right", "bad", "-o", "out.as"}}) {
            const Ran ran = run(words, {}, folder.path());
            QCOMPARE(ran.status, 2);
            QCOMPARE(ran.out, QByteArray());
            QVERIFY2(ran.says("bad: ") && ran.err.contains(place), ran.err.constData());
            QVERIFY(ran.err.size() < 300);
        }
        const Ran fromStandardInput = run({"check", "--json", "-"}, content);
        QCOMPARE(fromStandardInput.status, 2);
        QVERIFY(fromStandardInput.says("standard input: "));
        QCOMPARE(fromStandardInput.files().at(0).toObject().keys(), (QStringList{"error", "path"}));

        QCOMPARE(folder.read("bad"), content);
        QCOMPARE(folder.read("out.as"), QByteArray("old"));
        QCOMPARE(folder.names(), (QStringList{"bad", "out.as"}));
    }

    void readsHarmlessOddities_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + codeMap();
        QTest::newRow("byte order mark, text") << "\xEF\xBB\xBF" + textMap();
        QTest::newRow("Windows line ends") << QByteArray(textMap()).replace("\n", "\r\n");
        QTest::newRow("old Macintosh line ends") << QByteArray(textMap()).replace("\n", "\r");
        QTest::newRow("mixed line ends") << replaced(replaced(codeMap(), "\n", "\r\n"), ";\nG", ";\rG");
        QTest::newRow("no line end") << textMap().chopped(1);
        QTest::newRow("blank lines between rows") << QByteArray(codeMap()).replace("\n", "\n\n");
    }

    void readsHarmlessOddities() {
        QFETCH(QByteArray, content);
        const Ran ran = run({"export", "--to", "code", "-"}, content);
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.out, codeMap());
    }

    void refusesPaths_data() {
        QTest::addColumn<QString>("make");
        QTest::newRow("missing") << "true";
        QTest::newRow("in a missing folder") << "ln -s gone/file bad";
        QTest::newRow("directory") << "mkdir bad";
        QTest::newRow("pipe") << "mkfifo bad";
        QTest::newRow("dangling link") << "ln -s gone bad";
        QTest::newRow("link to itself") << "ln -s bad bad";
        QTest::newRow("link to a directory") << "mkdir real; ln -s real bad";
        QTest::newRow("link to a device") << "ln -s /dev/zero bad";
        QTest::newRow("gigabyte") << "truncate -s 1G bad";
        QTest::newRow("one byte over 16 MiB") << "truncate -s 16777217 bad";
    }

    void refusesPaths() {
        QFETCH(QString, make);
        const Folder folder;
        QCOMPARE(shell(make, folder.path()).status, 0);
        const QStringList before = folder.names();
        for (const QStringList& words :
             {QStringList{"check", "bad"}, QStringList{"check", "--json", "bad"},
              QStringList{"symmetry", "bad"}, QStringList{"export", "--to", "code", "bad"},
              QStringList{"convert", "bad", "out.as"}}) {
            const Ran ran = run(words, {}, folder.path());
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.says("bad: "), ran.err.constData());
            QCOMPARE(folder.names(), before);
        }
    }

    void distinguishesALinkToItselfFromOneToNothing() {
        if (isForWindows()) QSKIP("links are those of POSIX");
        const Folder folder;
        QCOMPARE(shell("ln -s self self; ln -s gone dangling", folder.path()).status, 0);
        QVERIFY(run({"check", "self"}, {}, folder.path()).says("leads back to itself"));
        QVERIFY(run({"check", "dangling"}, {}, folder.path()).says("does not exist"));
        const Ran ran = run({"convert", dataFile("mountain-passes.as"), "self.as"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
    }

    void refusesRulesThatCannotBeUsed_data() {
        QTest::addColumn<QString>("edit");
        QTest::addColumn<QByteArray>("place");
        const QString rules = QStringLiteral("sea/stonemason/games/kings-conflict.json");
        QTest::newRow("broken") << "echo '{' > " + rules << QByteArray("Line 1: ");
        QTest::newRow("no rules") << "echo '{}' > " + rules << QByteArray("format: ");
        QTest::newRow("out of range") << "sed 's/\"columns\": 11/\"columns\": 1000/' $kings > " + rules
                                      << QByteArray("board.columns: ");
        QTest::newRow("nonsense") << "sed 's/\"plainTile\": \"P\"/\"plainTile\": \"-\"/' $kings > " + rules
                                  << QByteArray("plainTile: ");
        if (geteuid() != 0)
            QTest::newRow("not to be read")
                << "cp $kings " + rules + "; chmod 0 " + rules << QByteArray("not allowed");
    }

    /// Own rules are meant to be followed: the built-in ones do not quietly take their place.
    void refusesRulesThatCannotBeUsed() {
        if (isForWindows()) QSKIP("rules of one's own lie elsewhere");
        QFETCH(QString, edit);
        QFETCH(QByteArray, place);
        const Folder folder;
        const QString set = "kings=" STONEMASON_RESOURCES
                            "/games/kings-conflict.json; mkdir -p sea/stonemason/games; " +
                            edit;
        QCOMPARE(shell(set, folder.path()).status, 0);
        const QString map = dataFile("mountain-passes.as");
        for (const QString& call :
             {"check " + map, "check --json " + map, "symmetry " + map, "export --to code " + map,
              "convert " + map + " out.as", "symmetry --apply half-turn --from top-right -o out.as " + map}) {
            const Ran ran = shell("XDG_DATA_HOME=$PWD/sea \"$stonemason\" " + call, folder.path());
            QCOMPARE(ran.status, 2);
            QCOMPARE(ran.out, QByteArray());
            QVERIFY2(ran.says("kings-conflict.json: ") && ran.err.contains(place), ran.err.constData());
            QCOMPARE(folder.names(), QStringList{"sea"});
        }
        QCOMPARE(shell("\"$stonemason\" check " + map, folder.path()).status, 0);
    }

    void followsRulesOfOnesOwn() {
        if (isForWindows()) QSKIP("rules of one's own lie elsewhere");
        const Folder folder;
        const QString set =
            "mkdir -p sea/stonemason/games; sed 's/a small juju/a hole/' " STONEMASON_RESOURCES
            "/games/kings-conflict.json > sea/stonemason/games/kings-conflict.json";
        QCOMPARE(shell(set, folder.path()).status, 0);
        QByteArray map = textMap();
        map[9 * 12] = map[9 * 12 + 1] = 'M';
        folder.write("map.txt", map);
        const QString call = "\"$stonemason\" check map.txt";
        QVERIFY(shell(call, folder.path()).out.contains("small juju on the only way out traps it"));
        QVERIFY(shell("XDG_DATA_HOME=$PWD/sea " + call, folder.path())
                    .out.contains("hole on the only way out traps it"));
    }

    void refusesEndlessStandardInput() {
        const Ran ran = shell("\"$stonemason\" check - < /dev/zero");
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("standard input"), ran.err.constData());
        QVERIFY(shell("\"$stonemason\" check - < /").says("standard input"));
        QVERIFY(shell("\"$stonemason\" check - <&-").says("standard input"));
    }
};

STONEMASON_GUILESS_TEST(TestBadInput)
#include "test_bad_input.moc"
