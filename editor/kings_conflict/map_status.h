// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/grid_status.h"

namespace stonemason::kings_conflict {

class MapCanvas;
class MapDocument;

/// The map workspace's part of the status bar.
class MapStatus : public GridStatus {
    Q_OBJECT

public:
    explicit MapStatus(QObject* parent = nullptr);

    void bind(MapDocument* document, MapCanvas* canvas);

private:
    std::unique_ptr<QObject> context_; ///< of what is connected to the document
};

} // namespace stonemason::kings_conflict
