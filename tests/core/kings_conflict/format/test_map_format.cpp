// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/kings_conflict/format/formats.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/map/symmetry.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

Result<ReadMap> readMapOfForm(std::string_view bytes) {
    return readMap(bytes, {&test::kingsConflict(), 1});
}

Grid<Code> randomGrid(test::Random& random, int layer, Size size, bool anyCode) {
    Grid<Code> grid(size, '0');
    forEachCell(size, [&](Cell cell) {
        if (layer != terrainLayer)
            grid[cell] = Code('0' + random.below(10));
        else
            grid[cell] =
                anyCode ? Code(' ' + random.below(95)) : random.oneOf(test::kingsConflict().tiles).code;
    });
    return grid;
}

std::string randomWords(test::Random& random) {
    static const std::vector<std::string> pieces{"map", " ",    "  ",      "\n",   "\t", "\u017B", "\u2603",
                                                 "[b]", "[/b]", "[code]",  ":",    "\"", "\\",     "'",
                                                 "//",  "/*",   "Author:", "\r\n", "`",  "```"};
    std::string words;
    for (int i = random.below(8); i > 0; --i)
        words += random.oneOf(pieces);
    return words;
}

/// Any map that the form can hold; the words and unknown fields only where it holds them.
Map randomMap(test::Random& random, MapFormat format) {
    const bool everything = format == MapFormat::Smap;
    Map map;
    map.game = test::kingsConflict().id;
    map.layers.resize(test::kingsConflict().layers.size());
    const auto size = [&] {
        return everything ? Size{1 + random.below(20), 1 + random.below(20)} : test::kingsConflict().board;
    };
    int given = random.below(map.layerCount());
    for (int layer = 0; layer < map.layerCount(); ++layer) {
        const bool there = format == MapFormat::Text ? given-- >= 0 : random.coin();
        if (layer == terrainLayer || there) map.layer(layer) = randomGrid(random, layer, size(), everything);
    }
    if (everything || format == MapFormat::Forum)
        map.info = {randomWords(random), randomWords(random), randomWords(random), randomWords(random)};
    if (format == MapFormat::Forum) map.info = asPosted(map.info);
    map.symmetry = everything ? Symmetry(random.below(3)) : detectSymmetry(map, test::kingsConflict());
    for (std::size_t i = 0; everything && i < numberFields.size(); ++i) {
        const NumberInfo& info = test::kingsConflict().kings->numberInfos[i];
        if (random.coin())
            map.rules[std::string(numberFields[i].id)] =
                info.minimum + random.below(info.maximum - info.minimum + 1);
    }
    if (everything && random.coin())
        map.unknownFields =
            "{\"rules\": {\"ship\": 1}, \"layers\": {\"navy\": [1e3]}, \"x\": {\n\"y\":null }}";
    return map;
}

/// The line ends turned into others; never a new pair of \r and \n out of two.
std::string mixed(test::Random& random, const std::string& text) {
    std::string result;
    for (char c : text) {
        if (c != '\n')
            result += c;
        else if (result.ends_with('\r'))
            result += random.coin() ? "\r\n" : "\r";
        else
            result += random.oneOf(std::vector<std::string>{"\n", "\r\n", "\r"});
    }
    return result;
}

} // namespace

class TestMapFormat : public QObject {
    Q_OBJECT

private slots:
    void theTableIsInOrder() {
        const auto formats = allMapFormats();
        QCOMPARE(formats.size(), std::size_t(4));
        for (std::size_t i = 0; i < formats.size(); ++i)
            QCOMPARE(std::size_t(formats[i].format), i);
    }

    void readsBackWhatItWrote_data() {
        QTest::addColumn<int>("format");
        for (const MapFormatEntry& entry : allMapFormats())
            QTest::newRow(std::string(entry.id).c_str()) << int(entry.format);
    }

