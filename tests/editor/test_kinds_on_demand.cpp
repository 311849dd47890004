// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/pattern_shelf.h"
#include "tests/editor/help/whole_program.h"
#include "tests/support/test_program.h"

#include <QDockWidget>
#include <QTest>

using namespace stonemason;

namespace {

QStringList withEditors(const test::WholeProgram& program) {
    QStringList ids;
    for (const Workspace* workspace : std::initializer_list<const Workspace*>{
             &program.maps, &program.deckEditor, &program.games, &program.boards, &program.wars,
             &program.worlds, &program.templates, &program.patterns, &program.textMaps})
        if (workspace->hasEditor()) ids += workspace->id();
    return ids;
}

} // namespace

/// Of the whole program only the editors are created that its documents need.
class TestKindsOnDemand : public QObject {
    Q_OBJECT

private slots:
    void aWindowWithOneMapHasTheEditorOfMaps() {
        test::WholeProgram program;
        program.open(test::WholeProgram::map);
        program.window.show();
        QCOMPARE(withEditors(program), QStringList{QStringLiteral("map")});
        QVERIFY(!program.window.findChild<QDockWidget*>(QStringLiteral("moveList")));
    }

    void eachKindComesWithItsFirstDocument_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("id");
        using Program = test::WholeProgram;
        QTest::newRow("decks") << Program::decks << "deck";
        QTest::newRow("game") << Program::game << "duel";
        QTest::newRow("board") << Program::board << "board";
        QTest::newRow("pattern") << Program::pattern << "pattern";
        QTest::newRow("text map") << Program::textMap << "text-map";
        QTest::newRow("world") << Program::world << "world";
        QTest::newRow("template") << Program::worldTemplate << "template";
        QTest::newRow("war") << Program::war << "war";
    }

    void eachKindComesWithItsFirstDocument() {
        QFETCH(QString, file);
        QFETCH(QString, id);
        test::WholeProgram program;
        program.open(test::WholeProgram::map);
        program.window.show();
        program.open(file);
        QCOMPARE(withEditors(program).toList(), (QStringList{QStringLiteral("map"), id}));
        Workspace* workspace =
            program.window.documents().of(program.window.tabs().currentDocument()).workspace;
        QCOMPARE(workspace->id(), id);
        QVERIFY(!workspace->docks().isEmpty());
        bool isAnyInSight = false;
        for (const QDockWidget* dock : workspace->docks()) {
            QVERIFY(program.window.isAncestorOf(dock) || dock->isWindow());
            isAnyInSight = isAnyInSight || dock->isVisible();
        }
        QVERIFY(isAnyInSight);
    }

    /// Panels that one kind has of another are made with it, and keep what the other gives them.
    void panelsOfAnotherKindComeWithTheirs() {
        test::WholeProgram program;
        program.open(test::WholeProgram::textMap);
        QVERIFY(!program.patterns.hasEditor());
        QVERIFY(program.window.findChild<QDockWidget*>(QStringLiteral("text-map-ambushes")));
        QCOMPARE(program.patterns.shelf().patterns().size(), program.patterns.samplePatterns().size());
    }
};

STONEMASON_TEST(TestKindsOnDemand)
#include "test_kinds_on_demand.moc"
