// SPDX-License-Identifier: GPL-3.0-or-later
// Maps within the files of games: they are found, read, and written back without a change around them.
#include "core/text_map/level_file.h"
#include "core/text_map/text_map_file.h"
#include "tests/support/cost.h"
#include "tests/support/error_text.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <string>
#include <vector>

using namespace stonemason;
using namespace stonemason::text_map;

namespace {

const std::string des =
    "MAZE: \"minetn-1\", ' '\r\nGEOMETRY:center,center\r\nMAP\r\n|---|\r\n|..{|\r\n|---|"
    "\r\nENDMAP\r\nREGION:(0,0,3,3),lit\r\n\r\nNAME:    second\r\nMAP\r\nxxx\r\nx.x\r\nxxx"
    "\r\nENDMAP\r\n";
const std::string lua = "-- x [[ y\n--[[ a comment\n####\n####\n]]\ndes.map([[\n|--|\n|..|\n|--|\n]]);\n"
                        "name = 'cave'\ndes.map({ x = 1, map = [==[\nxx]]x\nx...x\n]==] })\n"
                        "msg = [[Welcome to the\ncave of the dragon]]\n";
const std::string vaults =
    "# comment\nN:1:Lesser vault\nX:7:5:3:5\nD:#####\nD:#.&.#\nD:#####\n\n"
    "N:2:Odd\nD:This is the tale of\nD:a vault of old.\nN:3:Greater\nD:XXX\nD:X.X\nD:XXX";
const std::string octile = "type octile\nheight 2\nwidth 3\nmap\n@.@\nT.W\n";
const std::string dump = "The hero died on level 3.\n\n#####\n#..@#\n#####\n\nBefore that, level 2:\n####\n"
                         "\n#>.#\n####\nHe had a sword.\n";
const std::string tabs = "####\t####\n#..#\t#..#\n\t####\t#\n";
const std::string japanese = "\x81\xA1\x81\xA1\x81\xA1\n\x81\xA1\x81\x45\x81\xA1\n\x81\xA1\x81\xA1\x81\xA1\n";

std::vector<LevelMap> openableIn(const std::string& bytes) {
    std::vector<LevelMap> maps = levelMapsIn(bytes);
    maps.push_back(wholeFile(bytes));
    return maps;
}

std::string rowsOf(const std::string& bytes, std::size_t map) {
    const auto read = readLevelMap(bytes, levelMapsIn(bytes).at(map));
    return read ? writeRows(*read) : test::errorText(read.error());
}

int differentBytes(const std::string& one, const std::string& other) {
    int different = one.size() == other.size() ? 0 : 1000;
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i)
        different += one[i] != other[i];
    return different;
}

} // namespace

