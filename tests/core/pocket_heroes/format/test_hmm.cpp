// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/hmm.h"
#include "tests/support/error_text.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

using test::anyWorld;

namespace {

constexpr std::array versions{Version::Plain, Version::Translated};

std::string bytesOf(const World& world) {
    const auto written = writeWorld(world);
    return written ? *written : test::errorText(written.error());
}

QString writeError(const World& world) {
    const auto written = writeWorld(world);
    return written ? QStringLiteral("written") : QString::fromStdString(test::errorText(written.error()));
}

bool isGood(const Error& error, std::size_t size) {
    const auto ids = worldErrorIds();
    const auto* offset = std::get_if<int>(&error.message.arguments.front());
    return std::ranges::find(ids, error.message.id) != ids.end() && !error.field.empty() && offset &&
           *offset >= 0 && std::size_t(*offset) <= size;
}

/// How many bytes differ between texts of one length; -1 when the lengths do.
int differences(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return -1;
    int count = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        count += a[i] != b[i] ? 1 : 0;
    return count;
}

} // namespace

class TestHmm : public QObject {
    Q_OBJECT

private slots:
    void whatWasWrittenReadsBack() {
        for (const Version version : versions) {
            for (unsigned seed = 0; seed < 60; ++seed) {
                const World world = anyWorld(version, seed);
                const std::string bytes = bytesOf(world);
                QVERIFY(looksLikeWorld(bytes));
                const auto read = readWorld(bytes);
                if (!read) QFAIL(test::errorText(read.error()).c_str());
                QVERIFY(*read == world);
                QVERIFY(bytesOf(*read) == bytes);
            }
        }
    }

    void everySize() {
        for (const int side : worldSides) {
            const World world = emptyWorld(side);
            const auto read = readWorld(bytesOf(world));
            if (!read) QFAIL(test::errorText(read.error()).c_str());
            QVERIFY(*read == world);
        }
    }

    void cutAtEveryByte() {
        for (const Version version : versions) {
            const std::string bytes = bytesOf(anyWorld(version, 7));
            for (std::size_t size = 0; size < bytes.size(); ++size) {
                const auto read = readWorld(std::string_view(bytes).substr(0, size));
                QVERIFY2(!read, qPrintable(QString::number(size)));
                QVERIFY2(isGood(read.error(), size), test::errorText(read.error()).c_str());
            }
        }
    }

    /// Bytes damaged in any way are refused with a reason, or written back unchanged.
    void damagedBytesAreRefusedOrKept() {
        test::Random random(22);
        int refused = 0;
        for (int round = 0; round < 4000; ++round) {
            std::string bytes = bytesOf(anyWorld(versions[std::size_t(round % 2)], unsigned(round % 20)));
            for (int damage = random.below(3); damage >= 0; --damage)
                bytes[std::size_t(random.below(int(std::min<std::size_t>(bytes.size(), 3000))))] =
                    char(random.below(256));
            const auto read = readWorld(bytes);
            if (read) {
                QVERIFY(bytesOf(*read) == bytes);
            } else {
                ++refused;
                QVERIFY2(isGood(read.error(), bytes.size()), test::errorText(read.error()).c_str());
            }
        }
        QVERIFY(refused > 400 && refused < 3600);
    }

    void anEditChangesNothingElse() {
        World world = anyWorld(Version::Translated, 3);
        world.items.push_back({Chest{}, {4, 5}, {}, "key"});
        world.decorations.push_back({{1, 2}, "trees_1"});
        const std::string before = bytesOf(world);

        World moved = world;
        moved.items.back().cell = {6, 7};
        QCOMPARE(differences(bytesOf(moved), before), 2);
        World replaced = world;
        replaced.decorations.back().id = "trees_2";
        QCOMPARE(differences(bytesOf(replaced), before), 1);
        World painted = world;
        painted.nodes[{32, 32}].surface = Surface(int(world.nodes[{32, 32}].surface) ^ 1);
        QCOMPARE(differences(bytesOf(painted), before), 1);
        World deleted = world;
        deleted.decorations.pop_back();
        QCOMPARE(before.size() - bytesOf(deleted).size(), std::size_t(4 + 4 + 2 * 7));
    }

    void nodesStandRowByRow() {
        World world = emptyWorld(32);
        world.nodes[{2, 3}] = {Surface::Lava, 9};
        const std::string bytes = bytesOf(world);
        const std::size_t nodes = bytes.size() - 8 - 2 * 33 * 33; // the counts of two empty lists follow
        QCOMPARE(bytes[nodes + 2 * (2 * 33 + 3)], char(Surface::Lava));
        QCOMPARE(bytes[nodes + 2 * (2 * 33 + 3) + 1], char(9));
    }

    void whatNoFileHoldsIsNotWritten() {
        World world = emptyWorld(32);
        world.nodes = Grid<Node>({34, 34});
        QCOMPARE(writeError(world), QStringLiteral("hmm/side 34 34 in size"));
        world.nodes = Grid<Node>({33, 65});
        QCOMPARE(writeError(world), QStringLiteral("hmm/side 33 65 in size"));
        world = emptyWorld(32);
        world.languages = 0;
        QCOMPARE(writeError(world), QStringLiteral("hmm/languages 0 1 3 in languages"));
        world.languages = 4;
        QCOMPARE(writeError(world), QStringLiteral("hmm/languages 4 1 3 in languages"));
        world = emptyWorld(32);
        world.visitables.assign(65536, {});
        QCOMPARE(writeError(world), QStringLiteral("hmm/too-many 65536 65535 in visitables"));
        world.visitables.resize(65535);
        QCOMPARE(writeError(world), QStringLiteral("written"));
        world.visitables[2].cell = {0, 40000};
        QCOMPARE(writeError(world), QStringLiteral("hmm/cell (0,40000) in visitables[2].cell"));
        world.visitables[1].message = "\xFF";
        QCOMPARE(writeError(world), QStringLiteral("hmm/not-utf8 in visitables[1].message"));
        world = emptyWorld(32);
        world.heroes.emplace_back().secondarySkills.assign(256, {});
        QCOMPARE(writeError(world), QStringLiteral("hmm/too-many 256 255 in heroes[0].secondarySkills"));
    }

    void theIdsOfErrorsAreSorted() {
        const auto ids = worldErrorIds();
        QVERIFY(std::ranges::is_sorted(ids));
        QVERIFY(std::ranges::adjacent_find(ids) == ids.end());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestHmm)
#include "test_hmm.moc"
