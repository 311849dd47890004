// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/text_map/text_map.h"
#include "core/text_map/text_map_file.h"
#include "tests/support/error_text.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <optional>

using namespace stonemason;
using namespace stonemason::text_map;

namespace {

std::string errorOf(const std::string& bytes) {
    const auto read = readTextMap(bytes);
    return read ? "read" : test::errorText(read.error());
}

/// What stands in the row, with `_` for nothing.
std::string rowOf(const TextMap& map, int row) {
    std::string text;
    for (SignIndex index : map.cells.row(row))
        text += index == nothing ? "_" : map.signs[index];
    return text;
}

void paint(TextMap& map, Cell cell, std::string_view sign) {
    map.cells[cell] = indexOf(map, sign).value();
}

/// A random map: rows of any length with any line end, blanks among them.
std::string randomBytes(test::Random& random) {
    static const std::vector<std::string> signs{"#", ".", " ", "o", "█", "ą", "\U0001F409"};
    static const std::vector<std::string> ends{"\n", "\r\n", "\r"};
    static const std::vector<std::string> strays{"\xDB", "\xC3", "\x80", "\xF0"};
    const bool isUtf8 = random.coin();
    const bool mixed = random.coin();
    std::string end = random.oneOf(ends);
    std::string bytes = random.below(4) == 0 ? "\xEF\xBB\xBF" : "";
    bytes += "#";
    for (int rows = random.below(8); rows >= 0; --rows) {
        for (int columns = random.below(10); columns > 0; --columns)
            bytes += isUtf8 || random.coin() ? random.oneOf(signs) : random.oneOf(strays);
        if (mixed) end = random.oneOf(ends);
        if (rows > 0 || random.coin()) bytes += end;
    }
    return bytes;
}

/// The bytes of the map with one character exchanged, found by counting.
std::string withSign(std::string_view left, const TextMap& map, Cell cell, std::string_view sign) {
    std::string bytes;
    const auto take = [&](std::size_t count) {
        bytes += left.substr(0, count);
        left.remove_prefix(count);
    };
    if (map.hasMark) take(3);
    for (Cell at; !left.empty();) {
        if (left.front() == '\n' || left.front() == '\r') {
            take(left.starts_with("\r\n") ? 2 : 1);
            at = {at.row + 1, 0};
            continue;
        }
        if (at == cell) {
            bytes += sign;
            left.remove_prefix(map[at].size());
        } else {
            take(map[at].size());
        }
        ++at.column;
    }
    return bytes;
}

} // namespace

class TestTextMap : public QObject {
    Q_OBJECT

private slots:
    void rowsAreReadAsTheyStand() {
        const TextMap map = readTextMap("##\r\n\n .ą \r#").value();
        QVERIFY(map.cells.size() == (Size{4, 4}));
        QCOMPARE(rowOf(map, 0), std::string("##__"));
        QCOMPARE(rowOf(map, 1), std::string("____"));
        QCOMPARE(rowOf(map, 2), std::string(" .ą "));
        QCOMPARE(rowOf(map, 3), std::string("#___"));
        QVERIFY(map.ends == (std::vector{LineEnd::CrLf, LineEnd::Lf, LineEnd::Cr, LineEnd::None}));
        QVERIFY(!map.hasMark);
        QCOMPARE((map[{2, 2}]), std::string("ą"));
        QCOMPARE((map[{1, 0}]), std::string());
        QVERIFY(readTextMap("\xEF\xBB\xBF#").value().hasMark);
        QVERIFY(readTextMap("#\n\n").value().cells.size() == (Size{2, 1}));
        QVERIFY(readTextMap("  ").value().cells.size() == (Size{1, 2}));
    }

    /// A file that is not UTF-8 throughout is one of single bytes, as old games write them.
    void bytesThatAreNoTextAreSigns() {
        const TextMap map = readTextMap("\xDB\xDB.\xC4\x85").value();
        QVERIFY(map.encoding == Encoding::Bytes);
        QCOMPARE(map.cells.columns(), 5);
        QCOMPARE((map[{0, 1}]), std::string("\xDB"));
    }

