// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/view/canvas/world_canvas.h"

#include <optional>

namespace stonemason::pocket_heroes {

class WorldBrush;

/// Clipboard and selection of things, moving them by keys, and the way to finding them.
class EditActions : public BoundWorldActions {
    Q_OBJECT

public:
    explicit EditActions(WorldBrush& brush, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return all(); }
    /// The most frequent commands, for the context menu.
    QList<QAction*> contextMenu() const;

signals:
    void findRequested();
    void propertiesRequested();

protected:
    void bound() override;
    void refresh() override;

private:
    void cut();
    void copy();
    void copyRegion();
    void paste();
    void duplicate();
    void removeAs(const QString& step);
    void selectAll();
    void selectSame();
    /// The frame that was drawn, else what encloses the selected things; none where that is off the map.
    std::optional<CellRange> region() const;
    void move(Cell by);

    WorldBrush& brush_;
    QAction* separators_[2];
};

} // namespace stonemason::pocket_heroes
