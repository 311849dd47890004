// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/start_guard.h"

#include <QDir>
#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace stonemason {

StartGuard::StartGuard(const QString& dataFolder, QObject* parent) : QObject(parent) {
    QDir().mkpath(dataFolder);
    lock_ = ProcessLock(QDir(dataFolder).filePath(QStringLiteral("starting")));
    if (!lock_.isHeld()) return;
    failures_ = lock_.foundNote().toInt();
    lock_.setNote(QByteArray::number(failures_ + 1));
}

void StartGuard::watch(QWidget& window) {
    window.installEventFilter(this);
}

void StartGuard::release() {
    lock_ = ProcessLock();
}

bool StartGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        QTimer::singleShot(0, this, [this] {
            release();
            emit succeeded();
        });
    }
    return QObject::eventFilter(watched, event);
}

} // namespace stonemason
