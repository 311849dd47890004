// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <memory>

namespace stonemason::kings_conflict {

/// The author's notes on cells: writes the one on the cell under the pointer or the frame, or takes it away.
class NoteActions : public BoundMapActions {
    Q_OBJECT

public:
    explicit NoteActions(QObject* parent = nullptr);

    /// The submenu of the Map menu.
    QAction* menu() const { return menu_->menuAction(); }
    /// Those that act on one cell, for context menus.
    QList<QAction*> ofCell() const;

signals:
    /// The list of them is wanted.
    void panelRequested();

protected:
    void bound() override;
    void refresh() override;

private:
    Cell pointed() const;
    void write();
    void remove();

    std::unique_ptr<QMenu> menu_;
};

} // namespace stonemason::kings_conflict
