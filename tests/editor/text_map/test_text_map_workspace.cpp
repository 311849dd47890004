// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/map_format.h"
#include "core/wastes/format/board_rows.h"
#include "editor/app/document_reader.h"
#include "editor/app/document_tabs.h"
#include "editor/app/main_window.h"
#include "editor/app/settings.h"
#include "editor/board/actions/board_print_actions.h"
#include "editor/board/passable_maps.h"
#include "editor/board/picture_palette.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/print/print_job.h"
#include "editor/text_map/dialogs/new_text_map_dialog.h"
#include "editor/text_map/dialogs/text_map_export_dialog.h"
#include "editor/text_map/dialogs/text_map_size_dialog.h"
#include "editor/text_map/docks/signs_dock.h"
#include "editor/text_map/docks/statistics_dock.h"
#include "editor/text_map/text_map_workspace.h"
#include "editor/text_map/wide_stroke.h"
#include "editor/wastes/board_workspace.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/text_map/text_map_window.h"
#include "tests/support/boards.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace stonemason::text_map {

using test::FakeDialogs;
using test::TextMapWindow;

namespace {

const std::string cave = "#######\n#..o..#\n#.....#\n#######\n";

/// 300 rows of 300 cells, walls and floor in turn.
const std::string striped = [] {
    std::string rows;
    for (int row = 0; row < 300; ++row)
        rows += std::string(300, row % 2 == 0 ? '#' : '.') + '\n';
    return rows;
}();

/// Maps, boards and text maps, in the order of the program.
struct Kinds {
    MapWorkspace maps{test::kingsConflict()};
    wastes::BoardWorkspace boards{test::theWastes()};
    TextMapWorkspace texts{test::theSigns()};
    DocumentReader reader{{&maps, &boards, &texts}};

    const Workspace* of(const std::string& bytes, const QString& path) {
        const auto read = reader.read(bytes, path, ContentSource::File);
        return read ? read->workspace : nullptr;
    }
};

/// The window of the program.
struct Program {
    Program() : window({settings, dialogs, {&kinds.maps, &kinds.boards, &kinds.texts}, data()}) {
        window.show();
    }
    QString data() const { return folder.filePath(QStringLiteral("data")); }
    QString file(const QString& name, const std::string& bytes) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) < 0)
            qFatal("cannot write");
        return file.fileName();
    }
    TextMapDocument* current() { return qobject_cast<TextMapDocument*>(window.tabs().currentDocument()); }

    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.json"))};
    FakeDialogs dialogs;
    Kinds kinds;
    MainWindow window;
};

} // namespace

class TestTextMapWorkspace : public QObject {
    Q_OBJECT

private slots:
    void mapsOpenWhateverTheirFilesAreCalled() {
        Kinds kinds;
        for (const char* name : {"cave.txt", "cave", "cave.map", ""})
            QCOMPARE(kinds.of(cave, QString::fromLatin1(name)), &kinds.texts);
    }

    /// Files of games stay with their games.
    void rowsOfGamesAreNotTaken() {
        Kinds kinds;
        for (const MapFormatEntry& entry : allMapFormats()) {
            const std::string map =
                writeMap(newMap(test::kingsConflict()), test::kingsConflict(), entry.format).value();
            QCOMPARE(kinds.of(map, QStringLiteral("a.txt")), &kinds.maps);
        }
        const std::string board = wastes::writeBoardRows(test::publicBoard("wastes-multiplayer"));
        QCOMPARE(kinds.of(board, QStringLiteral("a.txt")), &kinds.boards);
    }

    void anyOtherTextOpensOnlyFromATextFile() {
        Kinds kinds;
        const std::string letters = "qqq\nqdq\n";
        QCOMPARE(kinds.of(letters, QStringLiteral("a.txt")), &kinds.texts);
        QCOMPARE(kinds.of(letters, QStringLiteral("a")), &kinds.texts);
        QVERIFY(!kinds.of(letters, {}));
        QVERIFY(!kinds.of(letters, QStringLiteral("a.pdf")));
        QVERIFY(!kinds.of(std::string("\0#\n#", 4), QStringLiteral("a.txt")));
    }

