// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/generate.h"
#include "editor/grid/problems/problem_list.h"
#include "editor/grid/problems/problem_model.h"
#include "editor/grid/problems/problems_dock.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QFile>
#include <QTest>

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::MapWindow;

class TestMapWorkspace : public QObject {
    Q_OBJECT

private slots:
    void readsEveryForm() {
        MapWorkspace workspace(kingsConflict());
        const Map map = test::publishedMap("mountain-passes");
        for (MapFormat format : {MapFormat::Smap, MapFormat::GameCode, MapFormat::Text, MapFormat::Forum}) {
            const std::string bytes = writeMap(map, kingsConflict(), format).value();
            QVERIFY(workspace.recognises(bytes));
            const auto document = workspace.read(bytes);
            QVERIFY(document.ok());
            QVERIFY(static_cast<MapDocument&>(*document.value()).map().layers == map.layers);
            QVERIFY(!document.value()->isModified());
        }
        QVERIFY(!workspace.recognises("what is this"));
        QVERIFY(!workspace.read("what is this").ok());
    }

    /// The slow part of opening may be done on another thread and makes the same document. Only that of a
    /// file knows what the file holds besides the map.
    void readsOnAnyThread() {
        const MapWorkspace workspace(kingsConflict());
        const std::string code =
            "Words around it.\n\n" +
            writeMap(test::publishedMap("the-crossing"), kingsConflict(), MapFormat::GameCode).value();
        for (const ContentSource source : {ContentSource::File, ContentSource::Words}) {
            std::optional<Result<MakeDocument>> made;
            std::thread([&, read = workspace.contentReader()] { made = read(code, source); }).join();
            QVERIFY(made && *made);
            const std::unique_ptr<Document> document = made->value()();
            QCOMPARE(document->thread(), thread());
            QVERIFY(document->recoveryBytes().value() ==
                    workspace.read(code).value()->recoveryBytes().value());
            document->setPath(QStringLiteral("/maps/a.txt"));
            QCOMPARE(document->lossWhenSavedAs(document->path()).contains(QLatin1String("text")),
                     source == ContentSource::File);
        }
        QVERIFY(!workspace.contentReader()("no map", ContentSource::File));
    }

