// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
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
