// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/pocket_heroes/format/world_file.h"
#include "core/pocket_heroes/format/world_json.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/picture_file.h"
#include "editor/grid/actions/canvas_actions.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/pocket_heroes/model/thing_index.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"
#include "editor/pocket_heroes/view/dialogs/world_dialogs.h"
#include "editor/print/print_job.h"
#include "editor/text/error_text.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/app/progress_driver.h"
#include "tests/editor/pdf.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include <array>

namespace stonemason::pocket_heroes {

namespace {

using test::ProgressDriver;
using test::WorldWindow;

/// Land in strips with things on it.
World striped(int side) {
    World world = emptyWorld(side);
    forEachCell(world.nodes.size(), [&](Cell cell) {
        world.nodes[cell].surface = Surface(1 + (cell.row + cell.column) / 16 % (surfaceCount - 1));
    });
    constexpr std::array<const char*, 3> ids{"trees_4", "rocks_27", "mountains_12"};
    for (int i = 0; i < side; ++i) {
        world.decorations.push_back({{i, i * 7 % side}, ids[std::size_t(i) % ids.size()]});
        world.paths.push_back({{i, side / 2}, "dirt_road"});
    }
    return world;
}

/// A world, and the dialog in which it leaves.
struct Open {
    explicit Open(const World& world) : window(world) { dialog.show(); }
    WorldWindow window;
    test::FakeDialogs asked;
    WorldExportDialog dialog{window.document, nullptr, &asked};
    QTemporaryDir folder;

    QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    QStringList files() const { return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden); }
};

/// The largest world there is: its picture takes seconds.
struct Large : Open {
    Large() : Open(test::largeWorld(10'000)) { dialog.cellSizeField()->setValue(32); }
};

} // namespace

/// Pictures and pages of worlds whose drawing takes long.
class TestWorldExport : public QObject {
    Q_OBJECT

private slots:
    /// The bytes are those of the world drawn in one piece, as `stonemason export` has them.
    void theWindowGoesOnWhileAWorldIsDrawn() {
        Open large(striped(128));
        large.dialog.cellSizeField()->setValue(16);
        const ProgressDriver driver;
        QVERIFY(large.dialog.saveTo(large.path("world.png")));
        QVERIFY(driver.looks() > 0);
        WorldRenderer renderer(test::pocketHeroes());
        const ThingIndex things(large.window.world(), test::pocketHeroes());
        const GridLook look = renderer.look(large.window.world(), things, {});
        GridPicture whole(look.size, QSize(128, 128) * 16, look.smallestCell);
        whole.draw(look, wholeOf(look.size));
        QVERIFY(readFile(large.path("world.png").toStdString()).value() ==
                pngBytes(whole.image()).toStdString());
        QVERIFY(large.dialog.remark()->text().contains(large.path("world.png")));
    }

