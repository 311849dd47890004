// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document_kind.h"
#include "core/documents/games.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace stonemason;

/// The table of games, which the build generates: the entries of all games are compatible.
class TestGames : public QObject {
    Q_OBJECT

private slots:
    void eachHasAnIdOfItsOwn() {
        std::set<std::string_view> ids;
        for (const GameCore* game : allGames())
            QVERIFY2(ids.insert(game->id).second, std::string(game->id).c_str());
        QVERIFY(ids.size() >= 6);
    }

    void everyKindOfDocumentIsAFormOfOneGame() {
        std::multiset<std::string_view> kinds;
        for (const GameCore* game : allGames()) {
            std::set<std::string_view> own; // worlds have a form for the game and one for its editor
            for (const FileForm& form : game->forms)
                own.insert(form.kind);
            kinds.insert(own.begin(), own.end());
        }
        for (const std::string_view kind : documentKindIds)
            QVERIFY2(kinds.count(kind) == 1, std::string(kind).c_str());
        // Patterns are no kind of document of their own on the command line.
        QCOMPARE(kinds.size(), documentKindIds.size() + kinds.count("pattern"));
    }

    void aNameIsOfOneForm() {
        std::set<std::string_view> endings;
        for (const GameCore* game : allGames())
            for (const FileForm& form : game->forms) {
                if (form.ending.empty()) continue;
                QVERIFY(form.ending.starts_with('.'));
                QVERIFY2(endings.insert(form.ending).second, std::string(form.ending).c_str());
                std::string name = "a" + std::string(form.ending);
                QVERIFY(documentKindForName(name) == documentKindOfId(form.kind));
                std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::toupper(c); });
                QVERIFY(documentKindForName(name) == documentKindOfId(form.kind));
            }
        QVERIFY(!documentKindForName("a.xyz"));
    }

    void eachErrorIsOfOneGame() {
        std::set<std::string_view> seen;
        const auto all = formatErrorIds();
        for (const GameCore* game : allGames()) {
            const auto ids = game->errorIds();
            QVERIFY2(std::ranges::is_sorted(ids), std::string(game->id).c_str());
            for (const std::string_view id : ids) {
                QVERIFY2(seen.insert(id).second, std::string(id).c_str());
                QVERIFY(std::ranges::binary_search(all, id));
            }
        }
    }

    void idsOfKindsLeadToTheKind() {
        for (std::size_t i = 0; i < documentKindIds.size(); ++i)
            QVERIFY(documentKindOfId(documentKindIds[i]) == DocumentKind(i));
        QVERIFY(!documentKindOfId("pattern"));
        QVERIFY(!documentKindOfId(""));
    }
};

STONEMASON_APPLESS_TEST(TestGames)
#include "test_games.moc"
