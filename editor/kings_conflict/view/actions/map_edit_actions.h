// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/edit_actions.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <memory>

namespace stonemason::kings_conflict {

class MapDocument;
class MapRenderer;
class MapToolState;

/// Clipboard, selection, turning and flipping, replacing. The clipboard holds plain text, lines of codes, so
/// that pieces travel through forum posts; a second format beside it remembers which kind of layer they came
/// from.
class MapEditActions : public EditActions {
    Q_OBJECT

public:
    MapEditActions(MapToolState& state, MapRenderer& renderer, QObject* parent = nullptr);

    /// "application/x-stonemason-layer": "terrain" or "hint".
    static QString kindMimeType();

protected:
    void bound() override;
    void refresh() override;
    void copy() override;
    void paste() override;
    void remove(const QString& step) override;
    bool turnStamp(Transform transform) override;

private:
    void replace();
    MapDocument& map() const;

    MapToolState& state_;
    MapRenderer& renderer_;
};

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