    /// Bytes are characters of DOS where its lines of boxes and its blocks are, else of Windows; whatever
    /// they are taken for, they are written as they were.
    void bytesAreCharacters() {
        const auto charset = [](const std::string& bytes) { return charsetOf(readTextMap(bytes).value()); };
        QVERIFY(charset("\xC9\xCD\xBB\n\xBA.\xBA\n\xC8\xCD\xBC\n") == Charset::Cp437);
        QVERIFY(charset("\xDB\xDB.\n") == Charset::Cp437);
        QVERIFY(charset("\xB0\xB1\xB2\n\x84") == Charset::Cp437);
        QVERIFY(charset("#\xB7\xB7#\n") == Charset::Cp1252); // dots in the middle
        QVERIFY(charset("#\xE9\xF6#\n") == Charset::Cp1252);
        QVERIFY(charset("#..#\n") == Charset::Utf8);
        QVERIFY(charset("┌─┐\n") == Charset::Utf8);
        const TextMap box = readTextMap("\xC9\xCD\xF9").value();
        QCOMPARE(utf8Of(box, 1), std::string("╔"));
        QCOMPARE(utf8Of(box, 2), std::string("═"));
        QCOMPARE(utf8Of(box, 3), std::string("∙"));
        QCOMPARE(utf8Of(box, nothing), std::string());
        QCOMPARE(signFor("═", Encoding::Bytes, CodePage::Cp437), std::string("\xCD"));
        QCOMPARE(signFor("═", Encoding::Bytes, CodePage::Cp1252), std::string());
        QCOMPARE(signFor("€", Encoding::Bytes, CodePage::Cp1252), std::string("\x80"));
        QCOMPARE(signFor("═", Encoding::Utf8, CodePage::Cp1252), std::string("═"));
        for (int byte = 0; byte < 0x100; ++byte)
            for (const CodePage page : {CodePage::Cp437, CodePage::Cp1252}) {
                QVERIFY(isUtf8(utf8Of(char(byte), page)));
                QCOMPARE(byteOf(utf8Of(char(byte), page), page), std::optional(char(byte)));
            }
    }

    void whoeverKnowsBetterSaysWhatBytesAre() {
        const std::string bytes = "\xC4\xB3#\n"; // one letter and #, or two lines and #
        QVERIFY(charsetOf(readTextMap(bytes).value()) == Charset::Utf8);
        for (const Charset charset : {Charset::Utf8, Charset::Cp437, Charset::Cp1252}) {
            const TextMap map = readTextMap(bytes, charset).value();
            QVERIFY(charsetOf(map) == charset);
            QCOMPARE(map.cells.columns(), charset == Charset::Utf8 ? 2 : 3);
            QCOMPARE(writeTextMap(map), bytes);
        }
        const auto none = readTextMap("#\n.\xDB\n", Charset::Utf8);
        QCOMPARE(none ? std::string() : test::errorText(none.error()), std::string("text-map/not-utf8 2 @2"));
        QVERIFY(charsetFromId("cp437") == Charset::Cp437);
        QVERIFY(!charsetFromId("latin-1"));
    }

    /// The bytes that other encodings begin with are signs of a map that has them.
    void firstSignsStay() {
        for (const char* bytes : {"\xFF\xFE#\n.#\n", "\xFE\xFF\xDB", "\xFF\xFE"}) {
            const auto map = readTextMap(bytes);
            QVERIFY(map.ok());
            QCOMPARE(writeTextMap(*map), std::string(bytes));
        }
        for (const Encoding encoding : {Encoding::Utf8, Encoding::Bytes}) {
            TextMap map = newTextMap({1, 4}, ".");
            map.encoding = encoding;
            int column = 0;
            for (const char* sign : encoding == Encoding::Utf8 ? std::vector{"\xEF\xBB\xBF"}
                                                               : std::vector{"\xEF", "\xBB", "\xBF", "\xDB"})
                paint(map, {0, column++}, sign);
            const TextMap again = readTextMap(writeTextMap(map)).value();
            QVERIFY(again.cells.size() == map.cells.size());
            for (int at = 0; at < 4; ++at)
                QCOMPARE((again[{0, at}]), (map[{0, at}]));
        }
    }

    void whatIsReadIsWritten() {
        test::Random random(1);
        int ofBytes = 0;
        for (int round = 0; round < 5000; ++round) {
            const std::string bytes = randomBytes(random);
            const auto map = readTextMap(bytes);
            QVERIFY(map.ok());
            QCOMPARE(writeTextMap(*map), bytes);
            ofBytes += map->encoding == Encoding::Bytes ? 1 : 0;
        }
        QVERIFY(ofBytes > 500 && ofBytes < 4500);
    }

    /// Line ends, trailing blanks, lengths of rows: all stays but for the cell.
    void onlyChangedCellsDiffer() {
        test::Random random(2);
        for (int round = 0; round < 2000; ++round) {
            const std::string bytes = randomBytes(random);
            TextMap map = readTextMap(bytes).value();
            const TextMap before = map;
            const Cell cell = random.cellOf(map.cells.size());
            if (map.cells[cell] == nothing) continue;
            const std::string expected = withSign(bytes, before, cell, "%");
            paint(map, cell, "%");
            QCOMPARE(writeTextMap(map), expected);
            map.cells[cell] = before.cells[cell];
            QCOMPARE(writeTextMap(map), bytes);
        }
    }

