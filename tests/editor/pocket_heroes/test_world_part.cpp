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

std::string messageIn(const World& from, const World& to, int& lost) {
    return std::get<Guard>(recordsFor(partOf(from, {guard}), to, lost).front().value).message;
}

} // namespace

class TestWorldPart : public QObject {
    Q_OBJECT

private slots:
    /// Keys are alike in all worlds: only the very words make the same text of them.
    void textsOfTheSameKeyAreNotTheSame() {
        const World ours = guarded(Version::Translated, Language::English, "Halt");
        const World theirs = guarded(Version::Translated, Language::English, "Come in");
        QCOMPARE(ours.guards[0].message, theirs.guards[0].message);
        int lost = 0;
        QCOMPARE(messageIn(ours, theirs, lost), std::string());
        QCOMPARE(lost, 1);
        QCOMPARE(messageIn(ours, ours, lost), ours.guards[0].message);
        QCOMPARE(messageIn(ours, guarded(Version::Translated, Language::English, ""), lost), std::string());
        QCOMPARE(lost, 2);
    }

    void plainWorldsGetTheWords() {
        const World plain = guarded(Version::Plain, Language::English, "");
        int lost = 0;
        QCOMPARE(messageIn(guarded(Version::Translated, Language::English, "Halt"), plain, lost),
                 std::string("Halt"));
        QCOMPARE(messageIn(guarded(Version::Translated, Language::Russian, "Стой"), plain, lost),
                 std::string("Стой"));
        QCOMPARE(messageIn(guarded(Version::Plain, Language::English, "Halt"), plain, lost),
                 std::string("Halt"));
        QCOMPARE(lost, 0);
        World dangling = guarded(Version::Translated, Language::English, "");
        dangling.guards[0].message = "no such key";
        QCOMPARE(messageIn(dangling, plain, lost), std::string());
        QCOMPARE(lost, 1);
    }

    void wordsOfPlainWorldsAreNoKeys() {
        int lost = 0;
        QCOMPARE(messageIn(guarded(Version::Plain, Language::English, "Halt"),
                           guarded(Version::Translated, Language::English, "Halt"), lost),
                 std::string());
        QCOMPARE(lost, 1);
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
        here.click({10, 10});
        QCOMPARE(here.world().guards.size(), std::size_t(2));
        QCOMPARE(here.world().guards[1].message, std::string());
        QCOMPARE(sent.count(), 1);
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
