// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

namespace stonemason {

class Dialogs;
class Settings;
class Workspace;

/// Asks which files are to be opened, of any workspace, and remembers the folder and the kind chosen.
/// @return none when the person would rather not
QStringList askForFiles(const QList<Workspace*>& workspaces, Settings& settings, Dialogs& dialogs);

} // namespace stonemason
