// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/search.h"
#include "editor/ambush/view/sites/ambush_dock.h"
#include "editor/ambush/view/sites/ambush_form.h"
#include "editor/ambush/view/sites/pattern_choice.h"
#include "editor/ambush/view/sites/site_actions.h"
#include "editor/ambush/view/sites/site_model.h"
#include "editor/ambush/view/sites/site_overlay.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/canvas/compare_view.h"
#include "tests/editor/ambush/pattern_window.h"
#include "tests/editor/ambush/text_window.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/editor/text_map/text_map_window.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace stonemason::ambush {

using namespace kings_conflict;

using test::patternOf;
using test::Patterns;
using test::TextWindow;

namespace {

const QString sparseFile = QStringLiteral(STONEMASON_RESOURCES "/patterns/7-sparse-and-open.ambush");
const QString passFile = QStringLiteral(STONEMASON_RESOURCES "/text-maps/mountain-pass.txt");

std::string fileBytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

/// The list of ambush sites, as a file and on the clipboard.
class TestAmbushExport : public QObject {
    Q_OBJECT

private slots:
    void exportsWhatTheCommandLinePrints() {
        TextWindow window(fileBytes(passFile), passFile);
        const test::Folder folder;
        window.dock->form().patterns()->setChosen(window.patterns.workspace.shelf().first(), false);
        window.patterns.dialogs.openAnswer = {sparseFile};
        window.dock->form().addFile()->click();
        window.wait();
        const auto printed = [](const QStringList& words) {
            return test::run(QStringList{QStringLiteral("ambush"), QStringLiteral("--json"),
                                         QStringLiteral("--pattern"), sparseFile} +
                             words + QStringList{passFile})
                .out;
        };
        QCOMPARE(QByteArray::fromStdString(window.dock->json()), printed({}));
        const AmbushForm& form = window.dock->form();
        form.hasThreshold()->setChecked(true);
        form.threshold()->setValue(72.5);
        form.choice()->setCurrentIndex(2);
        window.wait();
        const QString path = folder.path(QStringLiteral("sites.json"));
        window.patterns.dialogs.saveAnswer = path;
        window.dock->actions().action(QStringLiteral("export-ambushes"))->trigger();
        QCOMPARE(test::Folder::readFile(path),
                 printed({QStringLiteral("--all"), QStringLiteral("--threshold"), QStringLiteral("0.725")}));
    }

    void reportsWhatCannotBeExported() {
        TextWindow window(fileBytes(passFile), passFile);
        window.wait();
        const test::Folder folder;
        window.patterns.dialogs.saveAnswer = folder.path(QStringLiteral("missing/sites.json"));
        window.dock->actions().action(QStringLiteral("export-ambushes"))->trigger();
        QCOMPARE(window.patterns.dialogs.informed.size(), 1);
        QVERIFY(window.patterns.dialogs.informed[0].contains(QStringLiteral("sites.json")));
    }

    /// Not even when the person agreed to replace it.
    void neverReplacesAUserFileOfTheGame() {
        TextWindow window(fileBytes(passFile), passFile);
        window.wait();
        const test::Folder folder;
        const QByteArray game("Ann\nann@example.org\nhunter2\nHandset\n0\n\nset 0\n0 1\n2 3\n4 5\n6 7\n");
        for (const char* name : {"user.txt", "user.json"}) {
            const QString path = folder.write(QLatin1String(name), game);
            window.patterns.dialogs.saveAnswer = path;
            window.dock->actions().action(QStringLiteral("export-ambushes"))->trigger();
            QVERIFY(window.patterns.dialogs.informed.takeLast().contains(
                QStringLiteral("user file of the game")));
            QCOMPARE(test::Folder::readFile(path), game);
        }
    }

    void neverReplacesWhatWasSearched() {
        const test::Folder folder;
        const QByteArray rows("..#\n...\n");
        const QString map = folder.write(QStringLiteral("map.txt"), rows);
        const QString pattern = folder.write(QStringLiteral("pattern.txt"), ".X\n");
        const QString linked = folder.path(QStringLiteral("linked.txt"));
        QVERIFY(QFile::link(map, linked));
        TextWindow window(rows.toStdString(), map);
        window.patterns.dialogs.openAnswer = {pattern};
        window.dock->form().addFile()->click();
        window.wait();
        for (const QString& path : {map, linked, pattern}) {
            const QByteArray before = test::Folder::readFile(path);
            window.patterns.dialogs.saveAnswer = path;
            window.dock->actions().action(QStringLiteral("export-ambushes"))->trigger();
            QVERIFY(window.patterns.dialogs.informed.takeLast().contains(QFileInfo(path).fileName()));
            QCOMPARE(test::Folder::readFile(path), before);
        }
        window.patterns.dialogs.saveAnswer = folder.write(QStringLiteral("sites.txt"), "older sites");
        window.dock->actions().action(QStringLiteral("export-ambushes"))->trigger();
        QVERIFY(window.patterns.dialogs.informed.isEmpty());
        QVERIFY(test::Folder::readFile(window.patterns.dialogs.saveAnswer).contains("row 0, column 0"));
    }

    void copiesTheMap() {
        TextWindow window("#..#\n....\n");
        Pattern pattern = patternOf("X#");
        pattern.threshold = 500;
        pattern.orientations = {Orientation::R0};
        window.lookFor(pattern);
        window.dock->actions().action(QStringLiteral("copy-ambushes"))->trigger();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.contains(QStringLiteral("\n#.X#\nX:X:\n")));
        QVERIFY(copied.contains(QStringLiteral("row 0, column 2")));
        const test::Folder folder;
        const QString path = folder.path(QStringLiteral("sites.txt"));
        QVERIFY(window.dock->saveTo(path));
        QCOMPARE(QString::fromUtf8(test::Folder::readFile(path)), copied);
    }
};

} // namespace stonemason::ambush

STONEMASON_TEST(stonemason::ambush::TestAmbushExport)
#include "test_ambush_export.moc"
