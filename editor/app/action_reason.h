// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <QString>

namespace stonemason {

/// Says why the action cannot be used now, in a sentence; empty while it can, or where that is plain to see.
void setReason(QAction& action, const QString& reason);
/// Whether it cannot be used because there is no document that it works on.
void setWithoutDocument(QAction& action, bool without);
/// Empty for an action that is enabled.
QString reasonOf(const QAction& action);

/// Whether the action can be used, and if not, why.
void allow(QAction& action, bool allowed, const QString& reasonIfNot);

/// Shows the reasons of entries of menus and of buttons that cannot be used, in the tool tips over them. To
/// be installed on the application.
class ReasonTips : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace stonemason
