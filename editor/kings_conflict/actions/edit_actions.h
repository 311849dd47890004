// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/transform.h"
#include "editor/kings_conflict/map_binding.h"

namespace stonemason {

class MapRenderer;
class MapToolState;

/// Clipboard, selection, turning and flipping, replacing. The clipboard holds plain text, lines of codes, so
/// that pieces travel through forum posts; a second format beside it remembers which kind of layer they came
/// from.
class EditActions : public BoundMapActions {
    Q_OBJECT

public:
    EditActions(MapToolState& state, MapRenderer& renderer, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }

    /// "application/x-stonemason-layer": "terrain" or "hint".
    static QString kindMimeType();

protected:
    void bound() override;
    void refresh() override;

private:
    void addClipboard();
    void addSelection();
    void addTransforms();
    void addTransform(const QString& id, const QString& text, const QString& tip, const QKeySequence& keys,
                      Transform transform);
    void copy();
    void paste();
    void capture();
    void transform(Transform transform, const QString& text);
    void replace();

    MapToolState& state_;
    MapRenderer& renderer_;
    QList<QAction*> menu_;
};

} // namespace stonemason
