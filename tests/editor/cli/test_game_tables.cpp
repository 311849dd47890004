// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document_kind.h"
#include "editor/verbs/recognition.h"
#include "editor/verbs/verbs.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace stonemason;

/// What games add to the command line, which the build gathers in a table: no verb is left without an answer.
class TestGameTables : public QObject {
    Q_OBJECT

private slots:
    void everyKindOfFileIsTakenOrRefusedWithAReason() {
        const CommandGames games{allGameClis(), fileRecognition()};
        for (std::size_t i = 0; i < documentKindIds.size(); ++i) {
            const std::string name(documentKindIds[i]);
            const FileVerbs* verbs = games.of(DocumentKind(i));
            QVERIFY2(verbs, name.c_str());
            QVERIFY2(verbs->check || verbs->whyNot, name.c_str());
            QVERIFY2(verbs->convert || verbs->whyNot, name.c_str());
            if (verbs->whyNot) QVERIFY2(!verbs->whyNot({}).isEmpty(), name.c_str());
            if (verbs->isAskedFor) QVERIFY2(verbs->convert, name.c_str());
        }
        QVERIFY(games.of(DocumentKind::Map)->exportFile); // which stands in for kinds without
        QVERIFY(games.of(DocumentKind::TextMap)->ground); // likewise
    }

    void oneGameIsPlayedWithoutBeingAskedFor() {
        std::multiset<std::string_view> choosers;
        for (const GameCli* game : allGameClis())
            if (game->play) choosers.insert(game->play->chooser);
        QCOMPARE(choosers.count(""), std::size_t(1));
        for (const std::string_view chooser : choosers)
            QCOMPARE(choosers.count(chooser), std::size_t(1));
    }

    void noTwoVerbsHaveOneName() {
        std::set<std::string_view> names;
        for (const Verb* verb : allVerbs())
            QVERIFY2(names.insert(verb->name).second, std::string(verb->name).c_str());
    }

    void optionsOnFilesAreThoseOfEveryGame() {
        for (const Verb* verb : allVerbs()) {
            const std::vector<Option> options = optionsOf(*verb);
            std::set<std::string_view> names;
            for (const Option& option : options)
                QVERIFY2(names.insert(option.name).second, std::string(option.name).c_str());
            for (const char* name : {"--game", "--encoding"})
                if (verb->hasFileOptions) QVERIFY2(names.contains(name), std::string(verb->name).c_str());
        }
    }
};

STONEMASON_APPLESS_TEST(TestGameTables)
#include "test_game_tables.moc"