    void brushPaintsOneStepPerStroke() {
        TextMapWindow window(cave);
        window.paintWith("~");
        window.drag({1, 1}, {1, 3});
        QCOMPARE(window.saved(), std::string("#######\n#~~~..#\n#.....#\n#######\n"));
        QCOMPARE(window.document.undoStack().count(), 1);
        window.document.undoStack().undo();
        QCOMPARE(window.saved(), cave);
    }

    void everyToolOfBoardsWorks() {
        TextMapWindow window(cave);
        const auto use = [&window](const char* tool) { window.brush().setTool(QString::fromLatin1(tool)); };
        window.paintWith("#");
        use("fill");
        window.click({2, 2});
        QCOMPARE(window.saved(), std::string("#######\n###o###\n#######\n#######\n"));
        use("eraser");
        window.click({0, 0});
        QCOMPARE(window.saved().front(), '.');
        use("eyedropper");
        window.click({1, 3});
        QCOMPARE(window.workspace.signs().sign(window.brush().sign()), std::string("o"));
        use("rectangle");
        window.drag({0, 0}, {1, 1});
        QCOMPARE(window.saved().substr(0, 2), std::string("oo"));
        use("select");
        window.drag({0, 0}, {0, 1});
        QCOMPARE(window.document.view().selection().size(), 2U);
        window.action(QStringLiteral("capture-stamp"))->trigger();
        window.document.view().setSelection({});
        window.click({3, 5});
        QCOMPARE(window.saved().substr(window.saved().size() - 3), std::string("oo\n"));
    }

    /// On a map too large to be looked through while somebody waits.
    void wideStrokesOfToolsAreOneStepEach() {
        TextMapWindow f(striped);
        f.paintWith("~");
        const auto use = [&f](const char* tool) { f.brush().setTool(QString::fromLatin1(tool)); };
        use("fill");
        f.click({1, 5});
        QVERIFY(f.document.wideStroke());
        QTRY_COMPARE(f.document.undoStack().count(), 1);
        std::string expected = striped;
        expected.replace(301, 300, std::string(300, '~'));
        QVERIFY(f.saved() == expected);
        use("replace");
        f.click({5, 5});
        QTRY_COMPARE(f.document.undoStack().count(), 2);
        QCOMPARE(std::ranges::count(f.saved(), '.'), 0);
        f.document.undoStack().undo();
        QVERIFY(f.saved() == expected);
        f.action(QStringLiteral("select-all"))->trigger();
        f.action(QStringLiteral("delete"))->trigger();
        QVERIFY(f.document.wideStroke());
        QTRY_COMPARE(f.document.undoStack().index(), 2);
        QCOMPARE(std::ranges::count(f.saved(), '.'), 90000);
        f.document.undoStack().undo();
        QVERIFY(f.saved() == expected);
    }

    void escapeGivesAWideStrokeUp() {
        TextMapWindow f(striped);
        f.paintWith("~");
        f.brush().setTool(QStringLiteral("replace"));
        f.click({1, 5});
        QPointer<WideStroke> stroke = f.document.wideStroke();
        QVERIFY(stroke);
        f.canvas->cancel();
        QVERIFY(!f.document.wideStroke());
        QTRY_VERIFY(!stroke);
        QCOMPARE(f.document.undoStack().count(), 0);
        QVERIFY(f.saved() == striped);
    }

