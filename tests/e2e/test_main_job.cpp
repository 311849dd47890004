// SPDX-License-Identifier: GPL-3.0-or-later
// The main job in the installed program and a real window, by pointer and keys as a person would: open The
// Crossing from the start page, draw a river, undo it, draw a road, copy the code out and save it, save the
// map. Screenshots are kept beside the test.

#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/map/pen.h"
#include "tests/e2e/desktop.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QTest>

#include <utility>

using namespace stonemason;
using test::Desktop;

namespace {

constexpr QSize screenSize{1280, 800};
constexpr int startSeconds = 120;              // a cold start on a busy machine
constexpr QRect paletteArea(0, 110, 210, 330); // at the left of the window

QString textOfClipboard() {
    return QGuiApplication::clipboard()->text();
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
        QVERIFY2(desktop_.trouble().isEmpty(), qPrintable(desktop_.trouble()));
        QVERIFY(home_.isValid());
        file_ = home_.filePath(QStringLiteral("crossing.smap"));
        const std::string saved = writeMap(theCrossing(), test::kingsConflict(), MapFormat::Smap).value();
        QFile out(file_);
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(saved.data(), qint64(saved.size())), qint64(saved.size()));
        out.close();
        declineTheTour();

        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), home_.path());
        for (const char* folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            environment.insert(QLatin1String(folder), home_.filePath(QLatin1String(folder)));
        program_.setProcessEnvironment(environment);
        program_.setProcessChannelMode(QProcess::MergedChannels);
        program_.start(QStringLiteral(STONEMASON_INSTALLED), QStringList());
        QVERIFY2(program_.waitForStarted(), qPrintable(program_.errorString()));
        window_ = desktop_.waitForWindow(QStringLiteral("Stonemason"), startSeconds);
        QVERIFY2(!window_.isEmpty(), qPrintable(whyNoWindow()));
        desktop_.xdotool({QStringLiteral("windowmove"), window_, QStringLiteral("0"), QStringLiteral("0")});
        desktop_.xdotool({QStringLiteral("windowsize"), QStringLiteral("--sync"), window_,
                          QStringLiteral("1270"), QStringLiteral("770")});
        activate();
        keep("0-start-page");
    }

    void opensTheMap() {
        answerFileDialog(QStringLiteral("ctrl+o"), QStringLiteral("Open"), file_);
        QVERIFY(test::waitUntil([this] { return hasTitle(QStringLiteral("crossing")); }));
        QVERIFY2(test::waitUntil([this] { return findBoard(); }), "no board with two kings on the screen");
        keep("1-opened");
    }

    void drawsARiver() {
        desktop_.key(QStringLiteral("v"));
        QList<QPoint> course;
        for (Cell cell : course_)
            course.append(middleOf(cell));
        desktop_.drag(course);
        QVERIFY(test::waitUntil([this] { return isModified(); }));
        keep("2-river");
        Map expected = theCrossing();
        stonemason::apply(
            expected,
            drawPath(expected, test::kingsConflict(), Network::River, expected.symmetry, course_).changes);
        QVERIFY(expected != theCrossing());
        QCOMPARE(copiedCode(), codeOf(expected));
    }

    void undoesIt() {
        desktop_.key(QStringLiteral("ctrl+z"));
        QVERIFY(test::waitUntil([this] { return !isModified(); }));
        keep("3-undone");
        QCOMPARE(copiedCode(), codeOf(theCrossing()));
    }

    /// A tile is picked by the pointer: the letters after it are tools, wherever the keys were before.
    void keysAreToolsAfterAPick() {
        const QPoint sea = seaTile(); // before there is a blue frame around all tiles
        desktop_.key(QStringLiteral("F6"));
        desktop_.click(sea);
        desktop_.key(QStringLiteral("r"));
        desktop_.drag({middleOf({7, 2}), middleOf({9, 5})});
        QVERIFY(test::waitUntil([this] { return isModified(); }));
        keep("4-sea-picked");
        const auto drawn = readMap(copiedCode(), std::span(&test::kingsConflict(), 1));
        QVERIFY(drawn);
        for (int row = 7; row <= 9; ++row)
            for (int column = 2; column <= 5; ++column)
                QCOMPARE(drawn->map.terrain()[(Cell{row, column})], 'S');
        desktop_.key(QStringLiteral("ctrl+z"));
        QVERIFY(test::waitUntil([this] { return !isModified(); }));
    }

    /// The brush holds the sea still.
    void aQuickStrokeWithCornersLeavesNothingOut() {
        desktop_.key(QStringLiteral("b"));
        desktop_.drag({middleOf({6, 1}), middleOf({10, 1}), middleOf({10, 4}), middleOf({7, 4})});
        QVERIFY(test::waitUntil([this] { return isModified(); }));
        desktop_.key(QStringLiteral("ctrl+s"));
        QVERIFY(test::waitUntil([this] { return !isModified(); }));
        keep("4-corners");
        const Map drawn = mapIn(file_);
        for (const Cell cell : {Cell{6, 1}, Cell{7, 1}, Cell{8, 1}, Cell{9, 1}, Cell{10, 1}, Cell{10, 2},
                                Cell{10, 3}, Cell{10, 4}, Cell{9, 4}, Cell{8, 4}, Cell{7, 4}})
            QCOMPARE(drawn.terrain()[cell], 'S');
        desktop_.key(QStringLiteral("ctrl+z"));
        QVERIFY(test::waitUntil([this] { return isModified(); }));
        desktop_.key(QStringLiteral("ctrl+s"));
        QVERIFY(test::waitUntil([this] { return !isModified(); }));
        QVERIFY(mapIn(file_) == theCrossing());
    }

    /// The cells are where they were before the legend was there.
    void drawsUnderALegend() {
        const QImage before = desktop_.screenshot();
        desktop_.key(QStringLiteral("ctrl+alt+2"));
        QVERIFY(test::waitUntil([&] { return desktop_.screenshot() != before; }));
        desktop_.key(QStringLiteral("ctrl+shift+l")); // it lies over the board's corner
        keep("4-legend");
        desktop_.key(QStringLiteral("o"));
        desktop_.drag({middleOf({10, 1}), middleOf({10, 4})});
        QVERIFY(test::waitUntil([this] { return isModified(); }));
        QCOMPARE(copiedCode(), codeOf(withRoad()));
        desktop_.key(QStringLiteral("ctrl+z"));
        desktop_.key(QStringLiteral("ctrl+alt+0"));
        QVERIFY(test::waitUntil([this] { return !isModified(); }));
    }

    /// A bend in a road and one in a river, and their mirror images: mended together, and one step to undo.
    void fixesAllInOneStep() {
        desktop_.key(QStringLiteral("b"));
        put(QStringLiteral("7"), {3, 8});
        put(QStringLiteral("0"), {5, 2});
        QVERIFY(test::waitUntil([this] { return isModified(); }));
        desktop_.key(QStringLiteral("ctrl+s"));
        QVERIFY(test::waitUntil([this] { return !isModified(); }));
        QVERIFY(hasErrors(mapIn(file_)));
        keep("4-broken");
        desktop_.key(QStringLiteral("shift+F7"));
        QVERIFY(test::waitUntil([this] { return isModified(); }));
        keep("4-fixed");
        QCOMPARE(copiedCode(), codeOf(theCrossing()));
        desktop_.key(QStringLiteral("ctrl+z"));
        QVERIFY(test::waitUntil([this] { return !isModified(); }));
        desktop_.key(QStringLiteral("ctrl+z"));
        desktop_.key(QStringLiteral("ctrl+z"));
        QVERIFY(test::waitUntil([this] { return isModified(); }));
        desktop_.key(QStringLiteral("ctrl+s"));
        QVERIFY(test::waitUntil([this] { return !isModified(); }));
        QVERIFY(mapIn(file_) == theCrossing());
    }

    void drawsARoadByKeysAlone() {
        desktop_.key(QStringLiteral("i")); // the eyedropper changes nothing: the click only sets the cursor
        desktop_.click(middleOf({10, 1}));
        for (const char* key : {"o", "space", "Right", "Right", "Right", "space"})
            desktop_.key(QLatin1String(key));
        QVERIFY(test::waitUntil([this] { return isModified(); }));
        keep("4-road-by-keys");
        QCOMPARE(copiedCode(), codeOf(withRoad()));
    }

    void exportsIntoAFile() {
        const QString path = home_.filePath(QStringLiteral("crossing.as"));
        desktop_.key(QStringLiteral("ctrl+e"));
        QVERIFY(!desktop_.waitForWindow(QStringLiteral("Export crossing")).isEmpty());
        answerFileDialog(QStringLiteral("alt+s"), QStringLiteral("Save crossing As"), path);
        QVERIFY(test::waitUntil([&] { return bytesOf(path) == codeOf(withRoad()); }));
        keep("5-exported");
        desktop_.key(QStringLiteral("Escape"));
        QVERIFY(test::waitUntil(
            [this] { return desktop_.waitForWindow(QStringLiteral("Export"), 0).isEmpty(); }));
    }

    void savesUnderAnotherName() {
        const QString path = home_.filePath(QStringLiteral("ford.smap"));
        answerFileDialog(QStringLiteral("ctrl+shift+s"), QStringLiteral("Save"), path);
        QVERIFY(test::waitUntil([this] { return hasTitle(QStringLiteral("ford")) && !isModified(); }));
        QVERIFY(mapIn(path) == withRoad());
        QVERIFY(mapIn(file_) == theCrossing());
        file_ = path;
    }

    void savesWhatIsShown() {
        desktop_.key(QStringLiteral("ctrl+z"));
        QVERIFY(test::waitUntil([this] { return isModified(); }));
        desktop_.key(QStringLiteral("ctrl+s"));
        QVERIFY(test::waitUntil([this] { return !isModified(); }));
        QVERIFY(mapIn(file_) == theCrossing());
    }

    void cleanupTestCase() {
        program_.terminate();
        if (!program_.waitForFinished()) program_.kill();
        program_.waitForFinished();
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

    void activate() const {
        desktop_.xdotool({QStringLiteral("windowactivate"), QStringLiteral("--sync"), window_});
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

    bool hasTitle(const QString& part) const { return desktop_.titleOf(window_).contains(part); }
    bool isModified() const { return desktop_.titleOf(window_).contains(QLatin1Char('*')); }

    static Map withRoad() {
        Map map = theCrossing();
        const std::vector<Cell> course{{10, 1}, {10, 2}, {10, 3}, {10, 4}};
        const Edit edit = drawPath(map, test::kingsConflict(), Network::Road, map.symmetry, course);
        stonemason::apply(map, edit.changes);
        return map;
    }

    QString whyNoWindow() {
        const QString state = program_.state() == QProcess::Running
                                  ? QStringLiteral("it still runs")
                                  : QStringLiteral("it ended with %1").arg(program_.exitCode());
        return QStringLiteral("no window came up within %1 s; %2; windows: %3; it said: %4")
            .arg(startSeconds)
            .arg(state, desktop_.windows(), QString::fromLocal8Bit(program_.readAll()));
    }

    /// The program is not new to the person.
    void declineTheTour() const {
        const QDir folder(home_.filePath(QStringLiteral("XDG_CONFIG_HOME/stonemason")));
        QVERIFY(folder.mkpath(QStringLiteral(".")));
        QFile settings(folder.filePath(QStringLiteral("settings.json")));
        QVERIFY(settings.open(QIODevice::WriteOnly));
        QVERIFY(settings.write(R"({"tour/offered": true})") > 0);
    }

    /// Opens a file dialog by a shortcut, types the path and confirms it.
    void answerFileDialog(const QString& shortcut, const QString& title, const QString& path) const {
        desktop_.key(shortcut);
        QVERIFY2(!desktop_.waitForWindow(title).isEmpty(), qPrintable(title));
        desktop_.key(QStringLiteral("ctrl+a"));
        desktop_.type(path);
        desktop_.key(QStringLiteral("Return"));
    }

    /// The code as the export dialog copies it.
    std::string copiedCode() {
        QGuiApplication::clipboard()->clear();
        desktop_.key(QStringLiteral("ctrl+e"));
        desktop_.waitForWindow(QStringLiteral("Export"));
        desktop_.key(QStringLiteral("alt+c"));
        test::waitUntil([] { return !textOfClipboard().isEmpty(); });
        keep("export");
        const std::string code = textOfClipboard().toStdString();
        desktop_.key(QStringLiteral("Escape"));
        test::waitUntil([this] { return desktop_.waitForWindow(QStringLiteral("Export"), 0).isEmpty(); });
        activate(); // or the next key is lost
        return code;
    }

    /// Keeps what the screen shows once it has come to rest.
    void keep(const char* name) const {
        QImage shown;
        test::waitUntil([&] {
            const QImage before = std::exchange(shown, desktop_.screenshot());
            return before == shown;
        });
        const QDir folder(QStringLiteral(STONEMASON_SCREENSHOTS));
        folder.mkpath(QStringLiteral("."));
        QVERIFY(shown.save(folder.filePath(QLatin1String(name) + QStringLiteral(".png"))));
    }

    const Desktop& desktop_;
    QTemporaryDir home_;
    QString file_;
    QProcess program_;
    QString window_;
    QPoint topRight_;
    QPoint bottomLeft_;
    const std::vector<Cell> course_{{6, 0}, {6, 1}, {6, 2}, {6, 3}};
};

int main(int argc, char** argv) {
    const Desktop desktop(screenSize);
    qputenv("QT_QPA_PLATFORM", desktop.trouble().isEmpty() ? "xcb" : "offscreen");
    QApplication application(argc, argv);
    TestMainJob test(desktop);
    return QTest::qExec(&test, argc, argv);
}

#include "test_main_job.moc"
