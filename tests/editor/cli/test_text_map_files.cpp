// SPDX-License-Identifier: GPL-3.0-or-later
// Maps of characters on the command line: checked, converted, written out, and read as such when asked.
#include "tests/editor/cli/program.h"
#include "tests/support/test_program.h"

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

    void whatThereIsToSayIsSaid() {
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

    /// What the content looks like is not asked when a person says what it is.
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

    /// Faulty rows are told as what they were read, and how else they can be.
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
