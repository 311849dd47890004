// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QString>

namespace stonemason {

/// Sets the sentence that describes the action; its tool tip is that and the first of the action's keys. So
/// is its status tip without the keys, unless it has another one.
void setTip(QAction& action, const QString& tip);
/// Has the tool tip end with why the action cannot be used now; empty: it can.
void setTipReason(QAction& action, const QString& reason);
/// Gives the action these keys instead of those it has; the tool tip then names the first.
void setKeys(QAction& action, const QList<QKeySequence>& keys);

/// A menu's or action's text as it is read: without the mark of the letter to press with Alt.
QString plainText(const QString& text);
/// The keys as people read them: "Ctrl+Tab or Ctrl+PgDown". Empty for none.
QString keysText(const QList<QKeySequence>& keys);

} // namespace stonemason
