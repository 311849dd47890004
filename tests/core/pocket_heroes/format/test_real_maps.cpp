// SPDX-License-Identifier: GPL-3.0-or-later
// Maps that people drew with the game's own editor, where they are at hand.
#include "core/format/file.h"
#include "core/pocket_heroes/format/hmm.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

namespace stonemason::pocket_heroes {

namespace {

/// The contents of a map, counted in its bytes by independent means.
struct Expected {
    const char* file;
    const char* name;
    int version, side, players, heroes, items, guards, events, visitables, ownerables, castles, decorations,
        paths;
};

constexpr Expected maps[] = {
    {"Arena.hmm", "", 0x19, 64, 4, 4, 158, 200, 35, 156, 8, 0, 927, 127},
    {"Delta.hmm", "Delta", 0x18, 32, 2, 0, 19, 15, 0, 21, 13, 2, 459, 167},
    {"Gods_War.hmm", "Gods' War", 0x18, 32, 2, 2, 93, 39, 11, 32, 8, 2, 277, 104},
    {"H2O.hmm", "H2O", 0x19, 32, 3, 3, 69, 6, 0, 17, 11, 4, 171, 146},
    {"Swampy.hmm", "Swampy", 0x18, 128, 6, 0, 785, 202, 0, 227, 58, 24, 6270, 1880},
    {"Winter_Assault.hmm", "Winter Assault", 0x18, 64, 2, 0, 43, 27, 0, 64, 20, 5, 2313, 783},
};

} // namespace

class TestRealMaps : public QObject {
    Q_OBJECT

private slots:
    void areReadAndWrittenBack_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < int(std::size(maps)); ++i)
            QTest::newRow(maps[i].file) << i;
    }
    void areReadAndWrittenBack() {
        QFETCH(int, index);
        const Expected& expected = maps[index];
        const auto files = test::realMapFiles();
        const auto file = std::ranges::find(files, expected.file, test::fileName);
        if (file == files.end()) QSKIP("the real maps are not at hand");
        const auto bytes = readFile(*file);
        QVERIFY(bytes.ok());
        const auto read = readWorld(*bytes);
        if (!read) QFAIL(test::errorText(read.error()).c_str());
        QCOMPARE(int(read->version), expected.version);
        QCOMPARE(read->size().rows, expected.side);
        if (*expected.name) QCOMPARE(nameOf(*read, Language::English), std::string(expected.name));
        QCOMPARE(int(read->players.size()), expected.players);
        QCOMPARE(int(read->heroes.size()), expected.heroes);
        QCOMPARE(int(read->items.size()), expected.items);
        QCOMPARE(int(read->guards.size()), expected.guards);
        QCOMPARE(int(read->events.size()), expected.events);
        QCOMPARE(int(read->visitables.size()), expected.visitables);
        QCOMPARE(int(read->ownerables.size()), expected.ownerables);
        QCOMPARE(int(read->castles.size()), expected.castles);
        QCOMPARE(int(read->decorations.size()), expected.decorations);
        QCOMPARE(int(read->paths.size()), expected.paths);
        const auto written = writeWorld(*read);
        QVERIFY(written.ok());
        QVERIFY(*written == *bytes);
    }

    void everyOneAtHandIsKept() {
        const auto files = test::realMapFiles();
        if (files.empty()) QSKIP("the real maps are not at hand");
        for (const std::string& file : files) {
            const auto bytes = readFile(file);
            QVERIFY(bytes.ok());
            const auto read = readWorld(*bytes);
            QVERIFY2(read.ok(), file.c_str());
            QVERIFY2(*writeWorld(*read) == *bytes, file.c_str());
        }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestRealMaps)
#include "test_real_maps.moc"
