// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document.h"
#include "editor/app/settings/settings.h"
#include "editor/grid/sketch/grid_sketch.h"
#include "editor/grid/sketch/sketch_dialog.h"
#include "editor/grid/sketch/sketch_memory.h"
#include "tests/editor/grid/grid_desk.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QBuffer>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace stonemason;

namespace {

constexpr Size board{4, 4};

/// A folder with pictures: red above, blue below.
struct Pictures {
    Pictures() {
        QImage image(20, 20, QImage::Format_RGB32);
        image.fill(Qt::blue);
        QPainter(&image).fillRect(0, 0, 20, 10, Qt::red);
        image.save(path("two.png"));
    }
    QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    QString write(const char* name, const QByteArray& bytes) const {
        QFile file(path(name));
        const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        Q_ASSERT(written);
        return file.fileName();
    }

    QTemporaryDir folder;
};

/// The overlays of the board, painted on a white ground of 40 x 40 pixels.
QImage seen(const GridState& state) {
    QImage image(40, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    const GridGeometry geometry{state.board(), 10, {}, state.isTurned()};
    for (const GridOverlay* overlay : state.overlays())
        overlay->paint(painter, geometry, {}, {{0, 0}, {state.board().rows - 1, state.board().columns - 1}});
    return image;
}

bool isReddish(QColor colour) {
    return colour.red() > colour.blue() + 20;
}
bool isBluish(QColor colour) {
    return colour.blue() > colour.red() + 20;
}

SketchLook lookAt(const QString& path) {
    SketchLook look;
    look.path = path;
    return look;
}

void lay(GridSketch& sketch, const SketchLook& look) {
    sketch.setLook(look);
    TRY_PATIENTLY(!sketch.isReading());
}

/// A document without content.
class EmptyDocument : public Document {
public:
    QString title() const override { return QStringLiteral("Empty"); }
    void setFileBytes(const std::string&) override {}
    Result<std::string> bytesFor(const QString&) const override { return std::string(); }
    Result<std::string> recoveryBytes() const override { return std::string(); }
    Status reload(const std::string&) override { return std::monostate{}; }
    Status reloadFrom(Document&) override { return std::monostate{}; }
    QString lossWhenSavedAs(const QString&) const override { return {}; }
};

} // namespace

class TestSketch : public QObject {
    Q_OBJECT

private slots:
    void liesOverTheBoard() {
        const Pictures pictures;
        GridState state(board);
        GridSketch& sketch = GridSketch::of(state);
        QCOMPARE(&GridSketch::of(state), &sketch);
        lay(sketch, lookAt(pictures.path("two.png")));
        QVERIFY(sketch.hasImage());
        QVERIFY(isReddish(seen(state).pixelColor(20, 5)) && isBluish(seen(state).pixelColor(20, 35)));
        state.setTurned(true);
        QVERIFY(isBluish(seen(state).pixelColor(20, 5)) && isReddish(seen(state).pixelColor(20, 35)));
        state.setTurned(false);
        SketchLook look = sketch.look();
        const QColor pale = seen(state).pixelColor(20, 5);
        look.opacity = 100;
        sketch.setLook(look);
        QCOMPARE(seen(state).pixelColor(20, 5), QColor(Qt::red));
        QVERIFY(pale != QColor(Qt::red));
        look.scale = 50;
        look.down = 25;
        sketch.setLook(look);
        QCOMPARE(seen(state).pixelColor(20, 5), QColor(Qt::white));
        QCOMPARE(seen(state).pixelColor(20, 25), QColor(Qt::red));
        QCOMPARE(seen(state).pixelColor(20, 37), QColor(Qt::blue));
        QCOMPARE(seen(state).pixelColor(5, 25), QColor(Qt::white));
        look.shown = false;
        sketch.setLook(look);
        QVERIFY(state.overlays().empty());
    }

    void staysOnAnotherSizeOfTheBoard() {
        const Pictures pictures;
        GridState state(board);
        lay(GridSketch::of(state), lookAt(pictures.path("two.png")));
        state.setBoard({2, 3});
        QCOMPARE(int(state.overlays().size()), 1);
        QVERIFY(state.overlays().front()->board() == (Size{2, 3}));
    }

