// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/edit_actions.h"

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

} // namespace stonemason::kings_conflict
