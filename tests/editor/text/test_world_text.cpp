// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/phm.h"
#include "editor/pocket_heroes/text/message_tables.h"
#include "editor/pocket_heroes/text/world_text.h"
#include "editor/text/argument_text.h"
#include "editor/text/message_tables.h"
#include "tests/editor/text/spoken.h"
#include "tests/editor/text/telling_worlds.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

namespace stonemason::pocket_heroes {

using test::bytes;
using test::isWhole;
using test::longestHeadline;
using test::longestSentence;
using test::pocketHeroes;
using test::Spoken;

namespace {

QString worldSentence(std::string_view id, std::vector<Argument> arguments, std::vector<Cell> cells = {}) {
    return problemReport({"", Severity::Error, {id, std::move(arguments)}, std::move(cells), {}},
                         pocketHeroes());
}

} // namespace

class TestWorldText : public QObject {
    Q_OBJECT

private slots:
    void everyMessageHasAText() {
        std::set<std::string_view> problems;
        std::set<std::string_view> fixes;
        for (const Check& check : allChecks()) {
            for (const std::string_view id : check.messages) {
                const MessageText* text = findText(pocket_heroes::worldProblemTexts(), id);
                QVERIFY2(text && text->headline.one && text->sentence.one, bytes(id));
                problems.insert(id);
            }
            for (const std::string_view id : check.fixes) {
                QVERIFY2(findText(pocket_heroes::worldFixTexts(), id), bytes(id));
                fixes.insert(id);
            }
        }
        QCOMPARE(problems.size(), pocket_heroes::worldProblemTexts().size());
        QCOMPARE(fixes.size(), pocket_heroes::worldFixTexts().size());
    }

    void everyErrorHasAText() {
        for (const std::string_view id : worldErrorIds())
            QVERIFY2(findText(pocket_heroes::worldErrorTexts(), id), bytes(id));
        for (const std::string_view id : playableErrorIds())
            QVERIFY2(findText(pocket_heroes::worldErrorTexts(), id), bytes(id));
        QCOMPARE(worldErrorIds().size() + playableErrorIds().size(), pocket_heroes::worldErrorTexts().size());
    }

    void reportsProblemsWholeAndShort_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "pl"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    /// Real problems: every id comes up, and so does every fix.
    void reportsProblemsWholeAndShort() {
        QFETCH(QString, language);
        const Spoken spoken(language);
        std::set<QByteArray> seen;
        std::set<QByteArray> fixes;
        for (const Problem& problem : tellingWorldProblems()) {
            seen.insert(bytes(problem.message.id));
            const QString headline = problemHeadline(problem, pocketHeroes());
            const QString shown = problemSentence(problem, pocketHeroes());
            QVERIFY2(isWhole(headline) && headline.size() <= longestHeadline, qPrintable(headline));
            QVERIFY2(isWhole(shown) && shown.size() <= longestSentence && shown.endsWith(u'.'),
                     qPrintable(shown));
            for (const Fix& fix : problem.fixes) {
                fixes.insert(bytes(fix.label.id));
                QVERIFY2(isWhole(fixText(fix, pocketHeroes())), qPrintable(fixText(fix, pocketHeroes())));
            }
        }
        for (const MessageText& text : pocket_heroes::worldProblemTexts())
            QVERIFY2(seen.contains(bytes(text.id)), bytes(text.id));
        for (const MessageText& text : pocket_heroes::worldFixTexts())
            QVERIFY2(fixes.contains(bytes(text.id)), bytes(text.id));
    }

