// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/grid_status.h"

namespace stonemason::ambush {

class PatternCanvas;
class PatternDocument;

/// The pattern workspace's part of the status bar.
class PatternStatus : public GridStatus {
    Q_OBJECT

public:
    explicit PatternStatus(QObject* parent = nullptr);

    void bind(PatternDocument* document, PatternCanvas* canvas);

private:
    std::unique_ptr<QObject> context_; ///< of what is connected to the document
};

} // namespace stonemason::ambush
