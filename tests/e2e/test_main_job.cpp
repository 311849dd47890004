// SPDX-License-Identifier: GPL-3.0-or-later
// The main job in the installed program and a real window, by pointer and keys as a person would: open The
// Crossing from the start page, draw a river, undo it, draw a road, copy the code out and save it, save the
// map. Screenshots are kept beside the test.

#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/map/pen.h"
#include "tests/e2e/running_editor.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"

#include <QClipboard>
#include <QFile>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Desktop;

namespace {

constexpr QRect paletteArea(0, 110, 210, 330); // at the left of the window

QString textOfClipboard() {
    return QGuiApplication::clipboard()->text().remove(u'\r'); // Windows ends lines so
}

Map theCrossing() {
    const std::string bytes = test::testData("kings-conflict/the-crossing.txt");
    return readMap(bytes, std::span(&test::kingsConflict(), 1)).value().map;
}

std::string codeOf(const Map& map) {
    return writeMap(map, test::kingsConflict(), MapFormat::GameCode).value();
}

bool hasErrors(const Map& map) {
    return runChecks(map, test::kingsConflict()).hasErrors();
}

std::string bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

Map mapIn(const QString& path) {
    return readMap(bytesOf(path), std::span(&test::kingsConflict(), 1)).value().map;
}

} // namespace