class TestLevelFile : public QObject {
    Q_OBJECT

private slots:
    void mapsAreFoundWithTheirNames() {
        const auto blocks = levelMapsIn(des);
        QCOMPARE(blocks.size(), std::size_t(2));
        QCOMPARE(blocks[0].name, std::string("minetn-1"));
        QCOMPARE(blocks[0].firstLine, 4);
        QCOMPARE(blocks[1].name, std::string("second"));
        QCOMPARE(blocks[1].rows, 3);
        QCOMPARE(rowsOf(des, 0), std::string("|---|\r\n|..{|\r\n|---|\r\n"));
        QCOMPARE(rowsOf(des, 1), std::string("xxx\r\nx.x\r\nxxx\r\n"));
        const auto strings = levelMapsIn(lua);
        QCOMPARE(strings.size(), std::size_t(2));
        QCOMPARE(strings[0].firstLine, 7);
        QCOMPARE(strings[1].name, std::string("cave"));
        QCOMPARE(strings[1].firstLine, 13);
        QCOMPARE(rowsOf(lua, 0), std::string("|--|\n|..|\n|--|\n"));
        QCOMPARE(rowsOf(lua, 1), std::string("xx]]x\nx...x\n"));
        const auto rows = levelMapsIn(vaults);
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].name, std::string("Lesser vault"));
        QCOMPARE(rows[1].name, std::string("Greater"));
        QCOMPARE(rowsOf(vaults, 1), std::string("XXX\nX.X\nXXX\n"));
        QCOMPARE(rowsOf(octile, 0), std::string("@.@\nT.W\n"));
        const auto drawn = levelMapsIn(dump);
        QCOMPARE(drawn.size(), std::size_t(2));
        QCOMPARE(rowsOf(dump, 0), std::string("#####\n#..@#\n#####\n"));
        QCOMPARE(rowsOf(dump, 1), std::string("####\n\n#>.#\n####\n"));
        QCOMPARE(drawn[1].name, std::string("Before that, level 2:"));
    }

    void theGameShows() {
        QCOMPARE(gameOfLevels(des), std::string_view("nethack"));
        QCOMPARE(gameOfLevels(lua), std::string_view("nethack"));
        QCOMPARE(gameOfLevels("LEVEL: \"gnome1\"\nMAP\n...\nENDMAP\n"), std::string_view("nethack"));
        QCOMPARE(gameOfLevels("NAME: hut\nORIENT: float\nMAP\nxxx\nENDMAP\n"), std::string_view("crawl"));
        for (const std::string& other :
             {vaults, octile, dump, tabs, std::string("NAME: hut\nMAP\nxx\nENDMAP\n"),
              std::string("####\n#..#\nLEVEL 1\n"), std::string()})
            QCOMPARE(gameOfLevels(other), std::string_view());
    }

    void filesWithoutSuchMapsHaveNone() {
        for (const char* bytes : {"", "MAP\n", "MAP\nENDMAP\n", "MAP\n###\n", "[[", "[[###", "[==[\n##\n]=]",
                                  "D:", "D:###\n", "type octile\nmap\n", "####\n#..#\n\n####\n#..#\n####\n",
                                  "map\n##\n##\n", "Dear all,\nnothing here at all.\n"})
            QVERIFY2(levelMapsIn(bytes).empty(), bytes);
    }

    void whatWasReadIsWrittenAgain() {
        for (const std::string& file : {des, lua, vaults, octile, dump, tabs, japanese})
            for (const LevelMap& map : openableIn(file)) {
                const auto read = readLevelMap(file, map);
                QVERIFY(read);
                QCOMPARE(writeTextMap(*read), file);
            }
    }

    /// Files of random bytes.
    void wildFilesAreWrittenAgain() {
        constexpr std::string_view pieces[]{
            "MAP\n",      "ENDMAP\n",        "[[",       "]]",        "D:#.#\n", "##\t#\n",  "\r\n",  "\n",
            "\r",         "\x81x",           "\x81\xA1", "\xC4\x85#", "x",       "type x\n", "map\n", "  ",
            "map = [[\n", "word and word\n", "#.#.#\n"};
        for (unsigned seed = 1; seed <= 2000; ++seed) {
            test::Random random(seed);
            std::string file;
            for (int count = random.below(30); count > 0; --count)
                file += pieces[std::size_t(random.below(int(std::size(pieces))))];
            for (const LevelMap& map : openableIn(file))
                if (const auto read = readLevelMap(file, map)) QCOMPARE(writeTextMap(*read), file);
        }
    }

    /// In any surrounding file, and with tabs in the row unless they are at the cell.
    void aChangedCellIsOneByte() {
        for (const std::string& file : {des, lua, vaults, octile, dump, tabs})
            for (const LevelMap& level : openableIn(file)) {
                TextMap map = readLevelMap(file, level).value();
                const SignIndex sign = *indexOf(map, "$");
                forEachCell(map.cells.size(), [&](Cell cell) {
                    const std::string before = map[cell];
                    if (map.cells[cell] == nothing || before == " ") return;
                    const SignIndex held = std::exchange(map.cells[cell], sign);
                    QCOMPARE(differentBytes(writeTextMap(map), file), 1);
                    map.cells[cell] = held;
                });
            }
    }

    void aTabGivesWayToWhatIsPaintedOnIt() {
        TextMap map = readTextMap(tabs).value();
        QCOMPARE(map.cells.size(), (Size{3, 17}));
        map.cells[{0, 5}] = *indexOf(map, "#");
        QCOMPARE(writeTextMap(map), std::string("#### #  ####\n#..#\t#..#\n\t####\t#\n"));
        QCOMPARE(map.cells.row(2)[7], *indexOf(map, " "));
    }

    void rowsComeAndGo() {
        const LevelMap first = levelMapsIn(vaults).front();
        TextMap map = readLevelMap(vaults, first).value();
        const auto larger = resized(map, {.bottom = 1}, ".");
        QVERIFY(larger);
        std::string expected = vaults;
        expected.insert(expected.find("\n\nN:2"), "\nD:.....");
        QCOMPARE(writeTextMap(*larger), expected);
        const auto smaller = resized(map, {.bottom = -1}, ".");
        expected = vaults;
        expected.erase(expected.find("D:#####\n\n"), 8);
        QCOMPARE(writeTextMap(*smaller), expected);
    }

    void japaneseIsReadAsSuch() {
        const TextMap map = readTextMap(japanese).value();
        QCOMPARE(charsetOf(map), Charset::ShiftJis);
        QCOMPARE(map.cells.size(), (Size{3, 3}));
        QCOMPARE(utf8Of(map, map.cells[{1, 1}]), std::string("・"));
        QCOMPARE(signFor("■", Encoding::ShiftJis, CodePage::Cp1252), std::string("\x81\xA1"));
        QCOMPARE(signFor("ą", Encoding::ShiftJis, CodePage::Cp1252), std::string());
        for (const char* other : {"\xC9\xCD\xCD\xBB\n\xBA\xFA.\xBA\n", "\xDB\xDB\n\xDB\xDB", "\xB7\xB7\xB7",
                                  "caf\xE9 au lait\n", "T\x81r\n", "\xFA\xFA\xFA\xFA"})
            QVERIFY2(likelyCharset(other) != Charset::ShiftJis, other);
    }

    /// The rows read without the surrounding file give the same map.
    void rowsAreThoseOfTheMap() {
        for (const std::string& file : {des, lua, vaults, octile, dump}) {
            int number = 0;
            for (const LevelMap& map : levelMapsIn(file)) {
                QCOMPARE(map.number, number++);
                const auto rows = readLevelRows(file, map, Charset::Utf8);
                QVERIFY(rows && !rows->frame);
                QCOMPARE(writeRows(*rows), writeRows(readLevelMap(file, map).value()));
            }
        }
        const std::string bad = "MAP\n###\nENDMAP\n\xFF\nMAP\n#\xFF#\nENDMAP\n";
        const auto maps = levelMapsIn(bad);
        QCOMPARE(maps.size(), std::size_t(2));
        QVERIFY(bool(readLevelRows(bad, maps[0], Charset::Utf8)));
        QCOMPARE(readLevelRows(bad, maps[1], Charset::Utf8).error().line, 6);
        QCOMPARE(charsetFault(bad, Charset::Utf8)->line, 4);
        QVERIFY(!charsetFault(bad, Charset::Cp437));
    }

    void errorsNameLinesOfTheFile() {
        const std::string file = "NAME: x\nMAP\n###\n#\x01#\nENDMAP\n";
        const auto read = readLevelMap(file, levelMapsIn(file).front());
        QVERIFY(!read);
        QCOMPARE(read.error().line, 4);
    }

    /// A megabyte of the worst case of each kind costs little more than one pass over it.
    void denseFilesAreLinear() {
        constexpr std::string_view comment = "-- [[\n"; // all wait for one closing bracket at the end
        constexpr std::string_view units[]{"MAP\n#\nENDMAP\n",
                                           "MAP\n",
                                           "[[##\n##]]",
                                           "[[\n",
                                           "[=[",
                                           "[[x]]",
                                           "D:#\nD:#\n\n",
                                           "D:##\n",
                                           "\t",
                                           "\t\n",
                                           "###\n",
                                           "a b\n###\n",
                                           "map=[[#]]",
                                           "N:\n",
                                           "\x81",
                                           "[",
                                           "((((",
                                           "\r",
                                           comment};
        for (const std::string_view unit : units) {
            std::string file(unit == units[9] ? "map\n" : "");
            while (file.size() < 1024 * 1024)
                file += unit;
            if (unit == comment) file += "]]";
            const auto read = [&file] {
                for (const LevelMap& map : levelMapsIn(file))
                    (void)readLevelRows(file, map, Charset::Utf8);
                (void)readTextMap(file);
            };
            QVERIFY2(test::boundedCost(5, read).isWithin, std::string(unit).c_str());
        }
    }
};

STONEMASON_TEST(TestLevelFile)
#include "test_level_file.moc"