    /// What takes long is shown with a bar, and can be stopped there.
    void aWideStrokeShowsHowFarItIs() {
        TextMapWindow f(striped);
        f.window.show();
        f.paintWith("~");
        f.brush().setTool(QStringLiteral("replace"));
        f.click({1, 5});
        QPointer<QProgressDialog> dialog = f.window.findChild<QProgressDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->windowModality(), Qt::WindowModal);
        QVERIFY(!dialog->isVisible()); // it may be done before it is worth a window
        dialog->show();
        dialog->findChild<QPushButton*>()->click();
        QVERIFY(!f.document.wideStroke());
        QTRY_VERIFY(!dialog);
        QVERIFY(f.saved() == striped);
        f.click({1, 5});
        QTRY_COMPARE(f.document.undoStack().count(), 1);
        QTRY_VERIFY(!f.window.findChild<QProgressDialog*>());
    }

    /// As it is when it is asked for, on light ground, whatever is shown.
    void printsTheMapUnderItsName() {
        TextMapWindow f(cave);
        const auto* print = f.workspace.findChild<BoardPrintActions*>();
        QVERIFY(print);
        for (const QAction* action : print->menu())
            QVERIFY(f.workspace.actions().exports.contains(action) && action->isEnabled());
        f.document.setPath(QStringLiteral("/maps/Orc Cave.txt"));
        const PrintJob job = print->printJob();
        QCOMPARE(job.name, QStringLiteral("Orc Cave"));
        QCOMPARE(job.file, QStringLiteral("orc-cave"));
        QCOMPARE(job.pages(QSizeF(500, 700)), 1);
        const auto page = [](const PrintJob& printed) {
            QImage image(500, 700, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            printed.paint(painter, QRectF(image.rect()), 0);
            return image;
        };
        const QImage before = page(job);
        f.paintWith("~");
        f.drag({1, 1}, {1, 5});
        QCOMPARE(page(job), before);
        QVERIFY(page(print->printJob()) != before);
        f.workspace.setCurrent(nullptr, nullptr);
        for (const QAction* action : print->menu())
            QVERIFY(!action->isEnabled());
    }

    void samplesAreCalledAfterTheirFiles() {
        const TextMapWorkspace workspace(test::theSigns());
        QVERIFY(!workspace.samples().isEmpty());
        TextMapWindow f(cave);
        QCOMPARE(f.document.title(), QStringLiteral("Untitled text map"));
        workspace.nameSample(f.document, QStringLiteral(":/text-maps/mountain-pass.txt"));
        QCOMPARE(f.document.title(), QStringLiteral("Mountain Pass"));
        f.document.setPath(QStringLiteral("/maps/mine.txt"));
        QCOMPARE(f.document.title(), QStringLiteral("mine"));
    }

    void strokesAreMirroredOnceItIsChosen() {
        TextMapWindow f(".....\n.....\n.....\n");
        f.paintWith("#");
        f.click({0, 1});
        QCOMPARE(f.saved(), std::string(".#...\n.....\n.....\n"));
        f.action(QStringLiteral("symmetry-half-turn"))->trigger();
        f.click({0, 0});
        QCOMPARE(f.saved(), std::string("##...\n.....\n....#\n"));
        f.action(QStringLiteral("symmetry-left-right"))->trigger();
        f.drag({1, 0}, {1, 1});
        QCOMPARE(f.saved(), std::string("##...\n##.##\n....#\n"));
        f.action(QStringLiteral("symmetry-top-bottom"))->trigger();
        f.click({0, 4});
        QCOMPARE(f.saved(), std::string("##..#\n##.##\n....#\n"));
        f.document.undoStack().undo();
        f.document.undoStack().undo();
        QCOMPARE(f.saved(), std::string("##...\n.....\n....#\n"));
        f.action(QStringLiteral("symmetry-none"))->trigger();
        f.click({1, 0});
        QCOMPARE(f.saved(), std::string("##...\n#....\n....#\n"));
    }

    void sizeIsChangedInOneStep() {
        TextMapWindow f("ab\ncd\n");
        TextMapSizeDialog dialog(f.document, f.workspace.renderer());
        dialog.topField()->setValue(1);
        dialog.leftField()->setValue(-1);
        dialog.fillField()->setCurrentIndex(1);
        dialog.accept();
        QCOMPARE(f.saved(), std::string(".\nb\nd\n"));
        f.document.undoStack().undo();
        QCOMPARE(f.saved(), std::string("ab\ncd\n"));
    }

    void copiesAndPastesAsText() {
        TextMapWindow window(cave);
        window.document.view().setSelection({{0, 0}, {1, 1}});
        window.action(QStringLiteral("copy"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("# \n .\n"));
        window.document.view().setSelection({});
        window.action(QStringLiteral("paste"))->trigger();
        window.click({1, 4});
        QCOMPARE(window.saved(), std::string("#######\n#..o#.#\n#.....#\n#######\n"));
        QGuiApplication::clipboard()->setText(QStringLiteral("Ω~\n"));
        window.action(QStringLiteral("paste"))->trigger();
        window.click({2, 1});
        QCOMPARE(window.saved(), std::string("#######\n#..o#.#\n#Ω~...#\n#######\n"));
    }

    void anyCharacterCanBeTyped() {
        TextMapWindow window(cave);
        auto* dock = window.dock<SignsDock>();
        window.brush().setTool(QStringLiteral("select"));
        QTest::keyClicks(dock->signField(), QStringLiteral("Q"));
        QCOMPARE(window.workspace.signs().sign(window.brush().sign()), std::string("Q"));
        QCOMPARE(window.brush().tool(), QStringLiteral("brush"));
        QTest::keyClicks(dock->signField(), QStringLiteral("&"));
        QCOMPARE(window.workspace.signs().sign(window.brush().sign()), std::string("&"));
        QCOMPARE(dock->signField()->text(), QStringLiteral("&"));
        window.click({1, 1});
        QCOMPARE(window.saved()[9], '&');
    }

    void paletteHasTheTableAndTheSignsOfTheMap() {
        TextMapWindow window("#Ω\n..\n");
        auto* palette = window.dock<SignsDock>()->palettePane();
        QStringList names;
        for (int row = 0; row < palette->model()->rowCount(); ++row)
            names += palette->model()->index(row, 0).data(Qt::ToolTipRole).toString();
        QVERIFY(names.contains(QStringLiteral("Rock (#), a wall")));
        QVERIFY(names.contains(QStringLiteral("Unknown sign (Ω), can be walked on")));
        QCOMPARE(names.filter(QStringLiteral("(#)")).size(), 1);
    }

    void cellsAreTold() {
        TextMapWindow window("#.\n.Ω\n \n");
        const auto told = [&window](Cell cell) { return window.canvas->describe(cell); };
        QCOMPARE(told({0, 0}), QStringLiteral("row 0, column 0: wall (#), Rock"));
        QCOMPARE(told({1, 1}), QStringLiteral("row 1, column 1: floor (Ω), Unknown sign"));
        QCOMPARE(told({2, 0}), QStringLiteral("row 2, column 0: wall (blank), Solid rock, nothing known"));
        QCOMPARE(told({2, 1}), QStringLiteral("row 2, column 1: wall, behind the end of the line"));
    }

    void figuresFollowTheStroke() {
        TextMapWindow window("#.\n.Ω\n");
        auto* dock = window.dock<StatisticsDock>();
        QCOMPARE(dock->wallsLabel()->text(), QStringLiteral("1 of 4 cells (25 % walls)"));
        QVERIFY(dock->unknownLabel()->text().contains(QStringLiteral("Ω")));
        window.paintWith("#");
        window.click({1, 1});
        QTRY_COMPARE(dock->wallsLabel()->text(), QStringLiteral("2 of 4 cells (50 % walls)"));
        QVERIFY(!dock->unknownLabel()->text().contains(QStringLiteral("Ω")));
    }

    void openMapsAreOfferedToPatterns() {
        PassableMaps grounds;
        TextMapWorkspace workspace(test::theSigns());
        workspace.offerGrounds(grounds);
        {
            TextMapDocument document(readTextMap(cave).value(), workspace.signs());
            const std::unique_ptr<QWidget> view(workspace.createView(document, nullptr));
            const std::unique_ptr<QWidget> second(workspace.createView(document, nullptr));
            QCOMPARE(grounds.all().size(), 1);
            PassableMap& ground = *grounds.all().front();
            QVERIFY(ground.size() == document.size());
            QCOMPARE(ground.passableBy(0)().count(), 10);
            QSignalSpy changed(&ground, &PassableMap::changed);
            document.preview({{{1, 1}, workspace.signs().wall()}});
            QCOMPARE(changed.count(), 1);
            QCOMPARE(ground.passableBy(0)().count(), 9);
        }
        QVERIFY(grounds.all().isEmpty());
    }

    void newMapsAreAsChosen() {
        const SignBook signs(test::theSigns());
        NewTextMapDialog dialog(signs);
        dialog.rowsField()->setValue(3);
        dialog.columnsField()->setValue(4);
        QCOMPARE(writeTextMap(dialog.map()), std::string("####\n#..#\n####\n"));
        dialog.fillField()->setCurrentIndex(1);
        QCOMPARE(writeTextMap(dialog.map()), std::string("####\n####\n####\n"));
        dialog.fillField()->setCurrentIndex(2);
        QCOMPARE(writeTextMap(dialog.map()), std::string("....\n....\n....\n"));
    }

    void exportsAPicture() {
        TextMapWindow window(cave);
        TextMapExportDialog dialog(window.document, window.workspace.renderer());
        const QTemporaryDir folder;
        dialog.cellSizeField()->setValue(8);
        QCOMPARE(dialog.bytes().value(), cave);
        QVERIFY(dialog.saveTo(folder.filePath(QStringLiteral("cave.txt"))));
    }

    void opensEditsAndSavesInTheWindow() {
        Program program;
        const QString path = program.file(QStringLiteral("cave.txt"), "##\r\n#.  \r\n##");
        program.window.openFiles({path});
        QTRY_VERIFY(program.current());
        QCOMPARE(program.current()->title(), QStringLiteral("cave"));
        program.current()->preview({{{1, 1}, program.kinds.texts.signs().codeOf("~")}});
        program.current()->commit(QStringLiteral("paint"));
        QVERIFY(program.current()->isModified());
        QVERIFY(program.window.saver().save(*program.current()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("##\r\n#~  \r\n##"));
        QVERIFY(!program.current()->isModified());
    }

    /// What nothing recognises by its content is read by the name it was kept under.
    void unsavedLettersAreRecovered() {
        Program program;
        DocumentOpener& opener = program.window.opener();
        QVERIFY(opener.recover("qqq\nqdq\n", {}, {}, QStringLiteral("/kept/1.txt")));
        QVERIFY(program.current());
        QVERIFY(program.current()->isModified());
        QVERIFY(program.current()->path().isEmpty());
    }

    /// The largest map there is opens, fits the window, and a stroke on it is not felt.
    void largestMapIsPainted() {
        Program program;
        std::string bytes;
        for (int row = 0; row < maximumTextMapSide; ++row)
            bytes += std::string(maximumTextMapSide, row % 3 == 0 ? '#' : '.') + "\n";
        program.window.openFiles({program.file(QStringLiteral("huge.txt"), bytes)});
        QTRY_VERIFY_WITH_TIMEOUT(program.current(), 60'000);
        QCOMPARE(program.current()->size().area(), 16'777'216);
        auto* canvas = program.window.findChild<TextMapCanvas*>();
        QVERIFY(canvas);
        canvas->zoomFit();
        QVERIFY(canvas->visibleCells().contains(QRectF(1, 1, 4094, 4094)));
        program.kinds.texts.brush().setSign(program.kinds.texts.signs().codeOf("~"));
        canvas->controller().press({2000, 2000}, {});
        canvas->controller().drag({2000, 2100}, {});
        canvas->controller().release({2000, 2100});
        QCOMPARE(program.current()->undoStack().count(), 1);
        std::int64_t painted = 0;
        for (std::size_t i = 0; i < program.current()->codes().size(); ++i)
            if (program.kinds.texts.signs().sign(program.current()->codes()[i]) == "~")
                painted += program.current()->cellsOf(SignIndex(i));
        QCOMPARE(painted, 101);
        program.current()->undoStack().undo();
        QVERIFY(program.current()->bytesFor({}).value() == bytes);
    }
};

} // namespace stonemason::text_map

STONEMASON_TEST(stonemason::text_map::TestTextMapWorkspace)
#include "test_text_map_workspace.moc"
