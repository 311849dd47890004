// SPDX-License-Identifier: GPL-3.0-or-later
// What a person says of characters, and which map of a file is shown, in the window.
#include "core/text_map/level_file.h"
#include "editor/app/files/document_opener.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/message_bar.h"
#include "editor/grid/panels/picture_palette.h"
#include "editor/text_map/view/dialogs/level_dialog.h"
#include "editor/text_map/view/docks/signs_dock.h"
#include "tests/editor/text_map/text_map_window.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QListWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

#include <utility>

namespace stonemason::text_map {

using test::TextMapWindow;

namespace {

const std::string vault = "xxxxx\nx.T.x\nxxxxx\nx\n";
const std::string levels = "NAME: one\nMAP\nxxx\nx.x\nxxx\nENDMAP\nNAME: two\nMAP\ncccc\nc..c\nENDMAP\n";

QMenu* meaningMenu(TextMapWindow& window) {
    return window.action(QStringLiteral("meaning-wall"))->associatedObjects().isEmpty()
               ? nullptr
               : qobject_cast<QMenu*>(
                     window.action(QStringLiteral("meaning-wall"))->associatedObjects().constFirst());
}

std::unique_ptr<Document> opened(const TextMapWorkspace& workspace, const std::string& bytes,
                                 const QString& path) {
    return workspace.readerFor(path)(bytes, ContentSource::File).value()();
}

TextMapDocument& asMap(Document& document) {
    return static_cast<TextMapDocument&>(document);
}

} // namespace

class TestSignMeaningsWindow : public QObject {
    Q_OBJECT

private slots:
    void aCharacterBecomesAWallAndIsUndone() {
        TextMapWindow window(vault);
        QVERIFY(window.document.isPassable({0, 0}));
        QSignalSpy changed(&window.document, &TextMapDocument::meaningsChanged);
        window.document.say(window.document.shown({0, 0}), Meaning::Wall);
        QVERIFY(!window.document.isPassable({0, 0}));
        QVERIFY(!window.document.passability()()[(Cell{0, 1})]);
        QCOMPARE(window.document.walls(), 18); // the tree and what is behind the last row's end among them
        QCOMPARE(window.saved(), vault);
        window.document.undoStack().undo();
        QVERIFY(window.document.isPassable({0, 0}));
        window.document.undoStack().redo();
        QVERIFY(!window.document.isPassable({0, 0}));
        QCOMPARE(changed.size(), 3);
        window.document.say(window.document.shown({1, 2}), Meaning::Floor);
        QVERIFY(window.document.isPassable({1, 2}));
        window.document.say(window.document.shown({3, 3}), Meaning::Floor);
        QVERIFY(window.document.isPassable({3, 3})); // behind the end of the row
        window.document.say(window.document.shown({0, 0}), std::nullopt);
        QVERIFY(window.document.isPassable({0, 0}));
    }

    /// Whatever the character was in the map that it was picked up in.
    void whatIsPaintedIsWhatTheMapSays() {
        TextMapWindow window(vault);
        window.document.say(window.document.shown({0, 0}), Meaning::Wall);
        window.paintWith("x");
        window.click({1, 1});
        QCOMPARE(window.saved(), std::string("xxxxx\nxxT.x\nxxxxx\nx\n"));
        QVERIFY(!window.document.isPassable({1, 1}));
        QCOMPARE(window.document.shown({1, 1}), window.document.shown({0, 0}));
    }

