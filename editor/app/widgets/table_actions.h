// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QString>

#include <functional>
#include <initializer_list>
#include <vector>

namespace stonemason {

/// An action in a table: its id, picture, text, tool tip and keys as of ActionSet::add(), and what it does.
struct ActionRow {
    const char* id;
    const char* picture;
    QString text;
    QString tip;
    QKeySequence keys{};
    std::function<void()> run{}; ///< called when it is triggered; empty: it is connected elsewhere
};

/// A set of actions, derived from ActionSet, that are added as the rows of tables.
template <typename Set>
class TableActions : public Set {
public:
    using Set::Set;

protected:
    /// Adds an action for each row, and returns them in order.
    QList<QAction*> addTable(const std::vector<ActionRow>& rows) {
        QList<QAction*> actions;
        for (const ActionRow& row : rows) {
            QAction* action = this->add(QString::fromLatin1(row.id), QString::fromLatin1(row.picture),
                                        row.text, row.tip, row.keys);
            if (row.run) QObject::connect(action, &QAction::triggered, this, row.run);
            actions += action;
        }
        return actions;
    }

    /// The same as allow() for each of these.
    void allowEach(std::initializer_list<const char*> ids, bool allowed, const QString& reasonIfNot) {
        for (const char* id : ids)
            this->allow(QString::fromLatin1(id), allowed, reasonIfNot);
    }
};

/// A set of actions, derived from BoundActions, some of which only call a slot of the view.
template <typename BoundSet, typename ViewType>
class ViewCallActions : public BoundSet {
public:
    using BoundSet::BoundSet;

protected:
    /// Makes one; its picture has its id.
    QAction* addCall(const char* id, const QString& text, const QString& tip, const QKeySequence& keys,
                     void (ViewType::*slot)()) {
        const QString name = QString::fromLatin1(id);
        QAction* action = this->add(name, name, text, tip, keys);
        QObject::connect(action, &QAction::triggered, this, [this, slot] {
            if (this->view()) (this->view()->*slot)();
        });
        return action;
    }
};

} // namespace stonemason
