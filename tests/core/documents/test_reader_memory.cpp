// SPDX-License-Identifier: GPL-3.0-or-later
// Upper bounds of the memory that readers use, for the largest and densest files that they accept.
#include "core/ambush/pattern_file.h"
#include "core/base/limits.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/format/profile_reader.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/lzo.h"
#include "core/pocket_heroes/format/phm.h"
#include "core/text_map/glyph_table.h"
#include "core/text_map/level_file.h"
#include "core/text_map/text_map_file.h"
#include "core/token_battle/format/catalogue_reader.h"
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/lan_message.h"
#include "core/token_battle/format/position_text.h"
#include "core/token_battle/format/tournament_file.h"
#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/profile_reader.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/format/swar.h"
#include "core/wastes/format/tournament_file.h"
#include "tests/core/documents/dense_inputs.h"
#include "tests/support/boards.h"
#include "tests/support/long_run.h"
#include "tests/support/profile.h"
#include "tests/support/tournaments.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <malloc.h>
#include <new>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::token_battle;

namespace {

std::atomic<std::int64_t> inUse = 0;
std::atomic<std::int64_t> mostInUse = 0;

constexpr std::int64_t ofAllocator = 8; ///< bytes that it keeps with every block

} // namespace

void* operator new(std::size_t size) {
    void* block = std::malloc(size);
    if (!block) throw std::bad_alloc();
    const std::int64_t now = inUse += std::int64_t(malloc_usable_size(block)) + ofAllocator;
    if (now > mostInUse) mostInUse = now;
    return block;
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    try {
        return operator new(size);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

void operator delete(void* block) noexcept {
    if (block) inUse -= std::int64_t(malloc_usable_size(block)) + ofAllocator;
    std::free(block);
}

void operator delete(void* block, std::size_t) noexcept {
    operator delete(block);
}

namespace {

constexpr std::int64_t mebibyte = 1024 * 1024;
/// The limit for a reader and its result, which keeps the whole program below 256 MiB.
constexpr std::int64_t most = 224 * mebibyte;

const Duel& duel() {
    static const Duel duel = test::duelOf("0 1 | 2 3 | 4 5 | 6 7", "0 1 | 2 3 | 4 5 | 6 7");
    return duel;
}

/// Finds the maps of a level file, reads the first and the last, and writes them in their places.
void readLevels(std::string_view text) {
    const auto maps = text_map::levelMapsIn(text);
    if (maps.empty()) return;
    for (const text_map::LevelMap* map : {&maps.front(), &maps.back()})
        if (const auto read = text_map::readLevelMap(text, *map)) (void)text_map::writeInFrame(*read);
}

/// Passes the text to every reader, as when the kind must be recognised from the content alone.
void readByAll(std::string_view text) {
    const std::span<const GameProfile> games(&test::kingsConflict(), 1);
    (void)readMap(text, games);
    (void)readDecks(text, test::tokenBattle());
    (void)readTournament(text, test::tokenBattleTable());
    (void)readGameProfile(text);
    (void)readCatalogue(text);
    (void)readDuelRules(text);
    (void)readGameRecord(text, test::tokenBattle());
    (void)readPosition(text, duel());
    (void)wastes::readBoardRows(text);
    (void)wastes::readSboard(text, test::theWastes());
    (void)wastes::readSwar(text, test::theWastes());
    (void)wastes::readTournament(text, test::theWastes());
    (void)wastes::readProfile(text);
    (void)readLanMessage(text);
    (void)readLanAnnouncement(text);
    (void)pocket_heroes::readWorld(text);
    if (const auto world = pocket_heroes::readPlayable(text))
        (void)pocket_heroes::editableWorldOf(*world, test::pocketHeroes());
    (void)ambush::readPattern(text);
    (void)text_map::readTextMap(text);
    readLevels(text);
    (void)text_map::readGlyphTable(text);
}

} // namespace

class TestReaderMemory : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        test::kingsConflict();
        duel();
        test::theWastes();
        test::pocketHeroes();
    }

    void noInputTakesMuch_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < int(dense::inputs().size()); ++i)
            if (test::isLongRun() || dense::inputs()[std::size_t(i)].comesNear)
                QTest::newRow(dense::inputs()[std::size_t(i)].name) << i;
    }
    void noInputTakesMuch() {
        QFETCH(int, index);
        const std::int64_t before = inUse;
        const std::string text = dense::inputs()[std::size_t(index)].text();
        QVERIFY(text.size() <= std::size_t(maximumFileSize));
        mostInUse = inUse.load();
        readByAll(text);
        const std::int64_t taken = (mostInUse - before) / mebibyte;
        qInfo("%lld MiB", static_cast<long long>(taken));
        QVERIFY2(taken <= most / mebibyte, qPrintable(QStringLiteral("%1 MiB").arg(taken)));
    }

    /// The largest text map, of four-byte characters: larger than other readers accept. The text, the map
    /// and its written form are in memory at once.
    void theLargestTextMapIsReadAndWritten() {
        const std::int64_t before = inUse;
        mostInUse = before;
        std::string text;
        text.reserve(std::size_t(text_map::maximumTextMapSize));
        text += "\xEF\xBB\xBF";
        for (int row = 0; row < text_map::maximumTextMapSide; ++row) {
            for (int column = 0; column < text_map::maximumTextMapSide; ++column)
                text += "\U0001F409";
            text += "\r\n";
        }
        QVERIFY(text.size() > std::size_t(64 * mebibyte));
        const auto map = text_map::readTextMap(text);
        QVERIFY(map.ok());
        QVERIFY(text_map::writeTextMap(*map) == text);
        const std::int64_t taken = (mostInUse - before) / mebibyte;
        QVERIFY2(taken <= most / mebibyte, qPrintable(QStringLiteral("%1 MiB").arg(taken)));
    }

    /// Packed content is unpacked, but never beyond the game's limit.
    void packedWorldsAreUnpackedUpToTheMost() {
        const std::string content = dense::eventsForTheGame();
        const auto read =
            pocket_heroes::readPlayable(dense::playable(content.size(), pocket_heroes::packLzo(content)));
        QVERIFY(!read);
        QVERIFY(read.error().message.id != std::string_view("phm/packed")); // it was, and ends otherwise
        const std::string bomb = dense::playable(dense::mostUnpacked, dense::bombForTheGame());
        QVERIFY(bomb.size() > std::size_t(mebibyte) - 1024);
        const std::int64_t before = inUse;
        mostInUse = before;
        const auto burst = pocket_heroes::readPlayable(bomb);
        QVERIFY(!burst);
        QCOMPARE(burst.error().message.id, std::string_view("phm/packed"));
        QVERIFY(mostInUse - before <= 16 * mebibyte);
    }

    /// The longest that is good is among the inputs, too.
    void theLongestWarIsRead() {
        const auto game = wastes::readSwar(dense::longestWar(), test::theWastes());
        QVERIFY(game.ok());
        QVERIFY(game->moveCount() > 8000);
    }

    /// The largest that is good is among the inputs.
    void theLargestTournamentIsRead() {
        const auto part = readTournament(dense::largestTournament(), test::tokenBattleTable());
        QVERIFY(part.ok());
        QCOMPARE(part->tournament.schedule().pairings(), 19'900);
    }
};

QTEST_APPLESS_MAIN(TestReaderMemory)
#include "test_reader_memory.moc"