    void theMenuSaysSo() {
        TextMapWindow window(vault);
        window.window.show();
        const QRect cell = window.canvas->geometryOfCells().rectOf(Cell{0, 0}).toAlignedRect();
        QTest::mouseClick(window.canvas->viewport(), Qt::RightButton, {}, cell.center());
        QMenu* menu = meaningMenu(window);
        QVERIFY(menu && menu->isVisible());
        QVERIFY(menu->title().contains(u'x'));
        const QAction* heading = menu->actions().constFirst();
        QVERIFY(heading->isSeparator() && heading->text().contains(u'x'));
        QVERIFY(window.action(QStringLiteral("meaning-usual"))->isChecked());
        window.action(QStringLiteral("meaning-wall"))->trigger();
        menu->close();
        QVERIFY(!window.document.isPassable({0, 0}));
        // By keys on the cursor's cell, and in the palette.
        window.document.state().setCursor({1, 2});
        window.document.state().setHovered({});
        QContextMenuEvent byKey(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(window.canvas->viewport(), &byKey);
        QVERIFY(menu->isVisible() && menu->title().contains(u'T'));
        window.action(QStringLiteral("meaning-water"))->trigger();
        menu->close();
        QCOMPARE(window.document.chosenMeanings().of("T"), Meaning::Water);
        QCoreApplication::processEvents();
        PicturePalette* palette = window.dock<SignsDock>()->palettePane();
        palette->setCurrentIndex(palette->model()->index(0, 0));
        QContextMenuEvent inPalette(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(palette, &inPalette);
        QVERIFY(menu->isVisible() && menu->title().contains(u'#'));
        window.action(QStringLiteral("meaning-floor"))->trigger();
        menu->close();
        QCOMPARE(window.document.chosenMeanings().of("#"), Meaning::Floor);
        // Without another sign it is that of the brush.
        QCoreApplication::processEvents();
        window.paintWith("T");
        QVERIFY(menu->title().contains(u'T'));
        QVERIFY(window.action(QStringLiteral("meaning-water"))->isChecked());
    }

    void aGamesCharactersAreOneStep() {
        TextMapWindow window(vault);
        window.action(QStringLiteral("glyphs-crawl"))->trigger();
        QVERIFY(!window.document.isPassable({0, 0}));
        QVERIFY(window.document.isPassable({1, 2})); // a fountain there
        window.document.undoStack().undo();
        QVERIFY(window.document.chosenMeanings().empty());
    }

    void theGameWhoseCharactersTheyAreIsMarked() {
        TextMapWindow window(vault);
        QAction* crawl = window.action(QStringLiteral("glyphs-crawl"));
        QAction* usual = window.action(QStringLiteral("glyphs-usual"));
        QVERIFY(usual->isChecked() && !crawl->isChecked());
        crawl->trigger();
        QVERIFY(!usual->isChecked() && crawl->isChecked());
        crawl->trigger(); // once more changes nothing
        QVERIFY(crawl->isChecked());
        window.document.say(window.document.shown({0, 0}), Meaning::Tree);
        QVERIFY(!usual->isChecked() && !crawl->isChecked()); // a person's own now
        window.document.undoStack().undo();
        QVERIFY(crawl->isChecked());
        usual->trigger();
        QVERIFY(usual->isChecked() && !crawl->isChecked());
    }

    void eachMeaningHasAPictureOfItsOwn() {
        TextMapWindow window(vault);
        QSet<QByteArray> pictures;
        for (const char* id : {"wall", "floor", "water", "tree", "door", "usual"}) {
            const QIcon icon = window.action(QStringLiteral("meaning-") + QLatin1String(id))->icon();
            const QImage drawn = icon.pixmap(24, 24).toImage();
            pictures += QByteArray(reinterpret_cast<const char*>(drawn.constBits()), drawn.sizeInBytes());
        }
        QCOMPARE(pictures.size(), 6);
    }

    void messagesAreKeptForFileAndFolder() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.txt"));
        Settings settings(folder.filePath(QStringLiteral("settings.json")));
        TextMapWindow window(vault);
        window.workspace.rememberIn(settings);
        window.document.setPath(path);
        window.document.say(window.document.shown({0, 0}), Meaning::Wall);
        auto again = opened(window.workspace, vault, path);
        QVERIFY(!asMap(*again).isPassable({0, 0}));
        QVERIFY(!again->isModified());
        const QString other = folder.filePath(QStringLiteral("b.txt"));
        QVERIFY(asMap(*opened(window.workspace, vault, other)).isPassable({0, 0}));
        QVERIFY(window.action(QStringLiteral("meanings-folder"))->isEnabled());
        window.action(QStringLiteral("meanings-folder"))->trigger();
        QVERIFY(!asMap(*opened(window.workspace, vault, other)).isPassable({0, 0}));
        const QString below = folder.filePath(QStringLiteral("c/b.txt"));
        QVERIFY(asMap(*opened(window.workspace, vault, below)).isPassable({0, 0}));
        window.document.undoStack().undo(); // of the file alone
        QVERIFY(asMap(*opened(window.workspace, vault, path)).isPassable({0, 0}));
    }

    void aMapOfAFileIsShownAndKept() {
        TextMapWorkspace workspace(test::theSigns());
        auto document = opened(workspace, levels, QStringLiteral("/a.des"));
        TextMapDocument& map = asMap(*document);
        QCOMPARE(map.size(), (Size{3, 3}));
        QCOMPARE(map.levelMaps().size(), std::size_t(2));
        QVERIFY2(map.noteWhenOpened().contains(QStringLiteral("map 1 of 2")),
                 qPrintable(map.noteWhenOpened()));
        LevelDialog dialog(map);
        QCOMPARE(dialog.list()->count(), 3);
        QCOMPARE(dialog.list()->currentRow(), 0);
        QTRY_VERIFY(dialog.list()->item(2)->text().contains(QStringLiteral("11 × ")));
        QVERIFY(dialog.list()->item(1)->text().contains(QStringLiteral("2 × 4")));
        QVERIFY(!dialog.list()->item(1)->icon().isNull());
        dialog.list()->setCurrentRow(1);
        dialog.accept();
        QCOMPARE(map.size(), (Size{2, 4}));
        QVERIFY(!map.isModified()); // nothing was done yet
        map.preview({{{1, 1}, workspace.signs().codeOf("#")}});
        map.commit(QStringLiteral("Paint"));
        std::string expected = levels;
        expected[expected.find("c..c") + 1] = '#';
        QCOMPARE(map.bytesFor({}).value(), expected);
        QVERIFY(bool(map.goToMap(0)));
        QCOMPARE(map.bytesFor({}).value(), expected);
        QCOMPARE(map.size(), (Size{3, 3}));
        map.undoStack().undo();
        QCOMPARE(map.size(), (Size{2, 4}));
        map.undoStack().undo();
        QCOMPARE(map.bytesFor({}).value(), levels);
        QVERIFY(bool(map.reload(levels)));
        QCOMPARE(map.size(), (Size{2, 4}));
    }

    /// The notice above a map names the one that is shown, whatever brought it there; what was closed comes
    /// back for another map only.
    void theNoticeFollowsTheMap() {
        TextMapWindow window(vault);
        auto document = opened(window.workspace, levels, QStringLiteral("/a.des"));
        TextMapDocument& map = asMap(*document);
        window.workspace.createView(map, &window.window);
        Notice posted;
        connect(&window.workspace, &Workspace::noticePosted, this,
                [&posted](Document*, const Notice& notice) { posted = notice; });
        const auto last = [&posted] { return std::exchange(posted, {}); };
        const auto names = [](const Notice& notice, const char* words) {
            return notice.id == openedNotice && !notice.onlyUpdates &&
                   notice.text.contains(QLatin1String(words));
        };
        QVERIFY(bool(map.goToMap(1)));
        QVERIFY(names(last(), "map 2 of 2"));
        map.preview({{{1, 1}, window.workspace.signs().codeOf("#")}});
        map.commit(QStringLiteral("Paint"));
        QVERIFY(bool(map.goToMap(0)));
        QVERIFY(names(last(), "map 1 of 2"));
        map.undoStack().undo();
        QVERIFY(names(last(), "map 2 of 2"));
        map.undoStack().redo();
        QVERIFY(names(last(), "map 1 of 2"));
        QVERIFY(bool(map.goToMap(wholeFileNumber)));
        QVERIFY(last().text.contains(QStringLiteral("shown whole")));
    }

    /// A level file of NetHack is read with its characters, unless a person chose other meanings for that
    /// file.
    void theGameOfALevelFileIsRecognised() {
        TextMapWindow window(vault);
        const std::string level = "LEVEL: \"gnome1\"\nMAP\n|-----|\n|.}.#.|\n|-----|\nENDMAP\n";
        auto document = opened(window.workspace, level, QStringLiteral("/gnome.des"));
        TextMapDocument& map = asMap(*document);
        QVERIFY(!map.isPassable({1, 2}));
        QVERIFY(map.isPassable({1, 4}));
        QVERIFY(!map.isModified());
        QVERIFY2(map.noteWhenOpened().contains(QStringLiteral("NetHack")), qPrintable(map.noteWhenOpened()));
        map.chooseMeanings(QStringLiteral("As Usual"), {});
        QVERIFY(!map.noteWhenOpened().contains(QStringLiteral("NetHack")));
        QVERIFY(map.isPassable({1, 2}));
    }

    /// Each map of a level file of Dungeon Crawl has the characters that the lines around it make, without a
    /// change to the file, until a meaning is chosen by hand.
    void linesAroundAMapSayWhatItsCharactersAre() {
        TextMapWindow window(vault);
        const std::string file = "NAME: one\nORIENT: float\nKFEAT: P = deep_water\nMAP\nx.P\nENDMAP\n"
                                 "NAME: two\nSUBST: P = x\nMAP\nx.Px\nENDMAP\n";
        const QString path = QTemporaryDir().filePath(QStringLiteral("vault.des"));
        auto document = opened(window.workspace, file, path);
        document->setPath(path);
        TextMapDocument& map = asMap(*document);
        window.workspace.createView(map, &window.window);
        QCOMPARE(map.chosenMeanings().of("P"), Meaning::Water);
        map.preview({{{0, 1}, window.workspace.signs().codeOf("#")}});
        map.commit(QStringLiteral("Paint"));
        QVERIFY(bool(map.goToMap(1)));
        QCOMPARE(map.chosenMeanings().of("P"), Meaning::Wall);
        QVERIFY(!map.isPassable({0, 2}) && map.isPassable({0, 1}));
        map.undoStack().undo();
        QCOMPARE(map.chosenMeanings().of("P"), Meaning::Water);
        map.undoStack().undo();
        QCOMPARE(map.bytesFor({}).value(), file);
        QCOMPARE(asMap(*opened(window.workspace, file, path)).chosenMeanings().of("P"),
                 Meaning::Wall); // two was shown
        map.say(map.shown({0, 2}), Meaning::Floor);
        QVERIFY(bool(map.goToMap(1)));
        QCOMPARE(map.chosenMeanings().of("P"), Meaning::Floor);
    }

    /// Places in the file are those of the file as it is edited.
    void mapsOfAnEditedFileAreWhereTheyAreNow() {
        TextMapWorkspace workspace(test::theSigns());
        std::string file = "NAME: one\nMAP\n";
        for (int row = 0; row < 20; ++row)
            file += "xxxxxxxxxxxxxxxxxxxx\n";
        file += "ENDMAP\nNAME: two\nMAP\ncccc\nc..c\nENDMAP\n";
        auto document = opened(workspace, file, QStringLiteral("/a.des"));
        TextMapDocument& map = asMap(*document);
        map.replace(QStringLiteral("Size"), resized(map.committedMap(), {.bottom = -18}, " ").value());
        LevelDialog dialog(map);
        QCOMPARE(dialog.list()->count(), 3);
        QCOMPARE(dialog.list()->currentRow(), 0);
        QTRY_VERIFY(dialog.list()->item(1)->text().contains(QStringLiteral("2 × 4")));
        dialog.list()->setCurrentRow(1);
        dialog.accept();
        QCOMPARE(writeRows(map.committedMap()), std::string("cccc\nc..c\n"));
    }

    /// One that is erased is none of them any more: the others keep their names, and it is read again where
    /// it stands.
    void anErasedMapIsNoneOfThem() {
        TextMapWorkspace workspace(test::theSigns());
        auto document = opened(workspace, levels, QStringLiteral("/a.des"));
        TextMapDocument& map = asMap(*document);
        CellCodes blanks;
        forEachCell(map.size(), [&](Cell cell) { blanks.push_back({cell, workspace.signs().codeOf(" ")}); });
        map.preview(blanks);
        map.commit(QStringLiteral("Erase"));
        QCOMPARE(map.levelMaps().size(), std::size_t(1));
        LevelDialog dialog(map);
        QCOMPARE(dialog.list()->count(), 2);
        QVERIFY(dialog.list()->item(0)->text().contains(QLatin1String("two")));
        dialog.list()->setCurrentRow(0);
        dialog.accept();
        QCOMPARE(map.size(), (Size{2, 4}));
        map.undoStack().undo();
        QCOMPARE(map.size(), (Size{3, 3}));
        QVERIFY(bool(map.goToMap(wholeFileNumber)));
        QVERIFY(map.size().rows > 3);
    }

    void aReloadedFileHasTheMapsThatItHasNow() {
        TextMapWorkspace workspace(test::theSigns());
        auto document = opened(workspace, vault, QStringLiteral("/a.des"));
        TextMapDocument& map = asMap(*document);
        QVERIFY(!map.hasLevelMaps());
        QVERIFY(bool(map.reload(levels)));
        QVERIFY(map.hasLevelMaps());
        QVERIFY(bool(map.reload(vault)));
        QVERIFY(!map.hasLevelMaps());
    }

    void aChosenMapIsRemembered() {
        TextMapWindow window(vault);
        auto document = opened(window.workspace, levels, QStringLiteral("/a.des"));
        document->setPath(QStringLiteral("/a.des"));
        window.workspace.createView(*document, &window.window);
        QTRY_VERIFY(window.window.findChild<LevelDialog*>() || QApplication::activeModalWidget());
        auto* dialog = qobject_cast<LevelDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->list()->setCurrentRow(1);
        dialog->accept();
        QCOMPARE(asMap(*document).size(), (Size{2, 4}));
        QCOMPARE(asMap(*opened(window.workspace, levels, QStringLiteral("/a.des"))).size(), (Size{2, 4}));
        window.workspace.setCurrent(&window.document, window.canvas);
    }
};

} // namespace stonemason::text_map

STONEMASON_TEST(stonemason::text_map::TestSignMeaningsWindow)
#include "test_sign_meanings_window.moc"