class TestMainJob : public QObject {
    Q_OBJECT

public:
    explicit TestMainJob(const Desktop& desktop) : desktop_(desktop) {}

private slots:
    void initTestCase() {
        file_ = editor_.filePath("crossing.smap");
        const std::string saved = writeMap(theCrossing(), test::kingsConflict(), MapFormat::Smap).value();
        QFile out(file_);
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(saved.data(), qint64(saved.size())), qint64(saved.size()));
        out.close();
        const QString trouble = editor_.start({}, QStringLiteral("Stonemason"));
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        editor_.keep("0-start-page");
    }

    void opensTheMap() {
        QVERIFY(editor_.answerFileDialog(QStringLiteral("ctrl+o"), QStringLiteral("Open"), file_));
        QVERIFY(test::waitUntil([this] { return editor_.hasTitle(QStringLiteral("crossing")); }));
        editor_.activate();
        QVERIFY2(test::waitUntil([this] { return findBoard(); }), "no board with two kings on the screen");
        editor_.keep("1-opened");
    }

    void drawsARiver() {
        desktop_.key(QStringLiteral("v"));
        QList<QPoint> course;
        for (Cell cell : course_)
            course.append(middleOf(cell));
        desktop_.drag(course);
        QVERIFY(editor_.becomesModified());
        editor_.keep("2-river");
        Map expected = theCrossing();
        kings_conflict::apply(
            expected,
            drawPath(expected, test::kingsConflict(), Network::River, expected.symmetry, course_).changes);
        QVERIFY(expected != theCrossing());
        QCOMPARE(copiedCode(), codeOf(expected));
    }

    void undoesIt() {
        desktop_.key(QStringLiteral("ctrl+z"));
        QVERIFY(editor_.becomesModified(false));
        editor_.keep("3-undone");
        QCOMPARE(copiedCode(), codeOf(theCrossing()));
    }

    /// A tile is picked by the pointer: the letters after it are tools, wherever the keys were before.
    void keysAreToolsAfterAPick() {
        const QPoint sea = seaTile(); // before there is a blue frame around all tiles
        desktop_.key(QStringLiteral("F6"));
        desktop_.click(sea);
        desktop_.key(QStringLiteral("r"));
        desktop_.drag({middleOf({7, 2}), middleOf({9, 5})});
        QVERIFY(editor_.becomesModified());
        editor_.keep("4-sea-picked");
        const auto drawn = readMap(copiedCode(), std::span(&test::kingsConflict(), 1));
        QVERIFY(drawn);
        for (int row = 7; row <= 9; ++row)
            for (int column = 2; column <= 5; ++column)
                QCOMPARE(drawn->map.terrain()[(Cell{row, column})], 'S');
        desktop_.key(QStringLiteral("ctrl+z"));
        QVERIFY(editor_.becomesModified(false));
    }

    /// The brush holds the sea still.
    void aQuickStrokeWithCornersLeavesNothingOut() {
        desktop_.key(QStringLiteral("b"));
        desktop_.drag({middleOf({6, 1}), middleOf({10, 1}), middleOf({10, 4}), middleOf({7, 4})});
        QVERIFY(editor_.becomesModified());
        QVERIFY(editor_.save());
        editor_.keep("4-corners");
        const Map drawn = mapIn(file_);
        for (const Cell cell : {Cell{6, 1}, Cell{7, 1}, Cell{8, 1}, Cell{9, 1}, Cell{10, 1}, Cell{10, 2},
                                Cell{10, 3}, Cell{10, 4}, Cell{9, 4}, Cell{8, 4}, Cell{7, 4}})
            QCOMPARE(drawn.terrain()[cell], 'S');
        desktop_.key(QStringLiteral("ctrl+z"));
        QVERIFY(editor_.becomesModified());
        QVERIFY(editor_.save());
        QVERIFY(mapIn(file_) == theCrossing());
    }

    /// The cells are where they were before the legend was there.
    void drawsUnderALegend() {
        const QImage before = desktop_.screenshot();
        desktop_.key(QStringLiteral("ctrl+alt+2"));
        QVERIFY(test::waitUntil([&] { return desktop_.screenshot() != before; }));
        desktop_.key(QStringLiteral("ctrl+shift+l")); // it lies over the board's corner
        editor_.keep("4-legend");
        desktop_.key(QStringLiteral("o"));
        desktop_.drag({middleOf({10, 1}), middleOf({10, 4})});
        QVERIFY(editor_.becomesModified());
        QCOMPARE(copiedCode(), codeOf(withRoad()));
        desktop_.key(QStringLiteral("ctrl+z"));
        desktop_.key(QStringLiteral("ctrl+alt+0"));
        QVERIFY(editor_.becomesModified(false));
    }

    /// A bend in a road and one in a river, and their mirror images: repaired together, and one step to undo.
    void fixesAllInOneStep() {
        desktop_.key(QStringLiteral("b"));
        put(QStringLiteral("7"), {3, 8});
        put(QStringLiteral("0"), {5, 2});
        QVERIFY(editor_.becomesModified());
        QVERIFY(editor_.save());
        QVERIFY(hasErrors(mapIn(file_)));
        editor_.keep("4-broken");
        desktop_.key(QStringLiteral("shift+F7"));
        QVERIFY(editor_.becomesModified());
        editor_.keep("4-fixed");
        QCOMPARE(copiedCode(), codeOf(theCrossing()));
        desktop_.key(QStringLiteral("ctrl+z"));
        QVERIFY(editor_.becomesModified(false));
        desktop_.key(QStringLiteral("ctrl+z"));
        desktop_.key(QStringLiteral("ctrl+z"));
        QVERIFY(editor_.becomesModified());
        QVERIFY(editor_.save());
        QVERIFY(mapIn(file_) == theCrossing());
    }

    void drawsARoadByKeysAlone() {
        desktop_.key(QStringLiteral("i")); // the eyedropper changes nothing: the click only sets the cursor
        desktop_.click(middleOf({10, 1}));
        for (const char* key : {"o", "space", "Right", "Right", "Right", "space"})
            desktop_.key(QLatin1String(key));
        QVERIFY(editor_.becomesModified());
        editor_.keep("4-road-by-keys");
        QCOMPARE(copiedCode(), codeOf(withRoad()));
    }

    void exportsIntoAFile() {
        const QString path = editor_.filePath("crossing.as");
        desktop_.key(QStringLiteral("ctrl+e"));
        const QString dialog = desktop_.waitForWindow(QStringLiteral("Export crossing"));
        QVERIFY(!dialog.isEmpty());
        desktop_.activate(dialog);
        QVERIFY(editor_.answerFileDialog(QStringLiteral("alt+s"), QStringLiteral("Save crossing As"), path));
        QVERIFY(test::waitUntil([&] { return bytesOf(path) == codeOf(withRoad()); }));
        desktop_.activate(dialog);
        editor_.keep("5-exported");
        desktop_.key(QStringLiteral("Escape"));
        QVERIFY(test::waitUntil(
            [this] { return desktop_.waitForWindow(QStringLiteral("Export"), 0).isEmpty(); }));
    }

    void savesUnderAnotherName() {
        const QString path = editor_.filePath("ford.smap");
        QVERIFY(editor_.answerFileDialog(QStringLiteral("ctrl+shift+s"), QStringLiteral("Save"), path));
        QVERIFY(test::waitUntil(
            [this] { return editor_.hasTitle(QStringLiteral("ford")) && !editor_.isModified(); }));
        editor_.activate();
        QVERIFY(mapIn(path) == withRoad());
        QVERIFY(mapIn(file_) == theCrossing());
        file_ = path;
    }

    void savesWhatIsShown() {
        desktop_.key(QStringLiteral("ctrl+z"));
        QVERIFY(editor_.becomesModified());
        QVERIFY(editor_.save());
        QVERIFY(mapIn(file_) == theCrossing());
    }