    void reportsWhatCannotBeRead_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no picture") << QByteArray("PFM\nMFP\n") << "no picture";
        QByteArray huge;
        QBuffer buffer(&huge);
        buffer.open(QIODevice::WriteOnly);
        QImage(8, 1, QImage::Format_Mono).save(&buffer, "PBM");
        huge.replace("8 1", "20000 20000");
        QTest::newRow("huge") << huge << "pixels";
        QByteArray png;
        QBuffer whole(&png);
        whole.open(QIODevice::WriteOnly);
        QImage(50, 50, QImage::Format_RGB32).save(&whole, "PNG");
        QTest::newRow("cut short") << png.left(40) << "damaged";
        const QByteArray head = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>";
        QTest::newRow("drawing that fetches") << head + "<image href='/etc/passwd'/></svg>"
                                              << "other files";
        QTest::newRow("broken drawing") << head + "<rect"
                                        << "cannot be read";
    }

    void reportsWhatCannotBeRead() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, sentence);
        const Pictures pictures;
        GridState state(board);
        GridSketch& sketch = GridSketch::of(state);
        lay(sketch, lookAt(pictures.path("two.png")));
        QSignalSpy failed(&sketch, &GridSketch::failed);
        lay(sketch, lookAt(pictures.write("bad", bytes)));
        QCOMPARE(failed.count(), 1);
        const QString message = failed.front().front().toString();
        QVERIFY2(message.startsWith(QLatin1String("bad: ")) && message.contains(sentence),
                 qPrintable(message));
        QCOMPARE(sketch.look().path, pictures.path("two.png"));
        QVERIFY(isReddish(seen(state).pixelColor(20, 5)));
        lay(sketch, lookAt(pictures.path("missing.png")));
        QCOMPARE(failed.count(), 2);
    }

    void readsDrawings() {
        const Pictures pictures;
        const SketchImage read =
            readSketch(pictures.write("a.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
                                               "<rect width='9' height='9' fill='#00ff00'/></svg>"));
        QCOMPARE(read.error, QString());
        QCOMPARE(read.image.pixelColor(5, 5), QColor(Qt::green));
    }

    void isRememberedForEachFile() {
        const Pictures pictures;
        Settings settings(pictures.folder.filePath(QStringLiteral("settings.json")));
        SketchMemory memory;
        memory.rememberIn(settings);
        SketchLook look = lookAt(pictures.path("two.png"));
        look.opacity = 70;
        {
            EmptyDocument document;
            GridState state(board);
            memory.follow(document, state);
            lay(GridSketch::of(state), look);
            QVERIFY(!memory.lookOf(QStringLiteral("/a.smap")));
            document.setPath(QStringLiteral("/a.smap"));
        }
        QVERIFY(memory.lookOf(QStringLiteral("/a.smap")) == look);
        EmptyDocument document;
        document.setPath(QStringLiteral("/a.smap"));
        GridState state(board);
        memory.follow(document, state);
        QVERIFY(GridSketch::of(state).look() == look);
        TRY_PATIENTLY(GridSketch::of(state).hasImage());
        GridSketch::of(state).setLook({});
        QVERIFY(!memory.lookOf(QStringLiteral("/a.smap")));
    }

    void theDialogChangesIt() {
        const Pictures pictures;
        GridState state(board);
        GridSketch& sketch = GridSketch::of(state);
        SketchDialog dialog(sketch);
        QVERIFY(!dialog.opacitySlider()->isEnabled() && !dialog.removeButton()->isEnabled());
        lay(sketch, lookAt(pictures.path("two.png")));
        QVERIFY(dialog.opacitySlider()->isEnabled());
        dialog.opacitySlider()->setValue(80);
        dialog.scaleField()->setValue(150);
        dialog.rightField()->setValue(-10);
        dialog.downField()->setValue(20);
        dialog.shownBox()->setChecked(false);
        SketchLook wanted = lookAt(pictures.path("two.png"));
        wanted.opacity = 80;
        wanted.scale = 150;
        wanted.right = -10;
        wanted.down = 20;
        wanted.shown = false;
        QVERIFY(sketch.look() == wanted);
        lay(sketch, lookAt(pictures.path("missing.png")));
        QVERIFY(dialog.remark()->text().contains(QLatin1String("missing.png")));
        dialog.removeButton()->click();
        QVERIFY(sketch.look().path.isEmpty() && !sketch.hasImage());
    }
};

STONEMASON_TEST(TestSketch)
#include "test_sketch.moc"
