// SPDX-License-Identifier: GPL-3.0-or-later
// How much memory readers take at most, for the largest and densest files that they look at.
#include "core/base/limits.h"
#include "core/format/block_text.h"
#include "core/format/catalogue_reader.h"
#include "core/format/deck_format.h"
#include "core/format/duel_rules_reader.h"
#include "core/format/game_record.h"
#include "core/format/lan_message.h"
#include "core/format/map_format.h"
#include "core/format/position_text.h"
#include "core/format/profile_reader.h"
#include "core/format/tournament_file.h"
#include "tests/support/duels.h"
#include "tests/support/profile.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <malloc.h>
#include <new>

using namespace stonemason;

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

void operator delete(void* block) noexcept {
    if (block) inUse -= std::int64_t(malloc_usable_size(block)) + ofAllocator;
    std::free(block);
}

void operator delete(void* block, std::size_t) noexcept {
    operator delete(block);
}

namespace {

constexpr std::int64_t mebibyte = 1024 * 1024;
/// What a reader and what it reads may take, so that the whole program stays below 256 MiB.
constexpr std::int64_t most = 224 * mebibyte;

/// The unit again and again between the ends: so often, or until no more fits into a file.
std::string filled(std::string_view begin, std::string_view unit, std::string_view end,
                   std::size_t times = -1) {
    std::string text(begin);
    text.reserve(std::size_t(maximumFileSize));
    const std::size_t room = (std::size_t(maximumFileSize) - begin.size() - end.size()) / unit.size();
    for (std::size_t i = 0; i < std::min(times, room); ++i)
        text += unit;
    if (text.ends_with(',')) text.pop_back();
    return text += end;
}

/// JSON of a form with a list of as many of the unit, which is so many values, as parseJson takes.
std::string listIn(std::string_view begin, std::string_view unit, std::size_t values, std::string_view end) {
    return filled(begin, unit, end, (std::size_t(maximumDeckValues) - 100) / values);
}

/// Objects of as many members, all of different names, as there may be; as many of them as fit.
std::string objectsIn(std::string_view begin, std::string_view value, std::string_view end) {
    constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
    std::string object = "{";
    for (std::size_t i = 0; i < std::size_t(maximumJsonMembers); ++i) {
        object += '"';
        for (std::size_t rest = i, place = 0; place < 3; ++place, rest /= digits.size())
            object += digits[rest % digits.size()];
        object.append("\":").append(value).append(",");
    }
    object.back() = '}';
    return listIn(begin, object + ',', std::size_t(maximumJsonMembers), end);
}

const std::string decksBegin =
    R"({"format":"stonemason-decks","version":1,"game":"token-battle","active":0,)";

std::string tournamentBegin() {
    return R"({"format":"stonemason-tournament","version":1,"game":"token-battle","fingerprint":{"game":")" +
           gameFingerprint(*test::tokenBattleTable()) +
           R"(","plan":"0"},"form":"round-robin","player":"easy","gamesPerPairing":2,"seed":0,)";
}

const Duel& duel() {
    static const Duel duel = test::duelOf("0 1 | 2 3 | 4 5 | 6 7", "0 1 | 2 3 | 4 5 | 6 7");
    return duel;
}

/// Gives the text to every reader, as when it is told from its content what a file is.
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
    (void)readLanMessage(text);
    (void)readLanAnnouncement(text);
}

} // namespace

