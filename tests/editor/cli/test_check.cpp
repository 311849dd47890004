// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/program_under_test.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason::test;

namespace {

/// The Crossing with the cells of its first grid at these places changed.
QByteArray crossingWith(const QList<std::tuple<int, int, char>>& changes) {
    QByteArray text = Folder::readFile(dataFile("the-crossing.txt"));
    for (const auto& [row, column, code] : changes)
        text[row * 12 + column] = code;
    return text;
}

/// A finished one.
QByteArray game() {
    return Folder::readFile(
        QStringLiteral(STONEMASON_TEST_DATA "/../fuzz/corpus/game_record/finished.sduel"));
}

QStringList keysInOrder(const QByteArray& json, const QStringList& keys) {
    QStringList found = keys;
    std::sort(found.begin(), found.end(), [&json](const QString& a, const QString& b) {
        return json.indexOf('"' + a.toUtf8() + '"') < json.indexOf('"' + b.toUtf8() + '"');
    });
    return found;
}

QJsonArray problemsOf(const Ran& ran, const QString& check) {
    QJsonArray found;
    for (const QJsonValue& problem : ran.files().at(0)["problems"].toArray())
        if (problem["check"].toString() == check) found.append(problem);
    return found;
}

} // namespace

class TestCheck : public QObject {
    Q_OBJECT

private slots:
    /// What is neither map nor deck, but one of the program's own files, is refused with what to do with it.
    void refersToReplayForARecordOfAGame() {
        const Folder folder;
        folder.write(QStringLiteral("a.sduel"), game());
        folder.write(QStringLiteral("b.json"), game());
        folder.write(QStringLiteral("broken.sduel"), game().left(200));
        for (const char* name : {"a.sduel", "b.json", "broken.sduel"}) {
            const QString file = QString::fromLatin1(name);
            for (const QStringList& call : {QStringList{QStringLiteral("check"), file},
                                            {QStringLiteral("convert"), file, QStringLiteral("out.as")},
                                            {QStringLiteral("symmetry"), file}}) {
                const Ran ran = run(call, {}, folder.path());
                QCOMPARE(ran.status, 2);
                QVERIFY2(ran.says("the record of a game") && ran.says("\"stonemason replay\"") &&
                             ran.says(name),
                         ran.err.constData());
            }
        }
        const Ran json = run({QStringLiteral("check"), QStringLiteral("--json"), QStringLiteral("a.sduel")},
                             {}, folder.path());
        QVERIFY(json.files().at(0)["error"].toString().contains(QStringLiteral("record of a game")));
        QCOMPARE(folder.names(), (QStringList{"a.sduel", "b.json", "broken.sduel"}));
    }

    void passesThePublishedMaps() {
        for (const char* name : {"the-crossing.txt", "mountain-passes.txt", "mountain-passes.as"}) {
            const Ran ran = run({"check", "--json", dataFile(name)});
            QCOMPARE(ran.status, 0);
            QCOMPARE(ran.err, QByteArray());
            const QJsonObject file = ran.files().at(0).toObject();
            QCOMPARE(file["errors"].toInt(-1), 0);
            QCOMPARE(file["symmetry"].toString(), "half-turn");
            // The safe grid of Mountain Passes holds units on a 6 beside the computer's king.
            const bool passes = QByteArray(name).startsWith("mountain-passes");
            QCOMPARE(file["warnings"].toInt(-1), passes ? 1 : 0);
            for (const QJsonValue& problem : file["problems"].toArray())
                if (problem["severity"].toString() == "warning") {
                    QCOMPARE(problem["check"].toString(), "hint-peak");
                    QCOMPARE(problem["cells"].toArray(), (QJsonArray{QJsonArray{1, 9}, QJsonArray{1, 10}}));
                }
        }
    }

