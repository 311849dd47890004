// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/pattern.h"
#include "core/ambush/search.h"
#include "core/base/limits.h"
#include "core/format/file.h"
#include "core/text_map/text_map_file.h"
#include "core/wastes/board/board.h"
#include "tests/support/test_program.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>
#include <QTest>

using namespace stonemason;

namespace {

QString content(const char* path) {
    const auto bytes = readFile(std::string(STONEMASON_RESOURCES "/") + path);
    return bytes ? QString::fromStdString(*bytes) : QString();
}

QString inWords(std::int64_t number, const char* unit) {
    const QString words = QLocale(QLocale::English).toString(qlonglong(number));
    return *unit == '\0' ? words : words + ' ' + unit;
}

/// "16 MiB" for so many bytes.
QString size(std::int64_t bytes) {
    constexpr std::int64_t kibibyte = 1024;
    constexpr std::int64_t mebibyte = kibibyte * kibibyte;
    return bytes % mebibyte == 0 ? inWords(bytes / mebibyte, "MiB") : inWords(bytes / kibibyte, "KiB");
}

QString row(const char* what, const QString& limit) {
    return QStringLiteral("| %1 | %2 |").arg(QString::fromUtf8(what), limit);
}

QString row(const char* what, std::int64_t limit, const char* unit = "") {
    return row(what, inWords(limit, unit));
}

/// A row for each limit there is.
QStringList expectedRows() {
    return {
        row("A file, or a text that is pasted or dropped", size(maximumFileSize)),
        row("The result of a tournament", size(maximumTournamentSize)),
        row("A map as code, text or forum post, or a board", size(maximumMapText)),
        row("The record of a game (`.sduel`, `.swar`)", size(maximumRecordSize)),
        row("The text of a position", size(maximumPositionText)),
        row("Rows or columns of a map or of a copied block", maximumBoardSide),
        row("Rows or columns of a board", wastes::maximumSide),
        row("Pieces of a side in a game on a board", wastes::maximumPieces),
        row("Extra jumps of a board, and as many forbidden ones", wastes::maximumJumps),
        row("A text map", size(text_map::maximumTextMapSize)),
        row("Rows or columns of a text map", text_map::maximumTextMapSide),
        row("Rows or columns of a pattern for ambushes", ambush::maximumPatternSide),
        row("Places where patterns pass that are looked at; of more the best", ambush::maximumPlaces),
        row("A note on a cell of a map", maximumCellNote, "characters"),
        row("Notes of a map", maximumCellNotes),
        row("Pixels of a picture to trace", maximumSketchPixels),
        row("Decks of a library", maximumDecks),
        row("The name of a deck", maximumNameLength, "characters"),
        row("Tags of a deck", maximumTags),
        row("A tag", maximumTagLength, "characters"),
        row("The notes of a deck", maximumNotesLength, "characters"),
        row("The number of a card", maximumCardId),
        row("Moves of a game", maximumMoves),
        row("The name of a deck or a player in the record of a game", maximumRecordName, "bytes"),
        row("The seed of a game or a tournament", maximumSeed),
        row("Decks of a tournament", maximumEntrants),
        row("Games between two decks or players of a tournament", maximumGames),
        row("Shards of a tournament", maximumShards),
        row("Problems of one file that `check` lists; the others are counted", maximumListedProblems),
        row("Lists and objects within each other", maximumJsonDepth, "levels"),
        row("Fields of one object", maximumJsonMembers),
        row("Values of a library", maximumDeckValues),
        row("Values of a tournament's result", maximumTournamentValues),
        row("Values of any other file", maximumJsonValues),
        row("Cards in a list of cards", maximumCards),
        row("Entries of any other list that describes a game", maximumTerms),
        row("A line of the talk", maximumLanLine, "bytes"),
        row("Its first line", maximumLanHello, "bytes"),
        row("Values in a line", maximumLanValues),
        row("A name in it", maximumLanName, "bytes"),
        row("The announcement of a player who waits", maximumLanAnnouncement, "bytes"),
    };
}

} // namespace

class TestLimits : public QObject {
    Q_OBJECT

private slots:
    void thePageNamesEveryLimit() {
        QStringList rows;
        for (const QString& line : content("help/limits.md").split('\n'))
            if (line.startsWith('|') && !line.startsWith("|-") && !line.startsWith("| What |")) rows << line;
        QCOMPARE(rows, expectedRows());
        qsizetype limits = 0;
        for (const char* header :
             {"../core/base/limits.h", "../core/wastes/board/board.h", "../core/text_map/text_map_file.h",
              "../core/ambush/pattern.h", "../core/ambush/search.h"})
            limits += content(header).count(QRegularExpression("\ninline constexpr \\S+ maximum"));
        constexpr qsizetype unlisted = 1; // the largest document there is, which is a text map
        QCOMPARE(rows.size(), limits - unlisted);
    }
};

STONEMASON_APPLESS_TEST(TestLimits)
#include "test_limits.moc"
