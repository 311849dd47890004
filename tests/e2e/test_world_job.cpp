// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds in the installed program and a real window: a template is opened, its world taken from the preview,
// saved, painted on, saved, and what was painted taken back.

#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/world/world.h"
#include "tests/e2e/running_editor.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace stonemason;
using test::Desktop;

namespace {

// Within the board, which lies between the panels.
constexpr QPoint strokeStart(480, 300);
constexpr QPoint strokeMiddle(640, 480);
constexpr QPoint strokeEnd(760, 330);

QByteArray bytesOfWorld(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestWorldJob : public QObject {
    Q_OBJECT

public:
    explicit TestWorldJob(const Desktop& desktop) : desktop_(desktop) {}

private slots:
    void initTestCase() {
        const QString made = editor_.filePath("mine.ztemplate");
        QVERIFY(QFile::copy(QStringLiteral(STONEMASON_RESOURCES "/templates/nine-lands.ztemplate"), made));
        const QString trouble = editor_.start({made}, QStringLiteral("mine"));
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        editor_.keep("world-1-template");
    }

    void opensTheWorldOfATemplate() {
        desktop_.key(QStringLiteral("ctrl+shift+w"));
        QVERIFY(test::waitUntil([this] { return !editor_.hasTitle(QStringLiteral("mine")); }));
        editor_.keep("world-2-opened");
    }

    void savesIt() {
        QVERIFY(editor_.answerFileDialog(QStringLiteral("ctrl+shift+s"), QStringLiteral("Save"), file_));
        QVERIFY(test::waitUntil([this] { return QFileInfo(file_).size() > 0 && !editor_.isModified(); }));
        editor_.activate();
        saved_ = bytesOfWorld(file_);
        const auto world = pocket_heroes::readWorld(saved_.toStdString());
        QVERIFY(world);
        QVERIFY(world->castles.size() > 1);
        QVERIFY(!world->decorations.empty());
    }

    void paintsItsGround() {
        desktop_.key(QStringLiteral("b"));
        desktop_.drag({strokeStart, strokeMiddle, strokeEnd});
        QVERIFY(editor_.becomesModified());
        editor_.keep("world-3-painted");
        QVERIFY(editor_.save());
        const auto before = pocket_heroes::readWorld(saved_.toStdString());
        const auto after = pocket_heroes::readWorld(bytesOfWorld(file_).toStdString());
        QVERIFY(before && after);
        pocket_heroes::World painted = *before;
        painted.nodes = after->nodes;
        QVERIFY(painted != *before);
        QVERIFY(painted == *after); // nothing else has changed
    }

    void takesItBack() {
        desktop_.key(QStringLiteral("ctrl+z"));
        QVERIFY(editor_.becomesModified());
        QVERIFY(editor_.save());
        QCOMPARE(bytesOfWorld(file_), saved_);
    }

private:
    const Desktop& desktop_;
    test::RunningEditor editor_{desktop_};
    QString file_ = editor_.filePath("mine.hmm");
    QByteArray saved_;
};

int main(int argc, char** argv) {
    return test::runOnDesktop<TestWorldJob>(argc, argv);
}

#include "test_world_job.moc"
