// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document_kind.h"
#include "core/documents/recognition.h"
#include "tests/support/error_text.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <initializer_list>
#include <string>

using namespace stonemason;
using namespace stonemason::kings_conflict;

/// The reason why something cannot be opened, and the kind it resembles most.
class TestUnknownDocument : public QObject {
    Q_OBJECT

private slots:
    void refusalsNameTheNearestKind_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const std::string& bytes, const char* error) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString(error);
        };
        const std::string words = "These are words.\nNothing stands in them.\n";
        row("words", words, "document/nothing");
        row("a program", "var a=1;b=2;c=3;", "document/nothing");
        row("one word", "word", "document/nothing");
        row("nothing", "", "file/empty");
        row("blanks", " \n\n", "file/empty");
        row("a NUL", std::string("a\0b", 3), "file/nul @1");
        row("control characters", "\x01\x02\x03\x04 abc\x05\x06", "document/binary");
        row("a room and words", "-----\n|...|\n-----\n" + words + words, "document/nearest text-map");
        row("a room of DOS and words", "\xC9\xCD\xCD\xBB\n\xC8\xCD\xCD\xBC\n" + words,
            "document/nearest text-map");
        row("rows of a map and words", "MMHHHPPPPPP\nMMHHHPPPPPP\n" + words, "document/nearest map");
        row("numbers and words", "1\n2\n" + words, "document/nearest deck");
        row("zones and words", "50, grass\n" + words + "50, snow\n", "document/nearest template");
        row("rows of a board and words", "..^^%%~~xx..\n..^^%%~~xx..\n" + words, "document/nearest board");
        row("JSON", "{\"levels\": []}", "json/foreign");
        row("a list", "[{\"levels\": []}]", "json/foreign");
        row("JSON like a board", "{\"tiles\": [], \"pieces\": []}", "json/nearest board");
        row("JSON like a map", "{\"layers\": {}, \"symmetry\": \"none\", \"name\": \"a\"}",
            "json/nearest map");
        row("JSON like decks", "{\"decks\": [], \"active\": 0}", "json/nearest deck");
        row("JSON like a template", "{\"zones\": [], \"links\": []}", "json/nearest template");
        row("a format", "{\"format\": \"tiles\", \"pieces\": []}", "json/foreign");
        row("a newer format", "{\"format\": \"stonemason-x\"}", "smap/not-a-map stonemason-x in format");
    }

    void refusalsNameTheNearestKind() { isRefused(); }

    /// A line or two of each kind, too little for a document, and texts of no kind.
    void piecesAreNearTheirKind_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("error");
        const auto rows = [](const char* kind, std::initializer_list<const char*> pieces) {
            const QString error = *kind == 0 ? QStringLiteral("document/nothing")
                                             : QStringLiteral("document/nearest ") + QLatin1String(kind);
            for (const char* piece : pieces) {
                QTest::newRow(piece) << QByteArray(piece) << error;
                QTest::newRow((piece + std::string(" and a line end")).c_str())
                    << QByteArray(piece) + QByteArray("\r\n") << error;
            }
        };
        rows("text-map", {"#..", ".#", "#", "####", "....", "#@#", "#+#", "|...|", "-----------", "|||",
                          "+--+", "<..>", "=..", "##..~~", "#..  ..#", "\u250C\u2500\u2510", "\u2588\u2588"});
        rows("board", {"B~.R", ".x^%~", "B..", "B..R", "x.x", "~~~~", "^.^", "%%%"});
        rows("map", {"MD", "MH-"});
        rows("deck", {"7", "1, 2, 3", "12x Broadaxe", "1x Pike\n2x Broadaxe"});
        rows("template", {"0-1", "0~1, 1-2"});
        rows("", {"word", "Pike, Axe", "Broadaxe", "B", "x", "...and so on", "# A heading\nand words.",
                  "- one\n- two", "http://example.org", "a.b@example.org", "x = 3 . 5"});
    }

    void piecesAreNearTheirKind() { isRefused(); }

private:
    static void isRefused() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, error);
        const std::span<const GameProfile> games(&test::kingsConflict(), 1);
        const std::string text = bytes.toStdString();
        QCOMPARE(QString::fromStdString(test::errorText(unknownDocument(text, nearestKindId(text, games)))),
                 error);
    }
};

STONEMASON_APPLESS_TEST(TestUnknownDocument)
#include "test_unknown_document.moc"
