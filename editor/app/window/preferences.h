// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace stonemason {

class Commands;
class PreferencesDialog;
class Settings;
class Workspace;

/// The Preferences dialog with its pages, those of the workspaces among them; deletes itself when it is
/// closed.
PreferencesDialog* makePreferences(Settings& settings, Commands& commands,
                                   const QList<Workspace*>& workspaces, QWidget* parent);

/// Dresses the application as the settings say: colours, size of texts, motion. Call once before widgets are
/// made, and again when they changed.
void applyLook(const Settings& settings);

} // namespace stonemason