    void readsBackWhatItWrote() {
        QFETCH(int, format);
        test::Random random(unsigned(format + 1));
        for (int i = 0; i < 100; ++i) {
            const Map map = randomMap(random, MapFormat(format));
            const auto written = writeMap(map, test::kingsConflict(), MapFormat(format));
            if (!written) QFAIL(test::errorText(written.error()).c_str());
            const auto again = readMapOfForm(*written);
            if (!again) QFAIL((test::errorText(again.error()) + "\n" + *written).c_str());
            QCOMPARE(again->format, MapFormat(format));
            QVERIFY2(again->map == map, written->c_str());
            QCOMPARE(*writeMap(again->map, test::kingsConflict(), MapFormat(format)), *written);
            if (MapFormat(format) != MapFormat::Smap) {
                const auto mangled = readMapOfForm("\xEF\xBB\xBF" + mixed(random, *written));
                QVERIFY(mangled);
                QVERIFY(mangled->map == map);
            }
        }
    }

    void everyFormHoldsThePublishedMaps() {
        for (const char* name : {"the-crossing.txt", "mountain-passes.txt"}) {
            const Map map = readMapOfForm(test::testData("kings-conflict/" + std::string(name)))->map;
            QCOMPARE(map.symmetry, Symmetry::HalfTurn);
            for (const MapFormatEntry& entry : allMapFormats())
                for (const std::string mark : {"", "\xEF\xBB\xBF"}) {
                    const auto again =
                        readMapOfForm(mark + *writeMap(map, test::kingsConflict(), entry.format));
                    QVERIFY(again && again->map == map && again->format == entry.format);
                }
        }
    }

    void keepsOnlyWhatCanBeReadAgain() {
        const auto errors = [](const Map& map) {
            std::string all;
            for (const MapFormatEntry& entry : allMapFormats()) {
                const auto written = writeMapToKeep(map, test::kingsConflict(), entry.format);
                all += (written ? "fine" : test::errorText(written.error())) + "; ";
            }
            return all;
        };
        const Map good = newMap(test::kingsConflict());
        QCOMPARE(errors(good), "fine; fine; fine; fine; ");
        Map map = good;
        map.layer(terrainLayer) = Grid<Code>({10, 12}, 'P');
        QCOMPARE(errors(map),
                 "fine; write/size 11 11 10 12; write/size 11 11 10 12; write/size 11 11 10 12; ");
        map = good;
        map.layer(2) = Grid<Code>({11, 10}, '0');
        QCOMPARE(errors(map), "fine; write/hint-size safe 11 11 11 10; write/hint-size safe 11 11 11 10; "
                              "write/hint-size safe 11 11 11 10; ");
        map = good;
        map.layer(terrainLayer)[{3, 4}] = 'x';
        QCOMPARE(errors(map), "fine; write/unknown-code terrain (3,4) x; write/unknown-code terrain (3,4) x; "
                              "write/unknown-code terrain (3,4) x; ");
        map = good;
        map.layer(3)[{10, 0}] = 'P';
        QCOMPARE(errors(map), "write/unknown-code mountain (10,0) P; write/unknown-code mountain (10,0) P; "
                              "write/unknown-code mountain (10,0) P; write/unknown-code mountain (10,0) P; ");
        map = good;
        map.layer(terrainLayer) = {};
        QCOMPARE(errors(map), "write/map-size terrain 1 256; write/size 11 11 0 0; write/size 11 11 0 0; "
                              "write/size 11 11 0 0; ");
        map = good;
        map.info.description = std::string(17 * 1024 * 1024, 'x');
        QCOMPARE(errors(map), "write/too-large 16777216; fine; fine; write/too-large 1048576; ");
    }

    void textIsNotEndless() {
        const std::string code =
            *writeMap(newMap(test::kingsConflict()), test::kingsConflict(), MapFormat::GameCode);
        const std::string longest = code + std::string(maximumMapText - code.size(), '\n');
        QVERIFY(readMapOfForm(longest));
        QCOMPARE(test::errorText(readMapOfForm(longest + '\n').error()),
                 std::string("file/too-large 1048576"));
        const std::string smap =
            *writeMap(newMap(test::kingsConflict()), test::kingsConflict(), MapFormat::Smap);
        QVERIFY(readMapOfForm(smap + longest.substr(code.size())));
        Map map = newMap(test::kingsConflict());
        map.info.description = std::string(maximumMapText, 'x');
        QCOMPARE(test::errorText(writeMap(map, test::kingsConflict(), MapFormat::Forum).error()),
                 std::string("write/too-large 1048576"));
        QVERIFY(writeMap(map, test::kingsConflict(), MapFormat::Smap));
    }

