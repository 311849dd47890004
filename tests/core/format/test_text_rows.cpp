// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/format/text_file.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;

namespace {

/// Blocks as "row row|row", each row with its line: "AB1 CD2|EF4".
std::string blocksOf(std::string_view text) {
    std::string result;
    for (const RowBlock& block : rowBlocks(textLines({text, 1}))) {
        if (!result.empty()) result += "|";
        for (std::size_t i = 0; i < block.size(); ++i)
            result += (i == 0 ? "" : " ") + std::string(block[i].text) + std::to_string(block[i].line);
    }
    return result;
}

} // namespace

class TestTextRows : public QObject {
    Q_OBJECT

private slots:
    void linesEndInEveryWay() {
        const auto lines = textLines({"a\nb\r\nc\r\rd\n\re", 5});
        std::string all;
        for (const TextLine& line : lines)
            all += std::string(line.text) + std::to_string(line.line) + " ";
        QCOMPARE(all, "a5 b6 c7 8 d9 10 e11 ");
        QVERIFY(textLines({"", 1}).empty());
        QCOMPARE(textLines({"x\n", 1}).size(), std::size_t(1));
        QCOMPARE(textLines({"\n", 1}).size(), std::size_t(1));
    }

    void lineAtAgreesWithTextLines() {
        const std::string text = "a\nbb\r\n\r\rc\n\n\r\nd";
        for (const TextLine& line : textLines({text, 1}))
            QCOMPARE(lineAt(text, std::size_t(line.text.data() - text.data())), line.line);
        QCOMPARE(lineAt(text, 1000), 8);
        QCOMPARE(lineAt("", 0), 1);
        QCOMPARE(lineAt("a\r\nb", 2), 1); // in the middle of a line end
    }

    /// The column in characters, an invalid byte counting as one, after any line end.
    void columnsAreOfTheLine() {
        QCOMPARE(columnAt("", 0), 1);
        QCOMPARE(columnAt("abc", 2), 3);
        QCOMPARE(columnAt("abc", 3), 4);
        for (const std::string end : {"\n", "\r", "\r\n", "\n\n"}) {
            const std::string before = "ab" + end;
            QCOMPARE(columnAt(before + "cd", before.size()), 1);
            QCOMPARE(columnAt(before + "ąd", before.size() + 2), 2);
            QCOMPARE(columnAt(before + "\xB3" + "d", before.size() + 1), 2);
        }
        QCOMPARE(columnAt("\uFEFFab", 4), 2);
        QCOMPARE(columnAt("x\n\uFEFFab", 6), 3); // a mark is only one at the very beginning
    }

    void blanksAreTrimmed() {
        QCOMPARE(trimmed(" \t\u00A0x y\uFEFF\v "), "x y");
        QCOMPARE(trimmed(" \u00A0 "), "");
        QCOMPARE(trimmed(""), "");
    }

    void blankLinesPartBlocks() {
        QCOMPARE(blocksOf("A\nB\n\nC\nD"), "A1 B2|C4 D5");
        QCOMPARE(blocksOf("\n\nA\nB\n\n\n\nC\n\n"), "A3 B4|C8");
        QCOMPARE(blocksOf("A"), "A1");
        QCOMPARE(blocksOf("A\n\nB"), "A1|B3");
        QCOMPARE(blocksOf(""), "");
    }

    void evenGapsDoNotPart() {
        QCOMPARE(blocksOf("A\n\nB\n\nC"), "A1 B3 C5");
        QCOMPARE(blocksOf("A\n\nB\n\n\nC\n\nD"), "A1 B3|C6 D8");
        QCOMPARE(blocksOf("A\n\n\nB\n\n\nC\n\n\n\n\nD\n\n\nE"), "A1 B4 C7|D12 E15");
    }

    void characters() {
        QCOMPARE(characterCount(""), 0);
        QCOMPARE(characterCount("a\u00E9\u2603\U0001F600"), 4);
    }
};

STONEMASON_APPLESS_TEST(TestTextRows)
#include "test_text_rows.moc"
