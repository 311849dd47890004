// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace stonemason {

class MainWindow;

/// Says in the window that it has begun with nothing of what is remembered, since starts before it failed,
/// and offers the layout and these files. What is remembered stays so until the person has chosen.
/// @param as the id of the workspace that is to read them; empty: what was chosen for each, or whatever
/// recognises it
void offerRemembered(MainWindow& window, const QStringList& files, const QString& as = {});

/// Likewise of the files alone: programs before it ended while they read them.
void offerFiles(MainWindow& window, const QStringList& files, const QString& as = {});

} // namespace stonemason