    void writesWhateverTheFormHolds() {
        const auto errors = [](const Map& map) {
            std::string all;
            for (const MapFormatEntry& entry : allMapFormats()) {
                const auto written = writeMap(map, test::kingsConflict(), entry.format);
                all += (written ? "fine" : test::errorText(written.error())) + "; ";
            }
            return all;
        };
        const auto with = [](std::string_view codes) {
            Map map = newMap(test::kingsConflict());
            for (int i = 0; i < int(codes.size()); ++i)
                map.layer(terrainLayer)[{3, i}] = codes[std::size_t(i)];
            return map;
        };
        QCOMPARE(errors(with("x!#$%&'()*+")), "fine; fine; fine; fine; ");
        QVERIFY(writeMap(with("[/codes]"), test::kingsConflict(), MapFormat::Forum));
        QVERIFY(
            writeMap(with("x`;<=>?@^{~"), test::kingsConflict(), MapFormat::Text)->find("\nx`;<=>?@^{~\n") !=
            std::string::npos);
        for (const std::string bad : {"\"", "\\"})
            QCOMPARE(errors(with("P" + bad)), "fine; write/code-in-form terrain (3,1) " + bad +
                                                  "; fine; write/code-in-form terrain (3,1) " + bad + "; ");
        QCOMPARE(errors(with("PP ")), "fine; write/code-in-form terrain (3,2)  ; write/code-in-form terrain "
                                      "(3,2)  ; write/code-in-form terrain (3,2)  ; ");
        QCOMPARE(errors(with("P[/code]")), "fine; fine; fine; write/code-in-form terrain (3,1) [; ");
        Map small = with("x");
        small.layer(1) = Grid<Code>({2, 3}, '0');
        QCOMPARE(errors(small),
                 "fine; write/hint-size strategic 11 11 2 3; write/hint-size strategic 11 11 2 "
                 "3; write/hint-size strategic 11 11 2 3; ");
    }

    void namesWhatIsLost() {
        const auto lost = [](const Map& map, MapFormat format) {
            std::string all;
            for (std::string_view what : lostIn(format, map, test::kingsConflict()))
                all += std::string(what) + " ";
            return all;
        };
        Map map = newMap(test::kingsConflict());
        for (const MapFormatEntry& entry : allMapFormats())
            QCOMPARE(lost(map, entry.format), "");
        map.info = {"N", "A", "D", "L"};
        QCOMPARE(lost(map, MapFormat::GameCode), "name author description licence ");
        QCOMPARE(lost(map, MapFormat::Text), "name author description licence ");
        QCOMPARE(lost(map, MapFormat::Forum), "");
        map.symmetry = Symmetry::None;
        map.rules = {{"kingMove", 2}};
        map.notes = {{{0, 0}, "x"}};
        map.unknownFields = "{\"x\": 1}";
        map.info.name = map.info.description = {};
        QCOMPARE(lost(map, MapFormat::Text), "author licence symmetry rules notes other ");
        QCOMPARE(lost(map, MapFormat::Forum), "symmetry rules notes other ");
        QCOMPARE(lost(map, MapFormat::Smap), "");
    }