class TestReaderMemory : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        test::kingsConflict();
        duel();
    }

    void noFileTakesMuch_data() {
        QTest::addColumn<std::string>("text");
        const auto row = [](const char* name, std::string text) { QTest::newRow(name) << std::move(text); };
        row("blank lines", filled("", "\n", ""));
        row("short lines", filled("", "P\n", ""));
        row("rows", filled("", "PPPPPPPPPPP\n", ""));
        row("rows and prose", filled("", "PPPPPPPPPPP\nno row is this\n", ""));
        row("tags", filled("", "[code]P[/code]", ""));
        row("fences", filled("", "```\n", ""));
        row("pushed rows", filled("var stringmap = [", "'',", "];"));
        row("sets", filled("", "set 0\n1\n2\n3\n4\n", ""));
        row("named sets",
            filled("", "set 0\nName\n1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n", ""));
        row("broken sets", filled("", "set 0\n", ""));
        row("lists", filled("", "Deck: a\nStack 1:1\nStack 2:2\nStack 3:3\nStack 4:4\n", ""));
        row("stacks", filled("", "Stack 1:0\n", ""));
        row("codes", filled("", "sd1-48sg00820c20a2060w4yw41mzr ", ""));
        row("damaged codes", filled("", "sd1-0000000000 ", ""));
        row("user file", filled("a\nb\nc\nHandset\n0\n", "set 0\n1\n2\n3\n4\n", ""));
        row("words", filled("token-battle position 1\n", ". ", ""));
        row("numbers in JSON", listIn("[", "0,", 1, "]"));
        row("strings in JSON", listIn("[", "\"\",", 1, "]"));
        row("long strings in JSON", listIn("[", "\"0123456789abcdef\",", 1, "]"));
        row("lists in JSON", listIn("[", "[0],", 2, "]"));
        row("objects in JSON", listIn("[", "{\"\":\"\"},", 2, "]"));
        row("members in JSON", objectsIn("[", "0", "]"));
        row("string members in JSON", objectsIn("[", "\"\"", "]"));
    }
    void noFileTakesMuch() {
        QFETCH(std::string, text);
        takesLittle(text);
    }

    /// The forms that may hold more values than others, filled where they keep what they read.
    void noLibraryTakesMuch_data() {
        QTest::addColumn<std::string>("text");
        const auto row = [](const char* name, std::string text) { QTest::newRow(name) << std::move(text); };
        const std::string decks = decksBegin + R"("decks":[)";
        const std::string unknown = decksBegin + R"("decks":[],"x":[)";
        row("empty decks", listIn(decks, R"({"name":"a","stacks":[[],[],[],[]]},)", 7, "]}"));
        row("decks",
            listIn(decks, R"({"name":"a","stacks":[[1,2,3,4,5],[6,7,8,9],[10,11,12],[13,14]]},)", 21, "]}"));
        row("long names",
            listIn(decks, "{\"name\":\"" + std::string(100, 'n') + R"(","stacks":[[],[],[],[]]},)", 7, "]}"));
        row("left out",
            listIn(decks, "{\"name\":\"" + std::string(200, 'n') + R"(","stacks":[]},)", 3, "]}"));
        row("tags",
            listIn(decks, R"({"name":"a","tags":["t","t","t","t","t","t","t","t"],"stacks":[[],[],[],[]]},)",
                   16, "]}"));
        row("unknown of decks",
            listIn(
                decks,
                R"({"name":"a","stacks":[[],[],[],[]],"x":["","","","","","","","","","","","","","","",""]},)",
                24, "]}"));
        row("unknown strings", listIn(unknown, "\"\",", 1, "]}"));
        row("unknown objects", listIn(unknown, "{\"\":\"\"},", 2, "]}"));
        row("unknown members", objectsIn(unknown, "\"\"", "]}"));
        row("no decks", listIn(decks, "\"\",", 1, R"(],"y":{}})"));
        const std::string tournament = tournamentBegin();
        row("played", listIn(tournament + R"("decks":[],"played":[)", "[0,1],", 3, "]}"));
        row("entrants",
            listIn(tournament + R"("decks":[)", R"({"name":"a","stacks":[[1],[2],[3],[4]]},)", 11, "]}"));
        row("unknown sums", listIn(tournament + R"("decks":[],"sums":[)", "\"\",", 1, "]}"));
    }
    void noLibraryTakesMuch() {
        QFETCH(std::string, text);
        takesLittle(text);
    }

private:
    /// What `text` is itself counts as well.
    static void takesLittle(const std::string& text) {
        QVERIFY(text.size() <= std::size_t(maximumFileSize));
        const std::int64_t before = inUse - std::int64_t(text.size());
        mostInUse = inUse.load();
        readByAll(text);
        const std::int64_t taken = mostInUse - before;
        qInfo("%lld MiB", static_cast<long long>(taken / mebibyte));
        QVERIFY2(taken <= most, qPrintable(QStringLiteral("%1 MiB").arg(taken / mebibyte)));
    }
};

Q_DECLARE_METATYPE(std::string)

QTEST_APPLESS_MAIN(TestReaderMemory)
#include "test_reader_memory.moc"
