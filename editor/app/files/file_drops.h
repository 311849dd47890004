// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace stonemason {

/// Lets files be dropped on a window, wherever nothing in it takes them itself.
class FileDrops : public QObject {
    Q_OBJECT

public:
    /// Belongs to the window.
    explicit FileDrops(QWidget& window);

signals:
    /// Comes once whoever the files were dragged from has been answered: a question here while that one still
    /// waits for the end of the drop would block both.
    void dropped(const QStringList& paths);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace stonemason