    void samplesAreThePublishedMapsAndOpen() {
        MapWorkspace workspace(kingsConflict());
        const QStringList samples = workspace.samples();
        QCOMPARE(samples.size(), 2);
        for (const QString& path : samples) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto document = workspace.read(file.readAll().toStdString());
            QVERIFY(document.ok());
            const Report& report = static_cast<MapDocument&>(*document.value()).report();
            QCOMPARE(report.count(Severity::Error), 0);
            for (const Problem& problem : report.problems)
                // The safe grid of Mountain Passes stops units beside the computer's king.
                QVERIFY(problem.severity == Severity::Note || problem.message.id == "hint-peak/sticks");
        }
    }

    void docksHaveStableNamesAndPlaces() {
        MapWorkspace workspace(kingsConflict());
        QStringList names;
        for (const QDockWidget* dock : workspace.docks()) {
            names += dock->objectName();
            QVERIFY(dock->property("area").isValid());
            QVERIFY(!dock->windowTitle().isEmpty());
        }
        const QStringList wanted{
            QStringLiteral("tiles"),    QStringLiteral("layers"),     QStringLiteral("overview"),
            QStringLiteral("problems"), QStringLiteral("properties"), QStringLiteral("march"),
            QStringLiteral("rules"),    QStringLiteral("statistics"), QStringLiteral("notes")};
        QCOMPARE(names, wanted); // remembered layouts go by them
    }

    /// Advice from the Problems panel disappears when another tile or another tool is chosen.
    void adviceGoesWithTheTile() {
        MapWindow window(newMap(kingsConflict()));
        const ProblemsPanel& panel = window.dock<ProblemsDock>()->panel();
        QStringList shown;
        connect(&window.workspace, &Workspace::message, this,
                [&shown](const QString& sentence) { shown += sentence; });
        const auto advise = [&] {
            for (int row = 0; row < panel.model()->rowCount(); ++row)
                if (const ProblemRef problem = panel.model()->problem(panel.model()->index(row));
                    problem && problem.report->toolIcon(problem.number) == QLatin1String("brush")) {
                    emit panel.list()->toolRequested(problem);
                    return shown.last();
                }
            return QString();
        };
        QVERIFY(advise().startsWith(QStringLiteral("Brush with ")));
        window.workspace.toolState().setTile('H');
        QCOMPARE(shown.last(), QString());
        const auto count = shown.size();
        window.workspace.toolState().setTile('M'); // nothing more to take back
        QCOMPARE(shown.size(), count);
        QVERIFY(advise().startsWith(QStringLiteral("Brush with ")));
        window.workspace.toolState().setTool(QStringLiteral("line"));
        QVERIFY(!shown.last().isEmpty() && !shown.last().startsWith(QStringLiteral("Brush with ")));
    }

    /// A map of another size has a button that gives it the board's, as one step.
    void aMapOfAnotherSizeIsResized() {
        Map small = newMap(kingsConflict());
        for (Grid<Code>& layer : small.layers)
            layer = Grid<Code>({9, 9}, layer[{0, 0}]);
        MapWindow window(small);
        const ProblemsPanel& panel = window.dock<ProblemsDock>()->panel();
        const QModelIndex card = panel.model()->index(1);
        QCOMPARE(panel.model()->headline(card), QStringLiteral("Wrong size for the game"));
        QCOMPARE(panel.model()->buttonTexts(card), std::vector{QStringLiteral("Resize to 11 × 11")});
        panel.list()->setCurrentIndex(card);
        panel.list()->fixCurrent();
        QCOMPARE(window.document.map().size(), kingsConflict().board);
        QCOMPARE(window.document.undoStack().count(), 1);
        window.document.undoStack().undo();
        QVERIFY(window.document.map() == small);
        window.document.undoStack().redo();
        QCOMPARE(window.document.map().size(), kingsConflict().board);
    }

    void theViewIsACanvasOfThatMap() {
        MapWindow window;
        QCOMPARE(&window.canvas->document(), &window.document);
    }

    void closingTheCurrentMapLeavesNothingBehind() {
        auto workspace = std::make_unique<MapWorkspace>(kingsConflict());
        QWidget parent;
        {
            MapDocument document(test::publishedMap("the-crossing"), kingsConflict());
            const std::unique_ptr<QWidget> view(workspace->createView(document, &parent));
            workspace->setCurrent(&document, view.get());
            workspace->setCurrent(nullptr, nullptr);
        }
        workspace->toolState().setTile('L');
        workspace->toolState().setTool(QStringLiteral("eraser"));
        QCoreApplication::processEvents();
        workspace.reset();
    }

    /// A generated map is asked about before it closes: nobody remembers which seed it was. A blank one is
    /// not.
    void aGeneratedMapIsNotLostUnasked() {
        MapWorkspace workspace(kingsConflict());
        std::unique_ptr<Document> made;
        connect(&workspace, &MapWorkspace::created, this, [&](Document* document) { made.reset(document); });
        workspace.create(newMap(kingsConflict()));
        QVERIFY(made && !made->isModified());
        workspace.create(generateMap(kingsConflict(), {}).value());
        QVERIFY(made->isModified());
    }

    void aMapThatGoesWhileItIsCurrentHurtsNobody() {
        MapWorkspace workspace(kingsConflict());
        QWidget parent;
        {
            MapDocument document(test::publishedMap("the-crossing"), kingsConflict());
            const std::unique_ptr<QWidget> view(workspace.createView(document, &parent));
            workspace.setCurrent(&document, view.get());
        }
        workspace.toolState().setTool(QStringLiteral("eraser"));
        workspace.toolState().setTile('L');
        QCoreApplication::processEvents();
        workspace.setCurrent(nullptr, nullptr);
    }

    /// A stroke begun on one map ends when another one is worked on: nothing is left to see that saving would
    /// leave out, and the next Space on it begins anew.
    void goingToAnotherMapEndsTheStroke() {
        MapWindow first(newMap(kingsConflict()));
        MapDocument other(newMap(kingsConflict()), kingsConflict());
        const std::unique_ptr<QWidget> view(first.workspace.createView(other, &first.window));
        auto* otherCanvas = static_cast<CompareView*>(view.get())->leftCanvas();
        const Map before = first.document.map();
        first.document.setSymmetry(Symmetry::None);
        first.workspace.toolState().setTile('F');
        first.workspace.toolState().setTool(QStringLiteral("line"));
        first.view().setCursor({5, 5});
        QTest::keyClick(first.canvas, Qt::Key_Space);
        QCOMPARE(first.at(5, 5), 'F');
        first.workspace.setCurrent(&other, view.get());
        QCOMPARE(first.at(5, 5), 'P');
        other.setSymmetry(Symmetry::None);
        other.view().setCursor({2, 2});
        QTest::keyClick(otherCanvas, Qt::Key_Space);
        QTest::keyClick(otherCanvas, Qt::Key_Right);
        QTest::keyClick(otherCanvas, Qt::Key_Space);
        QCOMPARE(other.map().terrain()[(Cell{2, 3})], 'F');
        first.workspace.setCurrent(&first.document, first.boards);
        QVERIFY(first.document.map().layers == before.layers);
        QTest::keyClick(first.canvas, Qt::Key_Space);
        QTest::keyClick(first.canvas, Qt::Key_Right);
        QTest::keyClick(first.canvas, Qt::Key_Space);
        QCOMPARE(first.at(5, 6), 'F');
        QVERIFY(first.document.map() == first.document.committedMap());
        first.workspace.setCurrent(nullptr, nullptr);
    }

    /// Two canvases of different maps do not share what a tool remembers, whoever calls them.
    void everyCanvasHasItsOwnHand() {
        MapWindow window(newMap(kingsConflict()));
        MapDocument other(newMap(kingsConflict()), kingsConflict());
        const std::unique_ptr<QWidget> view(window.workspace.createView(other, &window.window));
        auto* otherCanvas = static_cast<CompareView*>(view.get())->leftCanvas();
        window.document.setSymmetry(Symmetry::None);
        other.setSymmetry(Symmetry::None);
        window.workspace.toolState().setTile('F');
        window.workspace.toolState().setTool(QStringLiteral("line"));
        window.view().setCursor({5, 5});
        other.view().setCursor({2, 2});
        QTest::keyClick(window.canvas, Qt::Key_Space);
        QTest::keyClick(otherCanvas, Qt::Key_Space);
        QTest::keyClick(otherCanvas, Qt::Key_Space);
        QTest::keyClick(window.canvas, Qt::Key_Space);
        for (const MapDocument* document : {&window.document, &other})
            QVERIFY(document->map() == document->committedMap());
        QCOMPARE(window.document.committedMap().terrain()[(Cell{5, 5})], 'F');
        QCOMPARE(other.committedMap().terrain()[(Cell{2, 2})], 'F');
    }

    /// A game of terrain alone, as a profile of a person's own may describe it.
    void aGameWithoutHintLayersWorks() {
        GameProfile game = kingsConflict();
        game.layers.resize(1);
        game.kings->safeLayer = -1;
        MapDocument document(newMap(game), game);
        MapWorkspace workspace(game);
        QMainWindow window;
        for (QDockWidget* dock : workspace.docks())
            window.addDockWidget(Qt::RightDockWidgetArea, dock);
        QWidget* view = workspace.createView(document, &window);
        window.setCentralWidget(view);
        workspace.setCurrent(&document, view);
        window.show();
        for (QDockWidget* dock : workspace.docks())
            dock->show();
        QCOMPARE(document.view().hintLayer(), int(HintViews::noLayer));
        const QStringList asking{QStringLiteral("replace-tile"), QStringLiteral("export"),
                                 QStringLiteral("print"),        QStringLiteral("print-preview"),
                                 QStringLiteral("save-pdf"),     QStringLiteral("note"),
                                 QStringLiteral("sketch"),       QStringLiteral("show-sketch"),
                                 QStringLiteral("compare-file")}; // they wait for an answer
        for (QAction* action : workspace.mapActions().all()) {
            const QString id = action->objectName().section(u'.', 1);
            QVERIFY2(id != QLatin1String("suggest-hints") || !action->isEnabled(), qPrintable(id));
            if (!action->isEnabled() || asking.contains(id) || id.startsWith(QLatin1String("symmetry-")))
                continue;
            action->trigger();
            QCoreApplication::processEvents();
        }
        workspace.toolState().setTool(QStringLiteral("place-unit"));
        auto* canvas = static_cast<CompareView*>(view)->leftCanvas();
        QTest::keyClick(canvas, Qt::Key_Space);
        QVERIFY(!window.grab().isNull());
        const auto bytes = document.recoveryBytes();
        QVERIFY(bytes.ok());
        QVERIFY(readMap(*bytes, std::span(&game, 1)).ok());
        for (MapFormat format : {MapFormat::GameCode, MapFormat::Text, MapFormat::Forum}) {
            const auto written = writeMap(document.map(), game, format);
            QVERIFY(written.ok());
            QVERIFY(readMap(*written, std::span(&game, 1)).ok());
        }
        workspace.setCurrent(nullptr, nullptr);
    }

    void everyWidgetOfTheDocksCanBeNamed() {
        MapWindow window;
        window.window.show();
        for (const QDockWidget* dock : window.workspace.docks()) {
            for (QWidget* widget : dock->widget()->findChildren<QWidget*>()) {
                if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(dock)) continue;
                if (widget->inherits("QAbstractButton") && !widget->property("text").toString().isEmpty())
                    continue;
                if (widget->objectName().startsWith(QLatin1String("qt_")))
                    continue; // parts of Qt's own widgets
                if (widget->parentWidget()->inherits("QComboBox") || widget->inherits("QScrollArea"))
                    continue;
                auto* interface = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(interface &&
                             !interface->text(QAccessible::Name).isEmpty(), // its own, or its label's
                         qPrintable(dock->objectName() + u' ' +
                                    QString::fromLatin1(widget->metaObject()->className())));
            }
        }
    }
};

STONEMASON_TEST(TestMapWorkspace)
#include "test_map_workspace.moc"
