// SPDX-License-Identifier: GPL-3.0-or-later
// What `check` costs of files in which nearly everything is wrong: memory as limits.md promises, and
// processor time that grows with the file. That all is counted and the worst are listed.
#include "core/base/limits.h"
#include "tests/editor/cli/program.h"
#include "tests/support/cost.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::test;

namespace {

QByteArray le32(quint32 value) {
    QByteArray bytes;
    for (int i = 0; i < 4; ++i)
        bytes += char(value >> (8 * i) & 0xFF);
    return bytes;
}

constexpr qsizetype nodes = qsizetype{33} * 33;

/// A world of the smallest size up to the end of the units, with their number before them.
QByteArray worldOf(QByteArray begin, const QByteArray& unit, qsizetype units) {
    begin += le32(quint32(units)) + unit.repeated(units);
    return begin;
}

QByteArray decorations(qsizetype count) {
    return worldOf(le32(0x76235278) + le32(0x18) + QByteArray(1, '\0') + QByteArray(16, '\0') +
                       QByteArray(2 + 8 + 16, '\0') + QByteArray(2 * nodes, '\0'),
                   QByteArray(8, '\0'), count) +
           le32(0); // no paths
}

QByteArray sludge(const QByteArray& piece) {
    QByteArray tiles, pieces;
    for (int row = 0; row < 64; ++row) {
        tiles += (row > 0 ? ",\"" : "\"") + QByteArray(64, '~') + '"';
        for (int column = 0; column < 64; ++column)
            pieces += (pieces.isEmpty() ? "" : ",") + QByteArray(piece)
                                                          .replace("ROW", QByteArray::number(row))
                                                          .replace("COLUMN", QByteArray::number(column));
    }
    return R"({"format":"stonemason-board","version":1,"game":"war-in-the-wastes","tiles":[)" + tiles +
           R"(],"pieces":[)" + pieces + "]}";
}

/// Texts without a key or words.
QByteArray texts(qsizetype count) {
    return worldOf(le32(0x76235278) + le32(0x19) + QByteArray(1, '\0') + le32(1), QByteArray(10, '\0'),
                   count) +
           QByteArray(8 + 2 + 8 + 16 + 2 * nodes + 8, '\0');
}

int countOf(const QJsonObject& file) {
    return file["errors"].toInt() + file["warnings"].toInt() + file["notes"].toInt();
}

} // namespace

class TestCheckCosts : public QObject {
    Q_OBJECT

private slots:
    void faultyFilesAreCheckedCheaply_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("fewest");
        const int part = hasSanitizer() ? 20 : 1;
        QTest::newRow("pieces in sludge")
            << sludge(R"({"side":"blue","rank":1,"row":ROW,"column":COLUMN,"walks":false})") << 1 << 4096;
        QTest::newRow("decorations on one cell") << decorations(2'090'000 / part) << 1 << 2'089'999 / part;
        QTest::newRow("texts") << texts(1'670'000 / part) << 1 << 0;
    }

    void faultyFilesAreCheckedCheaply() {
        QFETCH(QByteArray, content);
        QFETCH(int, status);
        QFETCH(int, fewest);
        const Folder folder;
        folder.write("bad", content);
        const double mebibytes = double(content.size()) / 1024 / 1024;
        content.clear();
        const double before = costOfChildren().processorSeconds;
        const Ran ran = run({"check", "--json", "bad"}, {}, folder.path());
        const double took = costOfChildren().processorSeconds - before;
        QCOMPARE(ran.status, status);
        const QJsonObject file = ran.files().at(0).toObject();
        QVERIFY2(countOf(file) >= fewest, QByteArray::number(countOf(file)));
        QCOMPARE(file["problems"].toArray().size(),
                 qsizetype(std::min(countOf(file), maximumListedProblems)));
        QCOMPARE(file["unlisted"].toInt(), std::max(0, countOf(file) - maximumListedProblems));
        if (hasSanitizer()) return;
        QVERIFY2(took < slowness() * std::max(1.0, mebibytes), QByteArray::number(took) + " s");
        const long most = costOfChildren().peakMebibytes;
        QVERIFY2(most <= 256, QByteArray::number(qlonglong(most)) + " MiB");
    }
};

STONEMASON_APPLESS_TEST(TestCheckCosts)
#include "test_check_costs.moc"