private:
    bool findBoard() {
        const QImage screen = desktop_.screenshot();
        const QRect opponent = test::largestPatch(screen, screen.rect(), [](QColor c) {
            return c.red() > c.green() + 70 && c.red() > c.blue() + 70;
        });
        if (opponent.width() < 12) return false;
        // The token is a little smaller than its cell: good enough to know where to look for the other king.
        const double cell = opponent.width() / 0.64;
        const QPoint guess = opponent.center() + QPoint(int(-10 * cell), int(10 * cell));
        const int reach = int(cell);
        const QRect you =
            test::largestPatch(screen, QRect(guess, guess).adjusted(-reach, -reach, reach, reach),
                               [](QColor c) { return c.blue() > c.red() + 60 && c.blue() > c.green() + 30; });
        if (you.width() < 12) return false;
        topRight_ = opponent.center();
        bottomLeft_ = you.center();
        return true;
    }

    /// The largest blue patch of the palette.
    QPoint seaTile() const {
        return test::largestPatch(
                   desktop_.screenshot(), paletteArea,
                   [](QColor c) { return c.blue() > c.red() + 60 && c.blue() > c.green() + 30; })
            .center();
    }

    /// Finds the tile by its code, picks it and puts it on the map.
    void put(const QString& code, Cell cell) const {
        desktop_.key(QStringLiteral("ctrl+f"));
        desktop_.type(code);
        desktop_.key(QStringLiteral("Return"));
        desktop_.click(middleOf(cell));
    }

    QPoint middleOf(Cell cell) const {
        const double x = bottomLeft_.x() + (topRight_.x() - bottomLeft_.x()) * cell.column / 10.0;
        const double y = topRight_.y() + (bottomLeft_.y() - topRight_.y()) * cell.row / 10.0;
        return {int(x), int(y)};
    }

    static Map withRoad() {
        Map map = theCrossing();
        const std::vector<Cell> course{{10, 1}, {10, 2}, {10, 3}, {10, 4}};
        const Edit edit = drawPath(map, test::kingsConflict(), Network::Road, map.symmetry, course);
        kings_conflict::apply(map, edit.changes);
        return map;
    }

    /// The code as the export dialog copies it.
    std::string copiedCode() {
        QGuiApplication::clipboard()->clear();
        desktop_.key(QStringLiteral("ctrl+e"));
        desktop_.activate(desktop_.waitForWindow(QStringLiteral("Export")));
        desktop_.key(QStringLiteral("alt+c"));
        test::waitUntil([] { return !textOfClipboard().isEmpty(); });
        editor_.keep("export");
        const std::string code = textOfClipboard().toStdString();
        desktop_.key(QStringLiteral("Escape"));
        test::waitUntil([this] { return desktop_.waitForWindow(QStringLiteral("Export"), 0).isEmpty(); });
        editor_.activate(); // or the next key is lost
        return code;
    }

    const Desktop& desktop_;
    test::RunningEditor editor_{desktop_};
    QString file_;
    QPoint topRight_;
    QPoint bottomLeft_;
    const std::vector<Cell> course_{{6, 0}, {6, 1}, {6, 2}, {6, 3}};
};

int main(int argc, char** argv) {
    return test::runOnDesktop<TestMainJob>(argc, argv);
}

#include "test_main_job.moc"
