// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/file_drops.h"

#include "editor/app/disk/file_paths.h"

#include <QDropEvent>
#include <QMimeData>
#include <QWidget>

namespace stonemason {

FileDrops::FileDrops(QWidget& window) : QObject(&window) {
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool FileDrops::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto& drop = static_cast<QDropEvent&>(*event);
    const QStringList paths = localFiles(*drop.mimeData());
    if (paths.isEmpty()) return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::DragEnter) {
        drop.acceptProposedAction();
        return true;
    }
    drop.setDropAction(Qt::CopyAction); // a file manager that offers "move" must not delete the file
    drop.accept();
    QMetaObject::invokeMethod(
        this, [this, paths] { emit dropped(paths); }, Qt::QueuedConnection);
    return true;
}

} // namespace stonemason
