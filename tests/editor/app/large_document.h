// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file_system.h"
#include "tests/editor/app/gate.h"
#include "tests/editor/app/window_fixture.h"

#include <QDir>
#include <QThread>
#include <QTimer>

namespace stonemason::test {

/// More than is written synchronously.
inline QString largeText(const char* words) {
    const QString line(1023, u'.'); // one long line would be slow to show
    return QStringLiteral("text: ") + QLatin1String(words) + u'\n' +
           (line + u'\n').repeated(largestSavedAtOnce / 1024);
}

inline bool isWindowsThread() {
    return QThread::currentThread() == QCoreApplication::instance()->thread();
}

/// A window with a document whose file is small and whose text is large by now.
class Large : public WindowFixture {
public:
    Large() : document(open(QStringLiteral("a.text"), "text: one")) {
        window->autosave().setInterval(1'000'000'000);
        document->setText(largeText("mine"));
    }
    ~Large() { gate.open(); }

    bool save() const { return window->saver().save(*document); }
    QByteArray bytes() const { return bytesOf(QStringLiteral("a.text")); }
    /// Each write outside the window's thread waits at the gate, before it or once the file is in place.
    void holdUp(bool afterwards = false) {
        window->saver().write = [this, afterwards, write = window->saver().write](
                                    FileSystem& system, const QString& path, const std::string& all) {
            if (!afterwards && !isWindowsThread()) gate.pass();
            const Status status = write(system, path, all);
            if (afterwards && !isWindowsThread()) gate.pass();
            return status;
        };
    }
    void giveUpWhenHeldUp() {
        dialogs.whileAwaited = [this](AwaitedWork& work) {
            QTRY_COMPARE(gate.reached, 1);
            work.giveUp();
        };
    }
    /// Opens the gate once the window has handled so many events.
    void openAfter(int events) {
        auto* timer = new QTimer(window.get());
        QObject::connect(timer, &QTimer::timeout, timer, [this, events, timer] {
            if (++handled < events) return;
            gate.open();
            timer->stop();
        });
        timer->start(0);
    }
    /// The temporary files beside the document's file.
    QStringList temporaryFiles() const {
        return QDir(folder.path()).entryList({QStringLiteral(".*.tmp")}, QDir::Files | QDir::Hidden);
    }
    void verifySaved() const {
        QCOMPARE(bytes().toStdString(), document->bytesFor({}).value());
        QVERIFY(!document->isModified());
        QTRY_VERIFY(temporaryFiles().isEmpty()); // one that was given up may just be gone
    }
    void verifyNotSaved() const {
        QCOMPARE(bytes(), QByteArray("text: one"));
        QVERIFY(document->isModified());
    }

    Gate gate;
    int handled = 0;
    TextDocument* document;
};

} // namespace stonemason::test
