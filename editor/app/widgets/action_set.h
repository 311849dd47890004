// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QList>

namespace stonemason {

/// A set of actions that work on the current document of a workspace; all are disabled while there is none.
class ActionSet : public QObject {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names: "map", "deck"
    ActionSet(const QString& prefix, QObject* parent);

    /// The action of that id ("copy"), which must be one of the set.
    QAction* action(const QString& id) const;
    const QList<QAction*>& all() const { return actions_; }

signals:
    /// A sentence for the status bar.
    void message(const QString& sentence);

protected:
    /// Makes an action. The shortcut is added to the tool tip; its object name is the prefix, a dot and the
    /// id.
    QAction* add(const QString& id, const QString& picture, const QString& text, const QString& tip,
                 const QKeySequence& keys = {});
    /// The same, and calls `slot` when it is triggered: a method or a signal of the set, or anything
    /// callable.
    template <typename Set, typename... Arguments>
    QAction* add(const QString& id, const QString& picture, const QString& text, const QString& tip,
                 const QKeySequence& keys, void (Set::*slot)(Arguments...)) {
        QAction* action = add(id, picture, text, tip, keys);
        connect(action, &QAction::triggered, static_cast<Set*>(this), slot);
        return action;
    }
    template <typename Slot>
    QAction* add(const QString& id, const QString& picture, const QString& text, const QString& tip,
                 const QKeySequence& keys, Slot slot) {
        QAction* action = add(id, picture, text, tip, keys);
        connect(action, &QAction::triggered, this, slot);
        return action;
    }
    QAction* addSeparator();

    /// Emits message(), unless the sentence is empty.
    void showMessage(const QString& sentence);

    /// Whether there is a document to work on.
    virtual bool isBound() const = 0;
    /// Checks and renames the actions as the current document has it, and disables by allow() those that make
    /// no sense now. Called when there is a document; all are allowed before.
    virtual void refresh() {}
    /// @param reasonIfNot a sentence that says why it cannot be used
    void allow(const QAction* which, bool allowed, const QString& reasonIfNot);
    void allow(const QString& id, bool allowed, const QString& reasonIfNot) {
        allow(action(id), allowed, reasonIfNot);
    }
    /// Refreshes and enables what is allowed; without a document nothing is.
    void update();

private:
    QString prefix_;
    QList<QAction*> actions_;
    QHash<const QAction*, QString> forbidden_; ///< with the reasons
};

} // namespace stonemason
