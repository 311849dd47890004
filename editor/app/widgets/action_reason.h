// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <QString>

namespace stonemason {

/// Sets the reason why the action cannot be used now, a sentence that its status tip then shows too; empty
/// while it can be used. To be set anew when the action is enabled or disabled.
void setReason(QAction& action, const QString& reason);
/// Whether it cannot be used because there is no document that it works on.
void setWithoutDocument(QAction& action, bool without);
/// Empty for an action that is enabled.
QString reasonOf(const QAction& action);
/// What the action is for: its status tip without a reason.
QString purposeOf(const QAction& action);

/// Enables or disables the action and sets both of these at once: menus and buttons are updated with each
/// change.
void setAvailable(QAction& action, bool available, const QString& reasonIfNot, bool withoutDocument);
/// Whether the action can be used, and if not, why.
void allow(QAction& action, bool allowed, const QString& reasonIfNot);

/// The sentences that several kinds of documents share.
namespace reason {

QString nothingSelected();
QString noProblems();
/// Of a game: neither a person nor a computer player can do this now.
QString notYourTurn();
QString symmetryIsObeyed();

} // namespace reason

/// Shows the reasons of entries of menus and of buttons that cannot be used, in the tool tips over them. To
/// be installed on the application.
class ReasonTips : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace stonemason