    void thingsAreNamed() {
        QCOMPARE(
            worldSentence("places/shared", {"item", "", "ownerable", "ore_mine", Cell{0, 1}}),
            QStringLiteral("Treasure and “Ore pit” stand on the same cell. Move or delete one of them."));
        QCOMPARE(
            worldSentence("players/nobody", {3, "ownerable", "spoon_mine", Cell{0, 1}}, {{0, 1}}),
            QStringLiteral("“spoon_mine” belongs to Cyan, who is not among the players. Add this player, "
                           "or give it another owner. Where: row 0, column 1."));
        QVERIFY(worldSentence("reach/guard", {int(randomGuard) + 3, Cell{0, 1}})
                    .contains(QLatin1String("(random, level 3)")));
        QVERIFY(worldSentence("reach/guard", {99, Cell{0, 1}}).contains(QLatin1String("(99)")));
        QVERIFY(worldSentence("values/unknown", {"nation", 9, 2})
                    .startsWith(QLatin1String("The nation of a castle")));
        QCOMPARE(fixText({{"fix/move", {"item", Cell{3, 4}}}, {}}, pocketHeroes()),
                 QStringLiteral("Move the treasure to row 3, column 4"));
        QCOMPARE(
            worldSentence("places/buried", {"guard", "", Cell{0, 1}}),
            QStringLiteral("A guard is under a building, a wall or a decoration, where no hero can get to "
                           "it. Move it, or clear the cell."));
        QVERIFY(worldSentence("places/off-map", {"event", "", Cell{0, 1}})
                    .startsWith(QLatin1String("An event ")));
        for (const int bytes : {1, 2, 7})
            QVERIFY(worldSentence("tail/bytes", {bytes})
                        .contains(bytes == 1 ? QStringLiteral("one more byte ")
                                             : QStringLiteral("%1 more bytes ").arg(bytes)));
        QCOMPARE(playerName(PlayerId(9)), QStringLiteral("9"));
        QCOMPARE(pocket_heroes::objectName(ThingKind::Guard, "", pocketHeroes()), QStringLiteral("guards"));
    }

    /// An id may stand in more than one list of the catalogue; the kind says in which to look.
    void hostileIdsStayOnOneLine() {
        const std::string hostile = "a\nb\x1b[2J%1 " + std::string(500, 'x');
        const QString shown = worldSentence("places/off-map", {"decoration", hostile, Cell{0, 1}});
        QVERIFY2(!shown.contains(u'\n') && !shown.contains(QChar(0x1b)), qPrintable(shown));
        QVERIFY2(shown.contains(QLatin1String("%1")) && shown.size() <= longestSentence, qPrintable(shown));
    }

    /// A place is "w wierszu 3, kolumnie 4" in Polish, so that no other preposition goes before it.
    void polishPlacesReadAloud() {
        const Spoken spoken(QStringLiteral("pl"));
        QStringList shown;
        for (const Message& label :
             {Message{"fix/move", {"item", Cell{3, 4}}}, Message{"fix/main-castle", {0, Cell{3, 4}}},
              Message{"fix/way-in", {Cell{3, 4}}}, Message{"fix/way-out", {Cell{3, 4}}}})
            shown += fixText({label, {}}, pocketHeroes());
        shown += worldSentence("players/main-castle", {0, Cell{3, 4}});
        for (const char* id : {"reach/castle", "reach/castle-closed", "reach/castle-trap"})
            shown += worldSentence(id, {0, Cell{3, 4}});
        for (const QString& text : shown) {
            QVERIFY2(text.contains(QStringLiteral("w wierszu 3, kolumnie 4")), qPrintable(text));
            for (const char* before : {"na", "do", "z", "w", "od"})
                QVERIFY2(!text.contains(QLatin1String(" %1 w wierszu").arg(QLatin1String(before))),
                         qPrintable(text));
        }
    }

    /// No word of the game is left in English.
    void polishHasItsOwnWords() {
        QStringList english;
        QStringList polish;
        const auto words = [](QStringList& list) {
            for (int kind = 0; kind < thingKindCount; ++kind)
                list += thingName(ThingKind(kind));
            for (int player = -1; player < playerCount; ++player)
                list += playerName(PlayerId(player));
            for (int language = 0; language < languageCount; ++language)
                list += languageName(Language(language));
            list +=
                {treasureName(Chest{}), treasureName(Pile{}), treasureName(KeyGuard{}),
                 creatureName(randomGuard + 1, pocketHeroes()), creatureName(randomGuard, pocketHeroes())};
        };
        words(english);
        {
            const Spoken spoken(QStringLiteral("pl"));
            words(polish);
        }
        for (qsizetype i = 0; i < english.size(); ++i)
            QVERIFY2(english[i] != polish[i] && !polish[i].isEmpty(), qPrintable(english[i]));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_GUILESS_TEST(stonemason::pocket_heroes::TestWorldText)
#include "test_world_text.moc"
