// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/map_format.h"
#include "core/wastes/format/board_rows.h"
#include "editor/app/files/document_reader.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/message_bar.h"
#include "editor/app/window/document_tabs.h"
#include "editor/app/window/main_window.h"
#include "editor/grid/actions/canvas_actions.h"
#include "editor/grid/panels/picture_palette.h"
#include "editor/grid/view/walkability_maps.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/print/print_job.h"
#include "editor/text_map/text_map_workspace.h"
#include "editor/text_map/view/dialogs/text_map_dialogs.h"
#include "editor/text_map/view/docks/signs_dock.h"
#include "editor/wastes/board_workspace.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/app/progress_driver.h"
#include "tests/editor/text_map/text_map_program.h"
#include "tests/editor/text_map/text_map_window.h"
#include "tests/support/boards.h"
#include "tests/support/error_text.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QDir>
#include <QPainter>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

namespace stonemason::text_map {

using namespace kings_conflict;

using test::FakeDialogs;
using test::TextMapWindow;
using test_program::Kinds;
using test_program::Program;

namespace {

const std::string cave = "#######\n#..o..#\n#.....#\n#######\n";

} // namespace

class TestTextMapWorkspace : public QObject {
    Q_OBJECT

private slots:
    void mapsOpenWhateverTheirFilesAreCalled() {
        Kinds kinds;
        for (const char* name : {"cave.txt", "cave", "cave.map", ""})
            QCOMPARE(kinds.of(cave, QString::fromLatin1(name)), &kinds.texts);
    }

    /// More bytes than a file of any other kind may have: rock is drawn with three for each cell.
    void largeMapsOfLongSignsOpen() {
        Kinds kinds;
        std::string bytes;
        for (int row = 0; row < 1500; ++row) {
            for (int column = 0; column < maximumTextMapSide; ++column)
                bytes += "█";
            bytes += "\n";
        }
        QVERIFY(std::int64_t(bytes.size()) > maximumFileSize);
        const auto read = kinds.reader.read(bytes, QStringLiteral("rock.txt"), ContentSource::File);
        QVERIFY(read && read->workspace == &kinds.texts);
        QVERIFY(read->document->bytesFor({}).value() == bytes);
        QVERIFY(read->document->recoveryBytes().value() == bytes);
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

    /// As it is when it is asked for, on light ground, whatever is shown.
    void printsTheMapUnderItsName() {
        TextMapWindow f(cave);
        const auto* print = f.workspace.findChild<GridPrintActions*>();
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

    void paletteHasTheTableAndTheSignsOfTheMap() {
        TextMapWindow window("#Ω\n..\n");
        auto* palette = window.dock<SignsDock>()->palettePane();
        QStringList names;
        for (int row = 0; row < palette->model()->rowCount(); ++row)
            names += palette->model()->index(row, 0).data(Qt::ToolTipRole).toString();
        QVERIFY(names.contains(QStringLiteral("Rock (#), blocks the way")));
        QVERIFY(names.contains(QStringLiteral("Unknown sign (Ω), can be walked on")));
        QCOMPARE(names.filter(QStringLiteral("(#)")).size(), 1);
    }

    void openMapsAreOfferedToPatterns() {
        WalkabilityMaps grounds;
        TextMapWorkspace workspace(test::theSigns());
        workspace.offerGrounds(grounds);
        {
            TextMapDocument document(readTextMap(cave).value(), workspace.signs());
            const std::unique_ptr<QWidget> view(workspace.createView(document, nullptr));
            const std::unique_ptr<QWidget> second(workspace.createView(document, nullptr));
            QCOMPARE(grounds.all().size(), 1);
            WalkabilityMap& ground = *grounds.all().front();
            QVERIFY(ground.size() == document.size());
            QCOMPARE(ground.passableBy(0)().count(), 10);
            QSignalSpy changed(&ground, &WalkabilityMap::changed);
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
        TextMapExportDialog dialog(window.document);
        const QTemporaryDir folder;
        dialog.cellSizeField()->setValue(8);
        QCOMPARE(dialog.bytes().value(), cave);
        QVERIFY(dialog.saveTo(folder.filePath(QStringLiteral("cave.txt"))));
    }

    /// The largest map there is, each cell a pixel of the colour it has in small.
    void aLargePictureIsDrawnBesideTheWindow() {
        std::string bytes;
        for (int row = 0; row < maximumTextMapSide; ++row)
            bytes += std::string(maximumTextMapSide, row % 3 == 0 ? '#' : '.') + "\n";
        TextMapWindow window(bytes);
        TextMapExportDialog dialog(window.document);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("huge.png"));
        dialog.findChild<QTabBar*>()->setCurrentIndex(1);
        dialog.cellSizeField()->setValue(4);
        {
            test::ProgressDriver driver([](JobProgress& progress) { progress.reject(); });
            QVERIFY(!dialog.saveTo(path));
            QVERIFY(driver.hasDealt());
            QVERIFY(QDir(folder.path()).isEmpty());
        }
        dialog.cellSizeField()->setValue(1);
        const test::ProgressDriver driver;
        QVERIFY(dialog.saveTo(path));
        QVERIFY(driver.looks() > 0);
        const QImage picture(path);
        QCOMPARE(picture.size(), QSize(maximumTextMapSide, maximumTextMapSide));
        const auto colours = window.workspace.renderer().paletteOf(window.document.codes(), false);
        const auto colourAt = [&](int row) { return colours[window.document.cells()[{row, 7}]]; };
        for (const int row : {0, 1, 7, 8, 9, maximumTextMapSide - 1})
            QCOMPARE(picture.pixel(7, row), colourAt(row));
    }

    /// A copied look has the same codes as the open maps, in whatever order the maps added their signs.
    void copiesOfTheBookHaveTheSameNumbers() {
        SignBook book(test::theSigns());
        for (const char* sign : {"q", "\u00e9", "d"})
            book.codeOf(sign);
        const auto copy = book.copy();
        QCOMPARE(copy->size(), book.size());
        for (std::size_t code = 0; code < book.size(); ++code) {
            QCOMPARE(copy->sign(TileIndex(code)), book.sign(TileIndex(code)));
            QCOMPARE(copy->isWall(TileIndex(code)), book.isWall(TileIndex(code)));
            QVERIFY(!copy->row(TileIndex(code)) ||
                    copy->row(TileIndex(code)) != book.row(TileIndex(code))); // rows of its own
        }
    }
};

} // namespace stonemason::text_map

STONEMASON_TEST(stonemason::text_map::TestTextMapWorkspace)
#include "test_text_map_workspace.moc"
