// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/crash_recovery.h"
#include "editor/app/window/signal_handler.h"
#include "tests/editor/safety/edits.h"
#include "tests/editor/safety/kinds.h"
#include "tests/editor/safety/program.h"

#include <QApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

const QString workOption = QStringLiteral("--work");

/// Work that nothing has kept yet, as runEditor() has it, until somebody ends this process.
int workUntilEnded(const QString& folder) {
    Program program(folder);
    program.window.autosave().setInterval(1'000'000'000);
    const QString path = QDir(folder).filePath(fileNameOf(Kind::Map));
    Document* document = program.open(path);
    if (!document) return 3;
    Random random(1);
    editForSure(*document, random);
    const SignalHandler signalHandler([&] {
        program.window.autosave().saveNow();
        program.window.autosave().flush();
    });
    std::puts(QByteArray::fromStdString(document->recoveryBytes().value()).toBase64().constData());
    std::fflush(stdout);
    return QCoreApplication::exec();
}

} // namespace

/// Asked to end, by the system or a closed terminal, the program keeps what it would have kept a while later.
class TestEnded : public QObject {
    Q_OBJECT

private slots:
    void unsavedWorkIsKept_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("the system ends it") << SIGTERM;
        QTest::newRow("its terminal is closed") << SIGHUP;
        QTest::newRow("Ctrl+C") << SIGINT;
    }

    void unsavedWorkIsKept() {
        QFETCH(int, signal);
        const QTemporaryDir folder;
        QFile file(folder.filePath(fileNameOf(Kind::Map)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(newBytes(Kind::Map)));
        file.close();
        QProcess other;
        other.start(QCoreApplication::applicationFilePath(), {workOption, folder.path()});
        QVERIFY(other.waitForReadyRead());
        const QByteArray work = QByteArray::fromBase64(other.readLine());
        const QString recovery = folder.filePath(QStringLiteral("data/recovery"));
        QVERIFY(CrashRecovery(recovery).documents().empty());

        QCOMPARE(::kill(pid_t(other.processId()), signal), 0);
        QVERIFY(other.waitForFinished());
        QCOMPARE(other.exitStatus(), QProcess::CrashExit); // it says what ended it
        QCOMPARE(other.exitCode(), signal);
        const CrashRecovery lost(recovery);
        QCOMPARE(lost.documents().size(), std::size_t(1));
        QCOMPARE(QByteArray::fromStdString(lost.documents().front().bytes), work);
        QCOMPARE(lost.documents().front().record.path, file.fileName());
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == workOption) return workUntilEnded(arguments.value(2));
    TestEnded test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_ended.moc"