    void writesJsonOfTheAgreedShape() {
        const Folder folder;
        folder.write("a.txt", crossingWith({{0, 0, 'P'}, {3, 9, '5'}}));
        const Ran ran = run({"check", "a.txt", "--json"}, {}, folder.path());
        QCOMPARE(ran.status, 1);
        QCOMPARE(ran.err, QByteArray());
        QVERIFY(ran.out.endsWith("}\n"));
        QCOMPARE(ran.json().keys(), QStringList{"files"});
        QCOMPARE(ran.files().size(), 1);

        const QJsonObject file = ran.files().at(0).toObject();
        const QStringList keys{"path", "game", "name", "symmetry", "problems", "errors", "warnings", "notes"};
        QCOMPARE(file.size(), keys.size());
        QCOMPARE(keysInOrder(ran.out, keys), keys);
        QCOMPARE(file["path"].toString(), "a.txt");
        QCOMPARE(file["game"].toString(), "kings-conflict");
        QVERIFY(file["name"].isString());

        QMap<QString, int> counted;
        for (const QJsonValue& value : file["problems"].toArray()) {
            const QJsonObject problem = value.toObject();
            QCOMPARE(problem.keys(), (QStringList{"cells", "check", "message", "severity"}));
            QVERIFY(problem["check"].isString());
            QVERIFY(problem["message"].toString().size() > 10);
            for (const QJsonValue& cell : problem["cells"].toArray()) {
                QCOMPARE(cell.toArray().size(), 2);
                for (const QJsonValue& number : cell.toArray())
                    QVERIFY(number.isDouble() && number.toInt() >= 0 && number.toInt() < 11);
            }
            ++counted[problem["severity"].toString()];
        }
        QVERIFY(counted["error"] > 0);
        QCOMPARE(file["errors"].toInt(), counted["error"]);
        QCOMPARE(file["warnings"].toInt(), counted["warning"]);
        QCOMPARE(file["notes"].toInt(), counted["note"]);
        QCOMPARE(counted.take("error") + counted.take("warning") + counted.take("note"),
                 int(file["problems"].toArray().size()));
        QVERIFY(counted.isEmpty());
    }

    void namesAClashByItsTwoCells() {
        const Folder folder;
        // The river of row 5 meets a vertical piece beside its western end, and so on the other side.
        folder.write("a.txt", crossingWith({{5, 1, '|'}, {5, 9, '|'}}));
        const Ran ran = run({"check", "--json", folder.path("a.txt")});
        QCOMPARE(ran.status, 1);
        QList<QJsonArray> pairs;
        for (const QJsonValue& problem : problemsOf(ran, "joins"))
            if (problem["severity"].toString() == "error") pairs << problem["cells"].toArray();
        const auto holds = [&pairs](QJsonArray a, QJsonArray b) {
            return pairs.contains(QJsonArray{a, b}) || pairs.contains(QJsonArray{b, a});
        };
        QCOMPARE(pairs.size(), 4);
        QVERIFY(holds({5, 0}, {5, 1}) && holds({5, 1}, {5, 2}));
        QVERIFY(holds({5, 8}, {5, 9}) && holds({5, 9}, {5, 10}));
    }

    void namesExactlyTheCellsThatBreakTheSymmetry() {
        const Folder folder;
        folder.write("a.txt", crossingWith({{9, 0, 'P'}}));
        const Ran ran = run({"check", "--json", folder.path("a.txt")});
        QCOMPARE(ran.status, 1);
        QSet<QPair<int, int>> cells;
        for (const QJsonValue& problem : problemsOf(ran, "symmetry"))
            for (const QJsonValue& cell : problem["cells"].toArray())
                cells.insert({cell[0].toInt(), cell[1].toInt()});
        QCOMPARE(cells, (QSet<QPair<int, int>>{{9, 0}, {1, 10}}));
    }

    void talksToPeople() {
        const Folder folder;
        folder.write("a.txt", crossingWith({{9, 0, 'P'}}));
        const Ran ran = run({"check", "a.txt", dataFile("the-crossing.txt")}, {}, folder.path());
        QCOMPARE(ran.status, 1);
        QCOMPARE(ran.err, QByteArray());
        const QList<QByteArray> blocks = [&] {
            QByteArray text = ran.out;
            return text.replace("\n\n", "\f").split('\f');
        }();
        QCOMPARE(blocks.size(), 2);
        QVERIFY(blocks[0].startsWith("a.txt"));
        QVERIFY(blocks[0].contains("[symmetry]"));
        QVERIFY(blocks[1].startsWith(dataFile("the-crossing.txt").toUtf8()));
        QVERIFY(blocks[1].contains("errors: 0, warnings: 0, notes: "));
        QVERIFY(ran.out.endsWith('\n'));
    }