    void formShowsInTheContent_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const std::string& bytes, const char* error) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString(error);
        };
        const std::string code = test::testData("kings-conflict/mountain-passes.as");
        row("nothing", "", "file/empty");
        row("a mark alone", "\xEF\xBB\xBF", "file/empty");
        row("binary", std::string("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16), "file/nul @3");
        row("NUL in code", code.substr(0, 100) + std::string(1, '\0') + code.substr(101), "file/nul @3");
        row("NUL at the end", code + std::string(1, '\0'), "file/nul @49");
        row("UTF-16", std::string("\xFF\xFEG\0l\0", 6), "file/encoding UTF-16");
        row("UTF-16, other end", std::string("\xFE\xFF\0G\0l", 6), "file/encoding UTF-16");
        row("UTF-32", std::string("\xFF\xFE\0\0G\0\0\0", 8), "file/encoding UTF-32");
        row("UTF-32, other end", std::string("\0\0\xFE\xFF\0\0\0G", 8), "file/encoding UTF-32");
        row("brackets only", std::string(1'000'000, '['), "json/depth 64 @1");
        row("brackets with spaces", "[ [\n" + std::string(1'000'000, '['), "json/depth 64 @2");
        row("deep in a field", "{\"a\":" + std::string(1'000'000, '['), "json/depth 64 @1");
        row("broken JSON", "\n {\"format\": \"stonemason-map\"", "json/cut @2");
        row("a list", "[\"MMHHHPPPPPP\"]", "json/foreign");
        row("random letters", std::string(1'000, 'q'), "map/nothing");
        row("a long line of codes", std::string(100'000, 'P'), "map/row-length terrain 1 11 100000 @1");
        row(
            "many lines",
            [] {
                std::string rows;
                for (int i = 0; i < 80'000; ++i)
                    rows += "PPPPPPPPPPP\n";
                return rows;
            }(),
            "map/too-many-rows terrain 11 80000 @12");
    }

    void formShowsInTheContent() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, error);
        const auto found = readMapOfForm(bytes.toStdString());
        QVERIFY(!found);
        QVERIFY2(QString::fromStdString(test::errorText(found.error())).startsWith(error),
                 test::errorText(found.error()).c_str());
    }

    void theGameIsChosenByIdOrElseByWhatFits() {
        GameProfile other = test::kingsConflict();
        other.id = "other";
        other.board = {3, 3};
        const std::array<GameProfile, 2> games{other, test::kingsConflict()};
        const Map map = newMap(test::kingsConflict());
        QCOMPARE(readMap(*writeMap(map, test::kingsConflict(), MapFormat::Smap), games)->map.game,
                 test::kingsConflict().id);
        QCOMPARE(readMap("PPP\nPPP\nPPP\n", games)->map.game, "other");
        QCOMPARE(readMap(*writeMap(map, test::kingsConflict(), MapFormat::Text), games)->map.game,
                 test::kingsConflict().id);
        QCOMPARE(readMap(*writeMap(map, test::kingsConflict(), MapFormat::GameCode), games)->map.game,
                 test::kingsConflict().id);
        QCOMPARE(gameOf(*writeMap(map, test::kingsConflict(), MapFormat::Text), games), std::size_t(1));
        QCOMPARE(gameOf(*writeMap(map, test::kingsConflict(), MapFormat::Smap), games), std::size_t(1));
        QCOMPARE(gameOf("PPP\nPPP\nPPP\n", games), std::size_t(0));
        QCOMPARE(gameOf("{\"format\": \"stonemason-map\", \"game\": \"chess\"}", games), std::size_t(0));
        QVERIFY(!readMap("PPPP\nPPPP\nPPPP\n", games));
    }

    /// Cut anywhere, changed anywhere: either refused or a map that can be written and read again.
    void damagedFilesAreReadWholeOrNotAtAll() {
        test::Random random(7);
        for (const MapFormatEntry& entry : allMapFormats()) {
            const std::string good =
                *writeMap(randomMap(random, entry.format), test::kingsConflict(), entry.format);
            for (int i = 0; i < 300; ++i) {
                std::string bytes = good;
                const auto at = std::size_t(random.below(int(bytes.size())));
                switch (random.below(4)) {
                case 0: bytes.resize(at); break;
                case 1: bytes.erase(at, 1 + std::size_t(random.below(20))); break;
                case 2: bytes.insert(at, 1, char(random.below(256))); break;
                default: bytes[at] = char(random.below(256)); break;
                }
                const auto found = readMapOfForm(bytes);
                if (!found) {
                    QVERIFY(!found.error().message.id.empty());
                    continue;
                }
                const auto written = writeMap(found->map, test::kingsConflict(), MapFormat::Smap);
                QVERIFY2(written, bytes.c_str());
                QVERIFY2(readMapOfForm(*written)->map == found->map, bytes.c_str());
            }
        }
    }
};

STONEMASON_APPLESS_TEST(TestMapFormat)
#include "test_map_format.moc"
