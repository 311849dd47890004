// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/latest_task.h"

#include <memory>

namespace stonemason {

class BoardOverlay;
class MapDocument;

/// Keeps the fairness overlay of a document in step with its map: at once while that is quick, on a thread of
/// its own for large maps. A newer change takes the place of the computation under way.
class FairnessRunner : public QObject {
    Q_OBJECT

public:
    /// Belongs to the document and shows what its view state asks for.
    explicit FairnessRunner(MapDocument& document);

private:
    void update();
    void show(std::shared_ptr<const BoardOverlay> overlay);

    MapDocument& document_;
    LatestTask<std::shared_ptr<const BoardOverlay>> job_;
};

} // namespace stonemason
