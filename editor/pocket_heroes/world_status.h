// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/grid_status.h"

namespace stonemason::pocket_heroes {

class WorldCanvas;
class WorldDocument;

/// The worlds' part of the status bar: what is on the cell, and why what is in hand does not fit there.
class WorldStatus : public GridStatus {
    Q_OBJECT

public:
    explicit WorldStatus(QObject* parent = nullptr);

    void bind(WorldDocument* document, WorldCanvas* canvas);

private:
    std::unique_ptr<QObject> context_; ///< of what is connected to the document
};

} // namespace stonemason::pocket_heroes
