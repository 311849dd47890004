// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"
#include "editor/app/files/document_opener.h"
#include "editor/app/files/open_documents.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "tests/editor/help/whole_program.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QTest>

using namespace stonemason;

namespace {

const QString stacks = QStringLiteral("Stack 1: Ram, Wedge\nStack 2: Pike\nStack 3: Bull\nStack 4: ");

QStringList titles(test::WholeProgram& program) {
    QStringList all;
    for (const Document* document : program.window.documents().all())
        all += document->title();
    return all;
}

} // namespace

/// Documents without a name of their own are numbered.
class TestUntitled : public QObject {
    Q_OBJECT

private slots:
    void pastedDecksAreNumberedOrHaveTheirTitle() {
        test::WholeProgram program;
        for (const char* last : {"Sickle", "Sabre", "Hammer"})
            program.window.opener().paste(stacks + QLatin1String(last));
        program.window.opener().paste(QStringLiteral("Rams of War\n\n") + stacks + QStringLiteral("Altar"));
        QCOMPARE(titles(program),
                 (QStringList{QStringLiteral("Pasted deck"), QStringLiteral("Pasted deck 2"),
                              QStringLiteral("Pasted deck 3"), QStringLiteral("Rams of War")}));
        for (Document* document : program.window.documents().all()) {
            QCOMPARE(static_cast<token_battle::DeckDocument&>(*document).deckName(), document->title());
            QVERIFY(document->isModified());
            QVERIFY(!document->undoStack().canUndo());
        }
        program.window.documents().remove(program.window.documents().all()[1]);
        program.window.opener().paste(stacks + QStringLiteral("Altar, Twins"));
        QCOMPARE(titles(program).last(), QStringLiteral("Pasted deck 2")); // free again
    }

    void newDocumentsAreNumbered() {
        test::WholeProgram program;
        for (int i = 0; i < 2; ++i) {
            program.maps.create(newMap(program.maps.game()));
            program.deckEditor.newDocumentActions().front()->trigger();
        }
        QCOMPARE(titles(program),
                 (QStringList{QStringLiteral("Untitled map"), QStringLiteral("New deck"),
                              QStringLiteral("Untitled map 2"), QStringLiteral("New deck 2")}));
        for (const Document* document : program.window.documents().all())
            QVERIFY(!document->isModified());
    }

    void aNameOfItsOwnHasNoNumber() {
        test::WholeProgram program;
        kings_conflict::Map map = newMap(program.maps.game());
        map.info.name = "Twin Peaks";
        program.maps.create(map);
        program.maps.create(map);
        program.maps.create(newMap(program.maps.game()));
        QCOMPARE(titles(program), (QStringList{QStringLiteral("Twin Peaks"), QStringLiteral("Twin Peaks"),
                                               QStringLiteral("Untitled map")}));
        program.open(test::WholeProgram::map);
        program.maps.create(newMap(program.maps.game()));
        Document* untitled = program.window.documents().all().last();
        QCOMPARE(untitled->title(), QStringLiteral("Untitled map 2"));
        untitled->setPath(program.folder.filePath(QStringLiteral("peak.smap")));
        QCOMPARE(untitled->title(), QStringLiteral("peak"));
    }
};

STONEMASON_TEST(TestUntitled)
#include "test_untitled.moc"
