// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/texts.h"
#include "editor/pocket_heroes/world_part.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

namespace stonemason::pocket_heroes {

using test::WorldWindow;

namespace {

const Thing guard{ThingKind::Guard, 0};

/// Grass with a guard who says this; no words, no message.
World guarded(Version version, Language language, const std::string& words) {
    World world = emptyWorld(32);
    world.nodes = Grid<Node>(world.nodes.size(), Node{Surface::Grass, 0});
    world.guards.resize(1);
    world.guards[0].cell = {3, 3};
    if (version == Version::Plain)
        setVersion(world, version);
    else if (language == Language::Russian) {
        setLanguage(world, Language::Russian, true);
        setLanguage(world, Language::English, false);
    }
    if (!words.empty()) setWords(world, guard, TextKind::GuardMessage, language, words);
    return world;
}

/// The guard as he comes into the other world.
struct Arrival {
    Arrival(const World& from, World to) : world(std::move(to)) {
        WorldPart part = partOf(from, {guard});
        const BroughtTexts brought = bringTexts(part.records, part.texts, world);
        world.texts.insert(world.texts.end(), brought.texts.begin(), brought.texts.end());
        message = std::get<Guard>(part.records.front().value).message;
        lost = brought.lost;
    }
    std::string words(Language language) const { return wordsOf(world, message, language); }

    World world;
    std::string message;
    int lost = 0;
};

} // namespace

class TestWorldPart : public QObject {
    Q_OBJECT

private slots:
    /// Keys are alike in all worlds: only the very words make the same text of them.
    void textsOfTheSameKeyAreNotTheSame() {
        const World ours = guarded(Version::Translated, Language::English, "Halt");
        const World theirs = guarded(Version::Translated, Language::English, "Come in");
        QCOMPARE(ours.guards[0].message, theirs.guards[0].message);
        const Arrival there(ours, theirs);
        QCOMPARE(there.words(Language::English), std::string("Halt"));
        QCOMPARE(wordsOf(there.world, theirs.guards[0].message, Language::English), std::string("Come in"));
        QCOMPARE(there.world.texts.size(), theirs.texts.size() + 1);
        QCOMPARE(there.lost, 0);
        const Arrival here(ours, ours);
        QCOMPARE(here.message, ours.guards[0].message);
        QCOMPARE(here.world.texts, ours.texts);
        // Who comes again says what is there already.
        QCOMPARE(Arrival(ours, there.world).world.texts, there.world.texts);
    }

    void onlyLanguagesOfBothComeAlong() {
        World both = guarded(Version::Translated, Language::English, "Halt");
        setLanguage(both, Language::Russian, true);
        setWords(both, guard, TextKind::GuardMessage, Language::Russian, "Стой");
        const Arrival english(both, guarded(Version::Translated, Language::English, ""));
        QCOMPARE(english.world.texts.back().words, (decltype(Text::words){"Halt", ""}));
        QCOMPARE(english.world.texts.back().kind, TextKind::GuardMessage);
        const Arrival russian(both, guarded(Version::Translated, Language::Russian, ""));
        QCOMPARE(russian.world.texts.back().words, (decltype(Text::words){"", "Стой"}));
        const Arrival nothing(guarded(Version::Translated, Language::English, "Halt"),
                              guarded(Version::Translated, Language::Russian, ""));
        QCOMPARE(nothing.message, std::string());
        QCOMPARE(nothing.lost, 1);
        QVERIFY(bool(writeWorld(english.world)));
    }

