// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/documents/document_kind.h"
#include "tests/support/error_text.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;

namespace {

const std::string decks = "set 0\n1\n2\n3\n4\n";

std::span<const GameProfile> games() {
    return {&test::kingsConflict(), 1};
}

std::string textOf(const Map& map, MapFormat format) {
    return writeMap(map, test::kingsConflict(), format).value();
}

std::string newText(MapFormat format) {
    return textOf(newMap(test::kingsConflict()), format);
}

std::string errorOf(const std::string& bytes) {
    const auto read = readMapDocument(bytes, games());
    return read ? std::string() : test::errorText(read.error());
}

} // namespace

class TestDocumentKind : public QObject {
    Q_OBJECT

private slots:
    void everyFormOfAMapIsAMap() {
        for (const MapFormatEntry& entry : allMapFormats()) {
            const std::string bytes = newText(entry.format);
            QVERIFY(looksLikeMap(bytes, games()));
            QVERIFY(documentKindOf(bytes, games()) == DocumentKind::Map);
            QCOMPARE(errorOf(bytes), "");
        }
    }

    void soundMapBesideDecksIsTheMap() {
        const std::string both = newText(MapFormat::GameCode) + "\n\n" + decks;
        QVERIFY(documentKindOf(both, games()) == DocumentKind::Map);
        QCOMPARE(errorOf(both), "");
    }

    void faultyMapBesideDecksIsDecks() {
        std::string both = newText(MapFormat::GameCode);
        both.replace(both.find("PPPPPPPPPPP"), 1, "x");
        QVERIFY(documentKindOf(both, games()) == DocumentKind::Map);
        QVERIFY(errorOf(both).starts_with("map/unknown-code"));
        both = decks + "\n\n" + both;
        QVERIFY(documentKindOf(both, games()) == DocumentKind::Decks);
        QCOMPARE(errorOf(both), "map/decks");
    }

    void decksInsteadOfAMapAreNamed() {
        QCOMPARE(errorOf(decks), "map/decks");
        QCOMPARE(errorOf(decks + std::string(maximumMapText, '\n')), "map/decks");
        QCOMPARE(errorOf("nothing of all this"), "map/nothing");
    }

    void smapThatSpeaksOfDecksIsAMap() {
        Map map = newMap(test::kingsConflict());
        map.info.description = "\n" + decks;
        const std::string bytes = textOf(map, MapFormat::Smap);
        QVERIFY(documentKindOf(bytes, games()) == DocumentKind::Map);
        const std::string cut = bytes.substr(0, bytes.size() / 2);
        QVERIFY(documentKindOf(cut, games()) == DocumentKind::Map);
        QVERIFY(errorOf(cut).starts_with("json/"));
    }

    void namesTellWhatContentDoesNot() {
        QVERIFY(documentKindForName("a.SMAP") == DocumentKind::Map);
        QVERIFY(documentKindForName("a.sdeck") == DocumentKind::Decks);
        QVERIFY(documentKindForName("a.sduel") == DocumentKind::Game);
        QVERIFY(!documentKindForName("smap"));
    }
};

STONEMASON_APPLESS_TEST(TestDocumentKind)
#include "test_document_kind.moc"
