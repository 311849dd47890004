// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/map/map_window.h"

#include <QFile>
#include <QTest>

#include <set>

using namespace stonemason;
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
        const QStringList wanted{QStringLiteral("tiles"),      QStringLiteral("layers"),
                                 QStringLiteral("overview"),   QStringLiteral("problems"),
                                 QStringLiteral("properties"), QStringLiteral("march"),
                                 QStringLiteral("rules"),      QStringLiteral("statistics")};
        QCOMPARE(names, wanted); // remembered layouts go by them
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

    void everyWidgetOfTheDocksCanBeNamed() {
        MapWindow window;
        window.window.show();
        for (const QDockWidget* dock : window.workspace.docks()) {
            for (const QWidget* widget : dock->widget()->findChildren<QWidget*>()) {
                if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(dock)) continue;
                if (widget->inherits("QAbstractButton") && !widget->property("text").toString().isEmpty())
                    continue;
                if (widget->objectName().startsWith(QLatin1String("qt_")))
                    continue; // parts of Qt's own widgets
                if (widget->parentWidget()->inherits("QComboBox") || widget->inherits("QScrollArea"))
                    continue;
                QVERIFY2(!widget->accessibleName().isEmpty(),
                         qPrintable(dock->objectName() + u' ' +
                                    QString::fromLatin1(widget->metaObject()->className())));
            }
        }
    }
};

QTEST_MAIN(TestMapWorkspace)
#include "test_map_workspace.moc"
