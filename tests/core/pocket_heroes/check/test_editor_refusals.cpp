// SPDX-License-Identifier: GPL-3.0-or-later
// What the game's own editor rejects, aborts at or skips, and what nobody can play or read.
#include "core/base/text.h"
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/edit/texts.h"
#include "core/pocket_heroes/format/hmm.h"
#include "tests/core/pocket_heroes/check/findings.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

namespace stonemason::pocket_heroes {

using test::drawn;
using test::pocketHeroes;

namespace {

/// The world after the first fix of the first problem of the check.
World repaired(World world, std::string_view check) {
    const Report report = runChecks(world, pocketHeroes());
    const auto problem = std::ranges::find(report.problems, check, &Problem::check);
    if (problem != report.problems.end() && !problem->fixes.empty())
        if (const auto edit = editOf(world, pocketHeroes(), problem->fixes.front())) apply(world, *edit);
    return world;
}

} // namespace

class TestEditorRefusals : public QObject {
    Q_OBJECT

private slots:
    void aRoadUnderADecoration() {
        World world = drawn(sound);
        world.decorations = {{{4, 1}, "trees_1"}};
        const auto* tree = pocketHeroes().find(Section::Decoration, "trees_1");
        QVERIFY(tree && !tree->footprint.empty());
        const Cell blocked = Cell{4, 1} + tree->footprint.front();
        for (const char* way : {"dirt_road", "stone_road", "river"}) {
            world.paths = {{blocked, way}};
            QCOMPARE(findings(world, "roads"), QStringList{QStringLiteral("E roads/blocked path %1 (%2,%3) | "
                                                                          "fix/clear 1 | fix/delete path")
                                                               .arg(QString::fromLatin1(way))
                                                               .arg(blocked.row)
                                                               .arg(blocked.column)});
            QVERIFY(fixesHelp(world, "roads"));
        }
        world.paths = {{{4, 3}, "dirt_road"}};
        QCOMPARE(findings(world, "roads"), nothing);
        world.decorations = {{{4, 3}, "flowers_8"}}; // blocks nothing
        QCOMPARE(findings(world, "roads"), nothing);
        world.decorations = {{{4, 3}, "trees_1"}};
        world.paths.clear();
        for (const CatalogueObject& object : pocketHeroes().objects(Section::Path).all())
            if (object.kind == ObjectClass::Wall) world.paths.push_back({{4, 3}, object.id});
        QVERIFY(!world.paths.empty());
        QCOMPARE(findings(world, "roads"), nothing);
    }

    void nobodyIsAPerson() {
        World world = drawn(sound);
        QCOMPARE(findings(world, "humans"), nothing);
        for (Player& player : world.players)
            player.controller = Controller::Computer;
        QCOMPARE(findings(world, "humans"), QStringList{"E humans/none | fix/human 0"});
        QVERIFY(fixesHelp(world, "humans"));
        world.players[1].controller = Controller::Human;
        QCOMPARE(findings(world, "humans"), nothing);
        world.players.clear(); // the check of players says so
        QCOMPARE(findings(world, "humans"), nothing);
    }

    void inTheGateOfAMainCastle() {
        World world = drawn(sound);
        const Cell gate = world.castles[0].cell;
        QVERIFY(world.players[0].mainCastle && world.players[0].mainCastle->cell == gate);
        Hero& hero = world.heroes.emplace_back();
        hero.id = pocketHeroes().heroes.front().id;
        hero.owner = PlayerId::Red;
        hero.cell = gate;
        const QStringList lines = findings(world, "gates");
        QCOMPARE(lines.size(), 1);
        QVERIFY2(lines[0].startsWith("E gates/taken 0 hero ") && lines[0].contains("| fix/move hero"),
                 qPrintable(lines[0]));
        QVERIFY(fixesHelp(world, "gates"));
        world.players[0].mainCastle.reset(); // any other gate will do
        QCOMPARE(findings(world, "gates"), nothing);
        world = drawn(sound);
        world.events[0].cell = gate;
        QVERIFY(findings(world, "gates").join('\n').startsWith("E gates/taken 0 event"));
        QVERIFY(fixesHelp(world, "gates"));
        QCOMPARE(findings(drawn(sound), "gates"), nothing);
    }

    void keysOfOtherLetters() {
        World world = drawn(sound);
        QCOMPARE(findings(world, "keys"), nothing);
        setWords(world, {ThingKind::Item, 0}, TextKind::ItemMessage, Language::English, "Gold!");
        for (const char* key : {"Сундук", "caf\xC3\xA9", "a\xED\xA0\xBD"}) {
            World foreign = world;
            foreign.texts.back().key = key;
            foreign.items[0].message = key;
            QCOMPARE(findings(foreign, "keys"), QStringList{"E keys/not-ascii 1 | fix/rename-keys 1"});
            QVERIFY(fixesHelp(foreign, "keys"));
            const World fixed = repaired(foreign, "keys");
            QCOMPARE(wordsOf(fixed, fixed.items[0].message, Language::English), std::string("Gold!"));
        }
        world.version = Version::Plain;
        QCOMPARE(findings(world, "keys"), nothing);
    }

