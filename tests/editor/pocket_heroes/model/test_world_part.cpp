// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/texts.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QSignalSpy>
#include <QTest>

namespace stonemason::pocket_heroes {

using test::WorldWindow;

namespace {

const Thing guard{ThingKind::Guard, 0};

} // namespace

class TestWorldPart : public QObject {
    Q_OBJECT

private slots:
    /// What was taken in hand in one world is put down in another as a copy from there.
    void whatIsInHandMayComeIntoAnotherWorld() {
        const World from = test::withSpeakingGuard(Version::Translated, Language::English, "Halt");
        WorldWindow there(from);
        there.document.select({guard});
        there.action(QStringLiteral("duplicate"))->trigger();
        WorldWindow here(test::withSpeakingGuard(Version::Translated, Language::English, "Come in"));
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
        WorldWindow silent(test::withSpeakingGuard(Version::Translated, Language::Russian, ""));
        silent.brush().setPart(there.brush().part());
        silent.brush().setTool(QStringLiteral("place"));
        QSignalSpy reported(&silent.document, &WorldDocument::noticePosted);
        silent.click({10, 10});
        QCOMPARE(silent.world().guards.at(1).message, std::string());
        QCOMPARE(reported.count(), 1);
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