    /// Of a long text the beginning is made and shown; the file has all of it, written while the window
    /// waits.
    void aLongTextIsShownInPartAndSavedWhole() {
        Open large(test::largeWorld(60'000));
        large.dialog.findChild<QTabBar*>()->setCurrentIndex(1);
        const std::string whole = worldJson(large.window.document.committedWorld());
        const QString shown = large.dialog.textPreview()->toPlainText();
        QVERIFY(shown.size() < 200'000);
        QVERIFY(shown.size() > 50'000);
        const QString more = shown.section(u'\n', -1);
        QVERIFY(more.contains(QStringLiteral("more")));
        QVERIFY(QString::fromStdString(whole).startsWith(shown.chopped(more.size())));
        QVERIFY(large.dialog.saveTo(large.path("world.json")));
        QVERIFY(readFile(large.path("world.json").toStdString()).value() == whole);
        QVERIFY(!large.dialog.saveTo(large.path("no/such/folder.json")));
        QVERIFY(!large.dialog.remark()->text().isEmpty());
    }

    /// A file for each language, or one in the language chosen; what it loses and lacks is reported before.
    void isWrittenForTheGame() {
        World world = striped(32);
        world.languages = 3;
        Open open(world);
        TRY_PATIENTLY(open.window.document.reportIsCurrent());
        open.dialog.showForGame();
        QVERIFY(!open.dialog.copyButton()->isEnabled());
        QVERIFY(open.dialog.saveButton()->isEnabled());
        QVERIFY(open.dialog.languageField()->isVisible());
        QCOMPARE(open.dialog.languageField()->count(), 3);
        const QString message = open.dialog.textPreview()->toPlainText();
        QVERIFY2(message.contains(QStringLiteral("Not ready to play")), qPrintable(message));
        QVERIFY2(message.contains(QStringLiteral("Nobody plays")), qPrintable(message));
        QVERIFY(!message.contains(QStringLiteral("other languages")));
        QVERIFY(open.dialog.saveTo(open.path("a.phm")));
        QCOMPARE(open.files(),
                 (QStringList{QStringLiteral("a_English.phm"), QStringLiteral("a_Russian.phm")}));
        QVERIFY(readFile(open.path("a_Russian.phm").toStdString()).value() ==
                writeGameFile(world, Language::Russian, test::pocketHeroes()).value());
        QVERIFY(open.dialog.remark()->text().contains(open.path("a_English.phm")));
        // What is there stays, unless the person agrees.
        QVERIFY(bool(writeFile(open.path("a_Russian.phm").toStdString(), "before")));
        QVERIFY(!open.dialog.saveTo(open.path("a.phm")));
        QCOMPARE(open.asked.confirmed.size(), 1);
        QVERIFY(open.asked.confirmed[0].contains(QStringLiteral("a_Russian.phm")));
        QCOMPARE(readFile(open.path("a_Russian.phm").toStdString()).value(), std::string("before"));
        open.asked.confirmAnswer = true;
        QVERIFY(open.dialog.saveTo(open.path("a.phm")));
        QVERIFY(readFile(open.path("a_Russian.phm").toStdString()).value() != "before");
        open.dialog.languageField()->setCurrentIndex(2);
        QVERIFY(open.dialog.textPreview()->toPlainText().contains(QStringLiteral("other languages")));
        QVERIFY(open.dialog.saveTo(open.path("b.phm")));
        QCOMPARE(open.files(), (QStringList{QStringLiteral("a_English.phm"), QStringLiteral("a_Russian.phm"),
                                            QStringLiteral("b.phm")}));
        QVERIFY(readFile(open.path("b.phm").toStdString()).value() ==
                readFile(open.path("a_Russian.phm").toStdString()).value());
    }

    void whatTheGameDoesNotKnowIsNotWritten() {
        World world = striped(32);
        world.decorations[0].id = "none such";
        Open open(world);
        open.dialog.showForGame();
        QVERIFY(!open.dialog.saveButton()->isEnabled());
        QVERIFY(open.dialog.remark()->text().contains(QStringLiteral("none such")));
        QVERIFY(!open.dialog.saveTo(open.path("a.phm")));
        QCOMPARE(open.files(), QStringList());
    }

    void aDrawingIsTheSameBesideTheWindow() {
        Open large(striped(64));
        large.dialog.cellSizeField()->setValue(8);
        const ProgressDriver driver;
        QVERIFY(large.dialog.saveTo(large.path("world.svg")));
        QVERIFY(driver.looks() > 0);
        WorldRenderer renderer(test::pocketHeroes());
        const ThingIndex things(large.window.world(), test::pocketHeroes());
        GridLook look = renderer.look(large.window.world(), things, {});
        look.paintVectors = {}; // in one piece
        QVERIFY(readFile(large.path("world.svg").toStdString()).value() ==
                gridDrawing(look, 8, large.window.document.title()).toStdString());
    }

    void whatIsCancelledLeavesNoFile_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("pixels") << "world.png";
        QTest::newRow("lines and areas") << "world.svg";
    }
    void whatIsCancelledLeavesNoFile() {
        QFETCH(QString, name);
        Large large;
        const QString path = large.folder.filePath(name);
        {
            ProgressDriver driver([](JobProgress& progress) { QTest::keyClick(&progress, Qt::Key_Escape); });
            QVERIFY(!large.dialog.saveTo(path));
            QVERIFY(driver.hasDealt());
        }
        QCOMPARE(large.files(), QStringList());
        QVERIFY(large.dialog.isVisible());
        QVERIFY(large.dialog.saveButton()->isEnabled());
        QVERIFY(large.dialog.remark()->text().isEmpty());
        // What stood there before stays as it was.
        QVERIFY(bool(writeFile(nativePath(path), "before")));
        ProgressDriver driver([](JobProgress& progress) { progress.cancelButton()->click(); });
        QVERIFY(!large.dialog.saveTo(path));
        QCOMPARE(large.files(), QStringList(name));
        QCOMPARE(readFile(nativePath(path)).value(), std::string("before"));
    }

    void closingTheDialogCancels() {
        Large large;
        ProgressDriver driver([&large](JobProgress&) { large.dialog.close(); });
        QVERIFY(!large.dialog.saveTo(large.path("world.png")));
        QVERIFY(driver.hasDealt());
        QCOMPARE(large.files(), QStringList());
        QVERIFY(!large.dialog.isVisible());
    }

    void reportsFailuresAsBefore() {
        Large large;
        large.dialog.cellSizeField()->setValue(2);
        const QString path = large.path("gone/world.png");
        QVERIFY(!large.dialog.saveTo(path));
        const auto written = writeFile(nativePath(path), "any");
        QVERIFY(!written);
        QCOMPARE(large.dialog.remark()->text(), errorText(path, written.error()));
        QVERIFY(!large.dialog.saveTo(large.path("world.pdf")));
        QVERIFY(large.dialog.remark()->text().contains(QStringLiteral("world.pdf")));
        QCOMPARE(large.files(), QStringList());
    }

    void aPictureIsCopiedBesideTheWindow() {
        QGuiApplication::clipboard()->clear();
        {
            Large large; // of a small one the picture may be there as soon as the progress
            ProgressDriver driver([](JobProgress& progress) { progress.reject(); });
            large.dialog.copy();
            QVERIFY(driver.hasDealt());
            QVERIFY(QGuiApplication::clipboard()->image().isNull());
        }
        Open small(striped(128));
        small.dialog.cellSizeField()->setValue(8);
        const ProgressDriver driver;
        small.dialog.copy();
        QVERIFY(driver.looks() > 0);
        QCOMPARE(QGuiApplication::clipboard()->image().size(), QSize(1024, 1024));
    }

    void thePreviewIsDrawnBesideTheWindow() {
        Large large;
        TRY_PATIENTLY(!large.dialog.isDrawing());
        QVERIFY(!large.dialog.picturePreview()->pixmap().isNull());
        const QImage before = large.dialog.picturePreview()->pixmap().toImage();
        large.window.action(QStringLiteral("layer-decorations"))->trigger();
        large.dialog.cellSizeField()->stepDown();
        QVERIFY(large.dialog.isDrawing());
        QVERIFY(large.dialog.picturePreview()->pixmap().toImage() == before);
        TRY_PATIENTLY(!large.dialog.isDrawing());
        QVERIFY(large.dialog.picturePreview()->pixmap().toImage() != before);
        large.dialog.cellSizeField()->stepDown(); // nobody is notified of what is being drawn when it goes
    }

    void pagesAreDrawnAheadAndCanBeEnded() {
        Open large(striped(128));
        const auto* print = large.window.workspace.findChild<GridPrintActions*>();
        const PrintJob job = print->printJob();
        QVERIFY(job.prepare);
        int asked = 0;
        QVERIFY(!job.prepare(QSizeF(600, 800), [&asked](double) { return ++asked < 3; }));
        QCOMPARE(asked, 4); // and once more at the end
        QVERIFY(pdfBytes(job, [](double) { return false; }).isEmpty());
        const auto page = [](const PrintJob& printed) {
            QImage image(600, 800, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            printed.paint(painter, image.rect(), 0);
            return image;
        };
        const QImage before = page(job); // after it was ended it is drawn when it is painted
        double last = 0;
        QVERIFY(job.prepare(QSizeF(600, 800), [&last](double done) {
            const bool grows = done >= last;
            last = done;
            return grows;
        }));
        QCOMPARE(last, 1.0);
        QVERIFY(page(job) == before);
        QVERIFY(page(print->printJob()) == before);
        QCOMPARE(test::pagesIn(pdfBytes(job)), 1);
    }
};

STONEMASON_TEST(TestWorldExport)

} // namespace stonemason::pocket_heroes

#include "test_world_export.moc"
