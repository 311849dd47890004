// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/lzo.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <string>

namespace stonemason::pocket_heroes {

namespace {

std::string bytesOf(std::initializer_list<int> values) {
    std::string bytes;
    for (const int value : values)
        bytes += char(value);
    return bytes;
}

} // namespace

class TestLzo : public QObject {
    Q_OBJECT

private slots:
    /// Streams put together by hand from the description of the format, an instruction of each kind.
    void instructionsAreFollowed_data() {
        QTest::addColumn<std::string>("stream");
        QTest::addColumn<std::string>("bytes");
        const auto row = [](const char* name, const std::string& stream, const std::string& bytes) {
            QTest::newRow(name) << stream << bytes;
        };
        const std::string end = bytesOf({17, 0, 0});
        row("literals, short", bytesOf({17 + 5}) + "abcde" + end, "abcde");
        row("literals, 238", bytesOf({255}) + std::string(238, 'x') + end, std::string(238, 'x'));
        row("literals, 239", bytesOf({0, 221}) + std::string(239, 'x') + end, std::string(239, 'x'));
        row("near copy of 3", bytesOf({17 + 4}) + "abcd" + bytesOf({64 | 3 << 2, 0}) + end, "abcdabc");
        row("copy onto itself", bytesOf({17 + 4}) + "abcd" + bytesOf({32 | 7, 0, 0}) + end, "abcdddddddddd");
        row("copy and a literal", bytesOf({17 + 4}) + "abcd" + bytesOf({32 | 2, 3 << 2 | 1, 0, 'z'}) + end,
            "abcdabcdz");
        row("long copy", bytesOf({17 + 4}) + "abcd" + bytesOf({32, 9, 0, 0}) + end,
            "abcd" + std::string(2 + 31 + 9, 'd'));
        row("copy of 2 after a literal",
            bytesOf({17 + 4}) + "abcd" + bytesOf({32 | 2, 3 << 2 | 1, 0, 'z', 0 << 2, 0}) + end,
            "abcdabcdzzz");
        row("run of literals after a copy", bytesOf({17 + 4}) + "abcd" + bytesOf({64, 0, 1}) + "wxyz" + end,
            "abcdddd"
            "wxyz");
    }
    void instructionsAreFollowed() {
        QFETCH(std::string, stream);
        QFETCH(std::string, bytes);
        const auto unpacked = unpackLzo(stream, bytes.size());
        QVERIFY(unpacked.has_value());
        QCOMPARE(*unpacked, bytes);
        QVERIFY(!unpackLzo(stream, bytes.size() + 1));
        QVERIFY(!unpackLzo(stream, bytes.size() - 1));
        QVERIFY(!unpackLzo(stream + 'x', bytes.size()));
        for (std::size_t cut = 0; cut < stream.size(); ++cut)
            QVERIFY(!unpackLzo(stream.substr(0, cut), bytes.size()));
    }

    void whatIsPackedIsUnpacked() {
        test::Random random(7);
        for (int run = 0; run < 300; ++run) {
            std::string bytes(1 + std::size_t(random.below(run < 250 ? 600 : 90'000)), '\0');
            const int letters = 1 + random.below(256); // few: repeated, many: none
            for (std::size_t i = 0; i < bytes.size(); ++i)
                bytes[i] = i > 40 && random.below(3) > 0 ? bytes[i - 1 - std::size_t(random.below(40))]
                                                         : char(random.below(letters));
            const std::string stream = packLzo(bytes);
            QCOMPARE(packLzo(bytes), stream);
            const auto unpacked = unpackLzo(stream, bytes.size());
            QVERIFY(unpacked.has_value());
            QVERIFY(*unpacked == bytes);
        }
    }

    /// The encoder without the library: lengths as the format describes, at each length where they change.
    void literalsAreAStream() {
        for (const int length : {1, 2, 17, 18, 237, 238, 239, 272, 273, 274, 528, 529, 70'000}) {
            std::string bytes;
            for (int i = 0; i < length; ++i)
                bytes += char(i * 31 % 251);
            const std::string stream = literalLzo(bytes);
            const int head = length <= 238 ? 1 : 2 + (length - 18 - 1) / 255;
            QCOMPARE(int(stream.size()), head + length + 3);
            QCOMPARE(stream.substr(std::size_t(head), bytes.size()), bytes);
            const auto unpacked = unpackLzo(stream, bytes.size());
            QVERIFY2(unpacked.has_value(), qPrintable(QString::number(length)));
            QVERIFY(*unpacked == bytes);
        }
        QCOMPARE(literalLzo("abcde"), bytesOf({17 + 5}) + "abcde" + bytesOf({17, 0, 0}));
        QCOMPARE(literalLzo(std::string(239, 'x')),
                 bytesOf({0, 221}) + std::string(239, 'x') + bytesOf({17, 0, 0}));
    }

    /// For any damaged stream, no byte beyond the size is written, and decoding ends.
    void damagedStreamsAreRefusedOrEnd() {
        test::Random random(11);
        const std::string bytes = std::string(3000, 'a') + std::string(3000, 'b') + "the end";
        const std::string stream = packLzo(bytes);
        for (int run = 0; run < 20'000; ++run) {
            std::string damaged = stream;
            for (int i = 0; i <= random.below(4); ++i)
                damaged[std::size_t(random.below(int(damaged.size())))] = char(random.below(256));
            const auto unpacked = unpackLzo(damaged, bytes.size());
            QVERIFY(!unpacked || unpacked->size() == bytes.size());
        }
        // A megabyte of zero bytes in a length, and a stream that promises four gigabytes.
        QVERIFY(!unpackLzo(std::string(1 << 20, '\0'), 100));
        QVERIFY(!unpackLzo(
            bytesOf({22}) + "abcde" + bytesOf({32}) + std::string(1 << 20, '\0') + bytesOf({1, 0, 0}), 1000));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestLzo)
#include "test_lzo.moc"
