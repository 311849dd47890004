// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/print_actions_of.h"
#include "editor/app/widgets/binding.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/app/fake_workspace.h"
#include "tests/editor/pdf.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;
using test::FakeDialogs;
using test::TextDocument;

namespace {

/// Prints the lines of a text, a page each.
class LinePrinting : public PrintActionsOf<BoundActions<TextDocument, QWidget>> {
public:
    LinePrinting(PageCount count, Dialogs* dialogs)
        : PrintActionsOf(printEntries(QStringLiteral("Print the lines"), count, dialogs),
                         QStringLiteral("lines"), nullptr) {}

    PrintJob printJob() const override {
        const QStringList lines = document()->text().split(u'\n');
        return {.name = document()->title(),
                .file = QStringLiteral("lines"),
                .pages = [lines](const QSizeF&) { return int(lines.size()); },
                .paint = [lines](QPainter& painter, const QRectF& page,
                                 int number) { painter.drawText(page, lines[number]); }};
    }
};

} // namespace

/// What sets of actions that print have in common.
class TestPrintActions : public QObject {
    Q_OBJECT

private slots:
    void theyPrintWhatIsBound() {
        TextDocument document(QStringLiteral("text: one"));
        LinePrinting printing(PageCount::One, nullptr);
        QStringList names;
        for (const QAction* action : printing.menu())
            names += action->objectName();
        QCOMPARE(names, QStringList({QStringLiteral("lines.print"), QStringLiteral("lines.print-preview"),
                                     QStringLiteral("lines.save-pdf")}));
        for (const bool isBound : {false, true, false}) {
            printing.bind(isBound ? &document : nullptr, nullptr);
            for (const QAction* action : printing.menu())
                QCOMPARE(action->isEnabled(), isBound);
        }
    }

    void tipsSayWhetherThereIsOnePage() {
        const LinePrinting one(PageCount::One, nullptr);
        const LinePrinting any(PageCount::Any, nullptr);
        QCOMPARE(one.menu()[0]->statusTip(), QStringLiteral("Print the lines"));
        for (const int action : {1, 2}) {
            QVERIFY(one.menu()[action]->statusTip().contains(QStringLiteral(" page ")));
            QVERIFY(any.menu()[action]->statusTip().contains(QStringLiteral(" pages ")));
        }
    }

    void aPdfIsProposedBesideTheFile() {
        const QTemporaryDir folder;
        TextDocument document(QStringLiteral("text: one\ntwo\nthree"));
        FakeDialogs dialogs;
        LinePrinting printing(PageCount::Any, &dialogs);
        printing.bind(&document, nullptr);
        const QSignalSpy messages(&printing, &ActionSet::message);
        QAction* save = printing.action(QStringLiteral("save-pdf"));

        save->trigger();
        document.setPath(folder.filePath(QStringLiteral("some.text")));
        save->trigger();
        QCOMPARE(dialogs.saveSuggestions,
                 QStringList({QStringLiteral("lines.pdf"), folder.filePath(QStringLiteral("lines.pdf"))}));
        QVERIFY(messages.isEmpty()); // both were cancelled

        dialogs.saveAnswer = folder.filePath(QStringLiteral("chosen.pdf"));
        save->trigger();
        QCOMPARE(test::pagesIn(dialogs.saveAnswer), 3);
        QCOMPARE(messages.size(), 1);
        QVERIFY(messages.front().front().toString().contains(QStringLiteral("chosen.pdf")));
    }
};

STONEMASON_TEST(TestPrintActions)
#include "test_print_actions.moc"
