// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "editor/app/window/document_tabs.h"
#include "editor/kings_conflict/model/map_document.h"
#include "tests/editor/safety/kinds.h"
#include "tests/editor/safety/program.h"
#include "tests/support/test_program.h"

#include <QMenu>
#include <QSysInfo>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// Contains a line break, a terminal escape sequence and a bidi override.
const QString evil = QStringLiteral("a\u202Etxt\u001B[31m\nb\u2066\u009B");
/// The part of it that Windows allows in a file name.
const QString evilOnWindows = QStringLiteral("a\u202Etxtb\u2066\u009B");

void mustShowAll(const QString& words) {
    QVERIFY(!words.isEmpty());
    for (const QString& line : words.split(u'\n')) // tool tips and notices have lines of their own
        QCOMPARE(QString::fromStdString(visibleText(line.toStdString())), line);
    QVERIFY2(!words.contains(QStringLiteral("[31m\nb")), qPrintable(words));
}

} // namespace

/// Control characters in names of files and documents have no effect in the window: they are escaped.
class TestVisibleNames : public QObject {
    Q_OBJECT

private slots:
    void theNameOfAFile_data() { addKinds(); }

    void theNameOfAFile() {
        QFETCH(const Kind, kind);
        const QTemporaryDir folder;
        Program program(folder.path());
        const QString suffix = u'.' + QString::fromLatin1(suffixOf(kind));
        QFile file(folder.filePath(evil + suffix));
        if (!file.open(QIODevice::WriteOnly)) {
            QCOMPARE(QSysInfo::kernelType(), QStringLiteral("winnt"));
            file.setFileName(folder.filePath(evilOnWindows + suffix));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        file.write(QByteArray::fromStdString(newBytes(kind)));
        file.close();
        Document* document = program.open(file.fileName());
        QVERIFY(document);
        const DocumentTabs& tabs = program.window.tabs();
        QVERIFY(program.window.windowTitle().contains(QStringLiteral("\\u{202E}")));
        mustShowAll(program.window.windowTitle());
        mustShowAll(tabs.tabText(tabs.currentIndex()));
        mustShowAll(tabs.tabToolTip(tabs.currentIndex()));
        mustShowAll(tabs.currentPage()->accessibleName());

        QCoreApplication::processEvents(); // the list of recent files follows
        int listed = 0;
        for (const QMenu* menu : program.window.findChildren<QMenu*>()) {
            for (const QAction* action : menu->actions()) {
                if (!action->text().contains(QStringLiteral("\\u{202E}"))) continue;
                ++listed;
                mustShowAll(action->text());
                mustShowAll(action->statusTip());
                mustShowAll(action->toolTip());
            }
        }
        QVERIFY(listed > 0);
    }

    void theNameOfAFileThatCannotBeOpened() {
        const QTemporaryDir folder;
        Program program(folder.path());
        const QString path = folder.filePath(evil + QStringLiteral(".smap"));
        program.window.openFiles({path});
        const QString message = program.window.messages().textOf(QStringLiteral("open:") + path);
        QVERIFY(message.contains(QStringLiteral("\\u{1B}")));
        mustShowAll(message);
    }

    void theNameOfAMap() {
        const QTemporaryDir folder;
        Program program(folder.path());
        QFile file(folder.filePath(fileNameOf(Kind::Map)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QByteArray map = QByteArray::fromStdString(newBytes(Kind::Map));
        map.replace("\"name\": \"", "\"name\": \"x\\u202E\\u001B");
        file.write(map);
        file.close();
        const Document* document = program.open(file.fileName());
        QVERIFY(document);
        QVERIFY(document->title().startsWith(QStringLiteral("x\\u{202E}\\u{1B}")));
        mustShowAll(program.window.windowTitle());
    }
};

STONEMASON_TEST(TestVisibleNames)
#include "test_visible_names.moc"
