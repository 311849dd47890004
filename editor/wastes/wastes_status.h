// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/grid_status.h"

namespace stonemason::wastes {

class BoardCanvas;
class BoardDocument;

/// The board workspace's part of the status bar.
class WastesStatus : public GridStatus {
    Q_OBJECT

public:
    explicit WastesStatus(QObject* parent = nullptr);

    void bind(BoardDocument* document, BoardCanvas* canvas);

private:
    std::unique_ptr<QObject> context_; ///< of what is connected to the document
};

} // namespace stonemason::wastes