    /// Two that say one text still do, two things of different kinds do not.
    void oneTextComesOnce() {
        World from = guarded(Version::Translated, Language::English, "Halt");
        from.guards.push_back(from.guards[0]);
        from.items.push_back({Chest{}, {5, 5}, {}, from.guards[0].message});
        WorldPart part = partOf(from, {guard, {ThingKind::Guard, 1}, {ThingKind::Item, 0}});
        const World to = guarded(Version::Translated, Language::English, "Come in");
        const BroughtTexts brought = bringTexts(part.records, part.texts, to);
        QCOMPARE(brought.texts.size(), std::size_t(2));
        QVERIFY(brought.texts[0].key != brought.texts[1].key);
        QCOMPARE(std::get<Guard>(part.records[0].value).message, brought.texts[0].key);
        QCOMPARE(std::get<Guard>(part.records[1].value).message, brought.texts[0].key);
        QCOMPARE(std::get<Item>(part.records[2].value).message, brought.texts[1].key);
        QVERIFY(!findText(to, brought.texts[0].key));
    }

    void plainWorldsGetTheWords() {
        const World plain = guarded(Version::Plain, Language::English, "");
        const auto saidBy = [&plain](const World& from) { return Arrival(from, plain).message; };
        QCOMPARE(saidBy(guarded(Version::Translated, Language::English, "Halt")), std::string("Halt"));
        QCOMPARE(saidBy(guarded(Version::Translated, Language::Russian, "Стой")), std::string("Стой"));
        QCOMPARE(saidBy(guarded(Version::Plain, Language::English, "Halt")), std::string("Halt"));
        World dangling = guarded(Version::Translated, Language::English, "");
        dangling.guards[0].message = "no such key";
        QCOMPARE(saidBy(dangling), std::string());
        QCOMPARE(Arrival(dangling, plain).lost, 1);
    }

    /// They have no language: they become those of the first one there.
    void wordsOfPlainWorldsAreNoKeys() {
        World theirs = guarded(Version::Translated, Language::English, "Come in");
        theirs.texts.push_back({"Halt", TextKind::GuardMessage, {"another text", ""}});
        const Arrival there(guarded(Version::Plain, Language::English, "Halt"), theirs);
        QVERIFY(there.message != "Halt");
        QCOMPARE(there.words(Language::English), std::string("Halt"));
        const Arrival russian(guarded(Version::Plain, Language::English, "Halt"),
                              guarded(Version::Translated, Language::Russian, ""));
        QCOMPARE(russian.words(Language::Russian), std::string("Halt"));
    }

    /// What was taken in hand in one world is put down in another as a copy from there.
    void whatIsInHandMayComeIntoAnotherWorld() {
        const World from = guarded(Version::Translated, Language::English, "Halt");
        WorldWindow there(from);
        there.document.select({guard});
        there.action(QStringLiteral("duplicate"))->trigger();
        WorldWindow here(guarded(Version::Translated, Language::English, "Come in"));
        here.brush().setPart(there.brush().part());
        here.brush().setTool(QStringLiteral("place"));
        QSignalSpy sent(&here.document, &WorldDocument::noticePosted);
        const World before = here.world();
        here.click({10, 10});
        QCOMPARE(here.world().guards.size(), std::size_t(2));
        QCOMPARE(wordsOf(here.world(), here.world().guards[1].message, Language::English),
                 std::string("Halt"));
        QCOMPARE(wordsOf(here.world(), here.world().guards[0].message, Language::English),
                 std::string("Come in"));
        QCOMPARE(sent.count(), 0);
        here.document.undoStack().undo();
        QCOMPARE(here.world(), before);
        QVERIFY(!here.document.undoStack().canUndo());
        WorldWindow silent(guarded(Version::Translated, Language::Russian, ""));
        silent.brush().setPart(there.brush().part());
        silent.brush().setTool(QStringLiteral("place"));
        QSignalSpy told(&silent.document, &WorldDocument::noticePosted);
        silent.click({10, 10});
        QCOMPARE(silent.world().guards.at(1).message, std::string());
        QCOMPARE(told.count(), 1);
        there.click({10, 10});
        QCOMPARE(there.world().guards.at(1).message, from.guards[0].message);
        there.document.undoStack().undo();
        there.brush().setRecords({});
        there.brush().setTool(QStringLiteral("eyedropper"));
        there.click({3, 3});
        there.click({12, 12});
        QCOMPARE(there.world().guards.at(1).message, from.guards[0].message);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldPart)
#include "test_world_part.moc"
