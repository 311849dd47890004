// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QStringList>

namespace stonemason {

class Dialogs;
class Settings;
class Workspace;

struct ChosenFiles {
    QStringList paths;
    QString as; ///< the id of the workspace that is to read them; empty: whatever recognises them
};

/// Asks which files are to be opened, of any workspace, and remembers the folder and the kind chosen.
/// @return no paths when the person would rather not
ChosenFiles askForFiles(const QList<Workspace*>& workspaces, Settings& settings, Dialogs& dialogs);
/// The same of any files, which this workspace is to read.
ChosenFiles askForFilesOf(const Workspace& workspace, Settings& settings, Dialogs& dialogs);

} // namespace stonemason

class QWidget;

namespace stonemason {

/// Accepts files dropped on a window unless a widget in it handles them itself.
class FileDrops : public QObject {
    Q_OBJECT

public:
    /// Belongs to the window.
    explicit FileDrops(QWidget& window);

signals:
    /// Emitted after the drag source has received its response: a dialog opened here while the source still
    /// waits for the end of the drop would block both.
    void dropped(const QStringList& paths);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace stonemason