    void keysThatAreThereTwice() {
        World world = drawn(sound);
        world.texts.push_back({"chest", TextKind::ItemMessage, {"One", ""}});
        world.texts.push_back({"chest", TextKind::ItemMessage, {"Two", ""}});
        world.items[0].message = "chest";
        QCOMPARE(findings(world, "keys"), QStringList{"E keys/twice 1 | fix/rename-keys 1"});
        const World fixed = repaired(world, "keys");
        QCOMPARE(findings(fixed, "keys"), nothing);
        QCOMPARE(wordsOf(fixed, fixed.items[0].message, Language::English), std::string("One"));
    }

    void keysThatEveryMapNeeds() {
        World world = drawn(sound);
        setMapWords(world, TextKind::Name, Language::English, "Sound");
        for (Text& text : world.texts)
            if (text.kind == TextKind::Name) text.key = "name";
        QCOMPARE(findings(world, "keys"), QStringList{"E keys/needed Map name | fix/add-text Map name"});
        QVERIFY(fixesHelp(world, "keys"));
        QCOMPARE(nameOf(repaired(world, "keys"), Language::English), std::string("Sound"));
        world.items[0].message = "name"; // says it too
        const World fixed = repaired(world, "keys");
        QCOMPARE(nameOf(fixed, Language::English), std::string("Sound"));
        QCOMPARE(wordsOf(fixed, fixed.items[0].message, Language::English), std::string("Sound"));
        world.texts.clear();
        world.items[0].message.clear();
        QCOMPARE(findings(world, "keys"),
                 (QStringList{"E keys/needed Map name | fix/add-text Map name",
                              "E keys/needed Map Description | fix/add-text Map Description"}));
        QVERIFY(fixesHelp(world, "keys"));
    }

    void messagesWithoutWords() {
        for (const std::string words : {" ", "\t", "\r\n", " \n \n", "\u00A0"}) {
            World world = drawn(sound);
            setWords(world, {ThingKind::Item, 0}, TextKind::ItemMessage, Language::English, "Gold");
            QCOMPARE(findings(world, "blanks"), nothing);
            world.texts.back().words[0] = words;
            QCOMPARE(findings(world, "blanks"), QStringList{"W blanks/message 1 | fix/clear-message 1"});
            QCOMPARE(findings(world, "texts").filter("missing"), nothing);
            QVERIFY(fixesHelp(world, "blanks"));
            QVERIFY(repaired(world, "blanks").items[0].message.empty());
            setVersion(world, Version::Plain);
            QCOMPARE(world.items[0].message, words);
            QCOMPARE(findings(world, "blanks"), QStringList{"W blanks/message 1 | fix/clear-message 1"});
            QVERIFY(repaired(world, "blanks").items[0].message.empty());
        }
        World world = drawn(sound);
        setMapWords(world, TextKind::Name, Language::English, "  ");
        QVERIFY(findings(world, "texts").contains("W texts/no-name"));
        world.languages = 3;
        world.texts.push_back({"chest", TextKind::ItemMessage, {"Gold", " "}});
        world.items[0].message = "chest";
        QVERIFY(findings(world, "texts").contains("W texts/missing chest 1"));
        QCOMPARE(findings(world, "blanks"), nothing);
    }

    void halvesOfCharacters() {
        const std::string half = "a\xED\xB0\x80";
        World world = drawn(sound);
        QCOMPARE(findings(world, "halves"), nothing);
        world.author = half;
        world.texts[0].words[0] = half;
        QCOMPARE(findings(world, "halves"), QStringList{"W halves/text 2 | fix/replace-halves 2"});
        QVERIFY(fixesHelp(world, "halves"));
        QCOMPARE(repaired(world, "halves").author, std::string("a\uFFFD"));
        const auto written = writeWorld(world);
        QVERIFY(written && *readWorld(*written) == world);
        setVersion(world, Version::Plain);
        world.guards[0].message = half;
        QVERIFY(findings(world, "halves").join('\n').startsWith("W halves/text 3"));
        const auto again = writeWorld(repaired(world, "halves"));
        QVERIFY(again && isUtf8(readWorld(*again)->guards[0].message));
    }

    void whatIsBehindTheEnd() {
        World world = drawn(sound);
        QCOMPARE(findings(world, "tail"), nothing);
        world.tail = std::string("\0\0\1", 3);
        QCOMPARE(findings(world, "tail"), QStringList{"W tail/bytes 3 | fix/drop-tail 3"});
        QVERIFY(fixesHelp(world, "tail"));
        World without = world;
        without.tail.clear();
        QVERIFY(repaired(world, "tail") == without);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestEditorRefusals)
#include "test_editor_refusals.moc"