    /// Painting behind the end of a row makes the row longer, taking it back makes it as short as it was.
    void rowsGrowAsFarAsTheyMust() {
        TextMap map = readTextMap("#####\r\n#\r\n\r\n").value();
        const TextMap before = map;
        paint(map, {1, 3}, ".");
        QCOMPARE(writeTextMap(map), std::string("#####\r\n#  .\r\n\r\n"));
        paint(map, {2, 0}, "#");
        QCOMPARE(writeTextMap(map), std::string("#####\r\n#  .\r\n#\r\n"));
        map.cells = before.cells;
        QCOMPARE(writeTextMap(map), std::string("#####\r\n#\r\n\r\n"));
    }

    void signsAreAddedOnce() {
        TextMap map = newTextMap({2, 3}, "#");
        QCOMPARE(writeTextMap(map), std::string("###\n###\n"));
        QVERIFY(readTextMap("###\n###\n").value() == map);
        QCOMPARE(*indexOf(map, "#"), SignIndex(1));
        QCOMPARE(*indexOf(map, "ą"), SignIndex(2));
        QCOMPARE(*indexOf(map, "ą"), SignIndex(2));
        for (const char* none : {"", "##", "ą#", "\t", "\n", "\x7F", "\xC4"})
            QVERIFY(!indexOf(map, none));
        QCOMPARE(map.signs.size(), std::size_t(3));
        map.encoding = Encoding::Bytes;
        QVERIFY(indexOf(map, "\xC4") && !indexOf(map, "ć"));
    }

    void oneMapHolds255Signs() {
        std::string bytes;
        for (int letter = 0; letter < mostSigns; ++letter)
            bytes += QString(QChar(0x0400 + letter)).toStdString();
        const auto full = readTextMap(bytes);
        QVERIFY(full.ok());
        QCOMPARE(writeTextMap(*full), bytes);
        TextMap map = *full;
        QVERIFY(!indexOf(map, "#"));
        QVERIFY(indexOf(map, "Ѐ"));
        QCOMPARE(errorOf("\n" + bytes + "#"), std::string("text-map/too-many-signs 255 256 @2"));
    }

    void errorsNameTheirPlace() {
        QCOMPARE(errorOf(""), std::string("file/empty"));
        QCOMPARE(errorOf("\n\r\n"), std::string("file/empty"));
        QCOMPARE(errorOf("\xEF\xBB\xBF"), std::string("file/empty"));
        QCOMPARE(errorOf("##\n#\x02#"), std::string("text-map/control 2 @2"));
        QCOMPARE(errorOf("##\r\n\r##\x1B"), std::string("text-map/control 3 @3"));
        QCOMPARE(errorOf("\x7F\xDB"), std::string("text-map/control 1 @1"));
        QCOMPARE(errorOf(std::string("#\n#\0", 4)), std::string("file/nul @2"));
        QCOMPARE(errorOf(std::string("\xFF\xFE#\0", 4)), std::string("file/encoding UTF-16"));
    }

    /// For any signs and line ends, a map is within the limit of its file, and its buffer is allocated once.
    void mapsOfLongSignsAreWrittenAndRead() {
        for (const char* sign : {".", "ą", "█", "\U0001F409"}) {
            TextMap map = newTextMap({60, 70}, sign);
            map.hasMark = true;
            std::ranges::fill(map.ends, LineEnd::CrLf);
            const std::string bytes = writeTextMap(map);
            const std::size_t length = std::string_view(sign).size();
            QCOMPARE(bytes.size(), 3 + 60 * (70 * length + 2));
            QVERIFY(bytes.capacity() < bytes.size() + bytes.size() / 4);
            QVERIFY(readTextMap(bytes).value() == map);
            const auto side = std::int64_t(maximumTextMapSide);
            QVERIFY(3 + side * (side * std::int64_t(length) + 2) <= maximumTextMapSize);
        }
    }

    void theLargestIsReadAndNoMore() {
        std::string bytes;
        for (int row = 0; row < maximumTextMapSide; ++row)
            bytes += (row == 7 ? std::string(maximumTextMapSide, '.') : std::string("#")) + "\r\n";
        const auto map = readTextMap(bytes);
        QVERIFY(map.ok());
        QVERIFY(map->cells.size() == (Size{maximumTextMapSide, maximumTextMapSide}));
        QVERIFY(writeTextMap(*map) == bytes);
        QCOMPARE(errorOf(bytes + "#"), std::string("text-map/rows 4096 @4097"));
        QCOMPARE(errorOf("#\n" + std::string(4097, '#')), std::string("text-map/columns 4096 @2"));
        QCOMPARE(errorOf(std::string(std::size_t(maximumTextMapSize) + 1, '#')),
                 std::string("file/too-large 68157440"));
    }
};

STONEMASON_APPLESS_TEST(TestTextMap)
#include "test_text_map.moc"
