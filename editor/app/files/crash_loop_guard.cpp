// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/crash_loop_guard.h"

#include <QDir>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <utility>

namespace stonemason {

CrashLoopGuard::CrashLoopGuard(const QString& dataFolder, QObject* parent) : QObject(parent) {
    QDir().mkpath(dataFolder);
    lock_ = ProcessLock(QDir(dataFolder).filePath(QStringLiteral("starting")));
    if (!lock_.isHeld()) return;
    const QList<QByteArray> noted = lock_.foundNote().split(' ');
    failures_ = {noted.value(0).toInt(), noted.value(1).toInt()};
    note({failures_.start + 1, failures_.files});
}

void CrashLoopGuard::watch(QWidget& window, bool readsFiles) {
    window_ = &window;
    readsFiles_ = readsFiles;
    window.installEventFilter(this);
}

void CrashLoopGuard::filesAreIn() {
    readsFiles_ = false;
    if (!window_) return;
    window_->installEventFilter(this);
    window_->update();
}

void CrashLoopGuard::release() {
    lock_ = ProcessLock();
}

/// How often each part failed if this process ends now.
void CrashLoopGuard::note(Failures failures) {
    lock_.setNote(QByteArray::number(failures.start) + ' ' + QByteArray::number(failures.files));
}

bool CrashLoopGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        QTimer::singleShot(0, this, &CrashLoopGuard::painted);
    }
    return QObject::eventFilter(watched, event);
}

void CrashLoopGuard::painted() {
    if (!readsFiles_)
        release();
    else if (lock_.isHeld())
        note({0, failures_.files + 1});
    if (!std::exchange(hasSucceeded_, true)) emit succeeded();
}

} // namespace stonemason
