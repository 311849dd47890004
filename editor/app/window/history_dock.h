// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDockWidget;
class QUndoGroup;
class QWidget;

namespace stonemason {

/// The dock with the steps of the current document; a click goes back or forth to one.
QDockWidget* makeHistoryDock(QUndoGroup& history, QWidget* parent);

} // namespace stonemason