    void listsErrorsFirst() {
        const Folder folder;
        // Mountains beside the king (warning), a broken symmetry (error), the bridge (note).
        folder.write("a.txt", crossingWith({{9, 0, 'M'}}));
        const QByteArray text = run({"check", folder.path("a.txt")}).out;
        const auto error = text.indexOf("  error");
        const auto warning = text.indexOf("  warning");
        const auto note = text.indexOf("  note");
        QVERIFY(error > 0 && warning > error && note > warning);
        QCOMPARE(text.indexOf("  error", warning), -1);
    }

    void readsStandardInput() {
        const Ran ran = run({"check", "--json", "-"}, Folder::readFile(dataFile("mountain-passes.as")));
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.files().at(0)["path"].toString(), "-");
        QVERIFY(run({"check", "-"}, Folder::readFile(dataFile("mountain-passes.as")))
                    .out.startsWith("standard input"));
        QVERIFY(run({"check", "-"}, "no map here").says("standard input"));
        QVERIFY(run({"check", "-"}).says("standard input"));
    }

    void checksTheOthersWhenOneCannotBeRead() {
        const Folder folder;
        folder.write("broken.txt", crossingWith({{9, 0, 'P'}}));
        folder.write("useless.txt", "no map here");
        const Ran ran =
            run({"check", "--json", dataFile("the-crossing.txt"), "useless.txt", "broken.txt", "gone"}, {},
                folder.path());
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.files().size(), 4);
        QCOMPARE(ran.files().at(0)["errors"].toInt(-1), 0);
        QCOMPARE(ran.files().at(1).toObject().keys(), (QStringList{"error", "path"}));
        QCOMPARE(ran.files().at(1)["path"].toString(), "useless.txt");
        QVERIFY(!ran.files().at(1)["error"].toString().isEmpty());
        QVERIFY(ran.files().at(2)["errors"].toInt() > 0);
        QCOMPARE(ran.files().at(3).toObject().keys(), (QStringList{"error", "path"}));
        QCOMPARE(ran.err.count('\n'), 2);
        QVERIFY(ran.err.startsWith("stonemason: useless.txt: "));
        QVERIFY(ran.err.contains("\nstonemason: gone: "));

        const Ran forPeople = run({"check", dataFile("the-crossing.txt"), "gone"}, {}, folder.path());
        QCOMPARE(forPeople.status, 2);
        QVERIFY(forPeople.out.contains("errors: 0"));
        QVERIFY(forPeople.says("gone"));
    }

    void reportsWhenThereIsNeitherAMapNorADeck() {
        const Ran ran = run({"check", "-"}, "Dear all,\nnothing here.\n");
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("no map, deck, board or game"), ran.err.constData());
    }

    void takesAnyFileName() {
        if (isForWindows()) QSKIP("a name with a line break");
        const Folder folder;
        const QByteArray map = crossingWith({});
        folder.write("--json", map);
        QVERIFY(run({"check", "--", "--json"}, {}, folder.path()).out.startsWith("--json\n"));
        folder.write("two\nlines", map);
        QVERIFY(run({"check", "two\nlines"}, {}, folder.path()).out.startsWith("two\\u{0A}lines\n"));
        QCOMPARE(run({"check", "--json", "two\nlines"}, {}, folder.path()).files().at(0)["path"].toString(),
                 "two\nlines");
        const Ran bytes =
            shell("cp -- --json \"$(printf 'a\\377b')\" && \"$stonemason\" check --json a*b", folder.path());
        QCOMPARE(bytes.status, 0);
        QCOMPARE(bytes.files().at(0)["path"].toString(), "a\uFFFDb");
        QVERIFY(shell("\"$stonemason\" check \"$(printf 'gone\\377')\"", folder.path()).says("gone\\xFF"));
    }

    void reportsWhenTheReportCannotBeWritten() {
        const QString check = "\"$stonemason\" check --json " + dataFile("the-crossing.txt");
        QVERIFY(shell(check + " > /dev/full").says("standard output"));
        QCOMPARE(shell(check + " > /dev/full").status, 2);
        QVERIFY(shell(check + " >&-").says("standard output"));
        QCOMPARE(shell(check + " >&-").status, 2);
        const Folder folder;
        // A pipe whose reader has gone away.
        const Ran ran = shell("mkfifo p; exec 3<>p 4>p 3<&-; " + check + " >&4", folder.path());
        QVERIFY(ran.says("standard output"));
        QCOMPARE(ran.status, 2);
    }
};

STONEMASON_GUILESS_TEST(TestCheck)
#include "test_check.moc"
