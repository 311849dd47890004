// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/action_keys.h"

#include <QCoreApplication>

namespace stonemason {

namespace {

constexpr const char* tipProperty = "tip";
constexpr const char* tipReasonProperty = "tipReason";

struct ActionKeys {
    Q_DECLARE_TR_FUNCTIONS(ActionKeys)
};

void updateToolTip(QAction& action) {
    const QVariant tip = action.property(tipProperty);
    if (!tip.isValid()) return; // its tool tip is its text, as Qt makes it
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    QString shown = keys.isEmpty() ? tip.toString() : QStringLiteral("%1 (%2)").arg(tip.toString(), keys);
    if (const QString reason = action.property(tipReasonProperty).toString(); !reason.isEmpty())
        shown += u'\n' + reason;
    action.setToolTip(shown);
}

} // namespace

void setTip(QAction& action, const QString& tip) {
    if (action.statusTip().isEmpty() || action.statusTip() == action.property(tipProperty).toString())
        action.setStatusTip(tip);
    action.setProperty(tipProperty, tip);
    updateToolTip(action);
}

void setTipReason(QAction& action, const QString& reason) {
    if (action.property(tipReasonProperty).toString() == reason) return;
    action.setProperty(tipReasonProperty, reason);
    updateToolTip(action);
}

void setKeys(QAction& action, const QList<QKeySequence>& keys) {
    action.setShortcuts(keys);
    updateToolTip(action);
}

QString plainText(const QString& text) {
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'&' && i + 1 < text.size()) ++i; // "&&" stands for one
        plain += text[i];
    }
    return plain;
}

QString keysText(const QList<QKeySequence>& keys) {
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts +=
            key.toString(QKeySequence::NativeText).replace(QStringLiteral("Backtab"), QStringLiteral("Tab"));
    return texts.join(ActionKeys::tr(" or "));
}

} // namespace stonemason
