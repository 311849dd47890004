// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/grid/problems/report_text.h"
#include "editor/kings_conflict/text/map_text.h"
#include "editor/kings_conflict/view/dialogs/map_export_dialog.h"
#include "tests/editor/app/hanging_disk.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;

namespace {

struct Open {
    explicit Open(Map map) : document(std::move(map), kingsConflict()), dialog(document) {}
    Open() : Open(test::publishedMap("mountain-passes")) {}

    MapDocument document;
    MapExportDialog dialog;
};

Map brokenMap() {
    Map map = test::publishedMap("mountain-passes");
    map.layer(terrainLayer)[{0, 0}] = 'S';
    return map;
}

} // namespace

class TestMapExportDialog : public QObject {
    Q_OBJECT

private slots:
    void showsTheCodeToTheByte() {
        Open open;
        QCOMPARE(open.dialog.form(), ExportForm::GameCode);
        const std::string code = test::testData("kings-conflict/mountain-passes.as");
        QCOMPARE(open.dialog.textPreview()->toPlainText().toStdString(), code);
        QCOMPARE(open.dialog.bytes().value(), code);
        open.dialog.copy();
        QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), code);
    }

    void everyTextIsWhatTheWriterWrites() {
        Open open;
        const std::pair<ExportForm, MapFormat> forms[] = {{ExportForm::GameCode, MapFormat::GameCode},
                                                          {ExportForm::Forum, MapFormat::Forum},
                                                          {ExportForm::Text, MapFormat::Text},
                                                          {ExportForm::MapFile, MapFormat::Smap}};
        for (const auto& [form, format] : forms) {
            open.dialog.setForm(form);
            const std::string written = writeMap(open.document.map(), kingsConflict(), format).value();
            QCOMPARE(open.dialog.textPreview()->toPlainText().toStdString(), written);
            QCOMPARE(open.dialog.bytes().value(), written);
        }
    }

    void asksAMapWithoutANameForOne() {
        Map map = test::publishedMap("mountain-passes");
        map.info.name.clear();
        Open open(map);
        QVERIFY(open.dialog.nameField()->parentWidget()->isVisibleTo(&open.dialog));
        open.dialog.setForm(ExportForm::Forum);
        QTest::keyClicks(open.dialog.nameField(), QStringLiteral("High Road"));
        QCOMPARE(open.document.map().info.name, std::string("High Road"));
        QVERIFY(open.dialog.textPreview()->toPlainText().contains(QStringLiteral("High Road")));
        QCOMPARE(open.document.undoStack().count(), 1);
        map.info.name = "Passes";
        Open named(map);
        QVERIFY(!named.dialog.nameField()->parentWidget()->isVisibleTo(&named.dialog));
    }

    void filtersNameTheForm() {
        for (ExportForm form : allExportForms)
            QVERIFY(filtersOf(form).front().contains(QStringLiteral("*.") + suffixOf(form)));
        QVERIFY(filtersOf(ExportForm::Picture).join(u' ').contains(QStringLiteral("*.svg")));
    }

    void strokesInProgressAreLeftOut() {
        Open open;
        open.document.preview({{{terrainLayer, {5, 5}, open.document.map().terrain()[{5, 5}], 'L'}}, {}});
        QCOMPARE(open.dialog.bytes().value(), test::testData("kings-conflict/mountain-passes.as"));
    }

    void aFineMapLeavesWithoutQuestions() {
        Open open;
        QVERIFY(open.dialog.copyButton()->isEnabled());
        QVERIFY(open.dialog.saveButton()->isEnabled());
        QVERIFY(open.dialog.anywayBox()->isHidden());
    }

    void errorsNeedAnExplicitYes() {
        Open open(brokenMap());
        QVERIFY(open.document.report().hasErrors());
        for (ExportForm form : allExportForms) {
            open.dialog.setForm(form);
            QVERIFY(!open.dialog.anywayBox()->isHidden());
            QVERIFY(!open.dialog.copyButton()->isEnabled());
            QVERIFY(!open.dialog.saveButton()->isEnabled());
        }
        open.dialog.anywayBox()->click();
        QVERIFY(open.dialog.copyButton()->isEnabled());
        QVERIFY(open.dialog.saveButton()->isEnabled());
        open.dialog.anywayBox()->click();
        QVERIFY(!open.dialog.copyButton()->isEnabled());
    }

    void savesWhatItShows() {
        QTemporaryDir folder;
        Open open;
        const QString path = folder.filePath(QString::fromUtf8("Przełęcz.as"));
        QVERIFY(open.dialog.saveTo(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(), test::testData("kings-conflict/mountain-passes.as"));
    }

    /// The question for a name lies in front of the dialog, which waits for it.
    void theQuestionForANameBelongsToTheDialog() {
        Open open;
        open.dialog.show();
        const QWidget* owner = nullptr;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!question) return;
            timer.stop();
            owner = question->parentWidget();
            question->reject();
        });
        timer.start(0);
        open.dialog.saveButton()->click();
        QCOMPARE(owner, &open.dialog);
    }

    void aFailedSaveSaysWhyAndLeavesTheFileAlone() {
        QTemporaryDir folder;
        Open open;
        QVERIFY(!open.dialog.saveTo(folder.filePath(QStringLiteral("missing/map.as"))));
        QVERIFY(!open.dialog.remark()->text().isEmpty());
        QVERIFY(!open.dialog.remark()->isHidden());
        QVERIFY(!open.dialog.saveTo(folder.path())); // a folder
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aMapOfAnotherSizeHasNoCodeButAMapFile() {
        Map map = newMap(kingsConflict());
        for (auto& layer : map.layers)
            layer = Grid<Code>({5, 7}, layer == map.layers.front() ? 'P' : '0');
        Open open(map);
        open.dialog.anywayBox()->setChecked(true);
        QVERIFY(!open.dialog.copyButton()->isEnabled());
        QVERIFY(!open.dialog.remark()->text().isEmpty());
        QVERIFY(!open.dialog.bytes().ok());
        open.dialog.setForm(ExportForm::MapFile);
        QVERIFY(open.dialog.copyButton()->isEnabled());
        QVERIFY(open.dialog.remark()->text().isEmpty());
        open.dialog.setForm(ExportForm::Picture);
        QVERIFY(open.dialog.copyButton()->isEnabled());
    }

    void picturesHaveTheChosenSize() {
        QTemporaryDir folder;
        Open open;
        open.dialog.setForm(ExportForm::Picture);
        open.dialog.cellSizeField()->setValue(16);
        const QString path = folder.filePath(QStringLiteral("map.png"));
        QVERIFY(open.dialog.saveTo(path));
        QCOMPARE(QImage(path).size(), QSize(176, 176));
        open.dialog.copy();
        QCOMPARE(QGuiApplication::clipboard()->image().size(), QSize(176, 176));
    }

    void theEndingSaysWhatAPictureIs() {
        QTemporaryDir folder;
        Map map = test::publishedMap("mountain-passes");
        map.info.name = "Mountain Passes";
        Open open(map);
        open.dialog.setForm(ExportForm::Picture);
        open.dialog.cellSizeField()->setValue(16);
        for (const char* name : {"map.svg", "map.SVG"}) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            QVERIFY(open.dialog.saveTo(path));
            const std::string svg = readFile(path.toStdString()).value();
            QVERIFY(svg.find("width=\"176\" height=\"176\"") != std::string::npos);
            QVERIFY(svg.find("<title>Mountain Passes</title>") != std::string::npos);
        }
        QVERIFY(open.dialog.saveTo(folder.filePath(QStringLiteral("map.picture"))));
        QCOMPARE(QImage(folder.filePath(QStringLiteral("map.picture")), "PNG").width(), 176);
        for (const char* name : {"map.pdf", "map.JPG"}) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            QVERIFY(!open.dialog.saveTo(path));
            QVERIFY(!QFileInfo::exists(path));
            QVERIFY(open.dialog.remark()->text().contains(path));
        }
        QVERIFY(!open.dialog.saveTo(folder.filePath(QStringLiteral("gone/map.svg"))));
        QVERIFY(open.dialog.remark()->text().contains(QStringLiteral("gone/map.svg")));
        open.dialog.setForm(ExportForm::Text); // only a picture goes by the ending
        QVERIFY(open.dialog.saveTo(folder.filePath(QStringLiteral("map.svg"))));
        QCOMPARE(readFile(folder.filePath(QStringLiteral("map.svg")).toStdString()).value(),
                 open.dialog.bytes().value());
    }

    void cancellingDoesNotWaitForADiskThatHangs_data() {
        QTest::addColumn<ExportForm>("form");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("closes");
        QTest::newRow("text") << ExportForm::Text << "map.txt" << false;
        QTest::newRow("pixels") << ExportForm::Picture << "map.png" << false;
        QTest::newRow("lines and areas") << ExportForm::Picture << "map.svg" << false;
        QTest::newRow("closed meanwhile") << ExportForm::Text << "map.txt" << true;
    }

    /// The existing file stays as it was, whenever the disk answers.
    void cancellingDoesNotWaitForADiskThatHangs() {
        QFETCH(ExportForm, form);
        QFETCH(QString, name);
        QFETCH(bool, closes);
        const QTemporaryDir folder;
        const QString path = folder.filePath(name);
        QVERIFY(bool(writeFile(nativePath(path), "before")));
        const test::HangingDisk disk;
        Open open;
        open.dialog.setForm(form);
        open.dialog.write = disk.writer();
        open.dialog.show();
        const test::SeenProgress seen([&](ProgressDialog& progress) {
            if (closes)
                open.dialog.close();
            else
                progress.reject();
        });
        QVERIFY(!open.dialog.saveTo(path));
        QVERIFY(seen.wasSeen());
        QVERIFY(open.dialog.remark()->text().isEmpty());
        QCOMPARE(open.dialog.isVisible(), !closes);
        QTRY_COMPARE(disk.begun(), 1);
        disk.answer();
        QTRY_COMPARE(disk.ended(), 1);
        QCOMPARE(readFile(nativePath(path)).value(), std::string("before"));
        open.dialog.write = savePath;
        QVERIFY(open.dialog.saveTo(path));
        QVERIFY(readFile(nativePath(path)).value() != "before");
    }

    void pictureOptionsChangeThePicture() {
        const Map map = test::publishedMap("the-crossing");
        MapRenderer renderer(kingsConflict());
        const auto picture = [&](auto change) {
            PictureOptions options;
            options.cellSize = 24;
            change(options);
            return exportPicture(renderer, map, options);
        };
        const QImage plain = picture([](PictureOptions&) {});
        QVERIFY(plain != picture([](PictureOptions& o) { o.grid = false; }));
        QVERIFY(plain != picture([](PictureOptions& o) { o.codes = true; }));
        QVERIFY(plain != picture([](PictureOptions& o) { o.kings = false; }));
        QVERIFY(plain != picture([](PictureOptions& o) { o.hintLayer = 1; }));
        QVERIFY(plain == picture([](PictureOptions&) {}));
    }

    void noPictureIsLargerThanTheLimit() {
        for (const Size size : {Size{11, 11}, Size{256, 256}, Size{1, 256}, Size{100, 3}})
            QVERIFY(largestCellFor(size) * std::max(size.rows, size.columns) <= largestPicture);
        QCOMPARE(largestCellFor({11, 11}), largestCell);
    }

    void fileNamesComeFromTheTitle_data() {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        QTest::newRow("words") << "The Crossing"
                               << "the-crossing";
        QTest::newRow("what no file name likes") << "../a: b/c?*"
                                                 << "a-b-c";
        QTest::newRow("letters beyond ASCII stay")
            << QString::fromUtf8("Przełęcz") << QString::fromUtf8("przełęcz");
        QTest::newRow("nothing left") << "???"
                                      << "map";
    }
    void fileNamesComeFromTheTitle() {
        QFETCH(QString, title);
        QTEST(fileNameFor(title, QStringLiteral("map")), "name");
    }

    void theVerdictFollowsTheMap() {
        Open open;
        const QLabel* words = open.dialog.findChild<ReportVerdict*>()->words();
        QVERIFY(open.dialog.copyButton()->isEnabled());
        const QString fine = words->text();
        open.document.apply(QStringLiteral("Break"),
                            {{{terrainLayer, {0, 0}, open.document.map().terrain()[{0, 0}], 'S'}}, {}});
        QVERIFY(!open.dialog.copyButton()->isEnabled());
        const QString headline = problemHeadline(open.document.report().problems.front(), kingsConflict());
        QVERIFY2(words->text().contains(headline.toHtmlEscaped()), qPrintable(words->text()));
        open.document.undoStack().undo();
        QVERIFY(open.dialog.copyButton()->isEnabled());
        QCOMPARE(words->text(), fine);
    }
};

STONEMASON_TEST(TestMapExportDialog)
#include "test_map_export_dialog.moc"
