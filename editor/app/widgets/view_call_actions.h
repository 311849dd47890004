// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QString>

namespace stonemason {

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
