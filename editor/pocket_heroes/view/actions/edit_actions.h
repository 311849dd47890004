// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/view/canvas/world_canvas.h"

namespace stonemason::pocket_heroes {

class WorldBrush;

/// Clipboard and selection of things, moving them by keys, and the way to finding them.
class EditActions : public BoundWorldActions {
    Q_OBJECT

public:
    explicit EditActions(WorldBrush& brush, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return all(); }

signals:
    void findRequested();

protected:
    void bound() override;
    void refresh() override;

private:
    void cut();
    void copy();
    void paste();
    void duplicate();
    void removeAs(const QString& step);
    void selectAll();
    void move(Cell by);

    WorldBrush& brush_;
};

} // namespace stonemason::pocket_heroes
