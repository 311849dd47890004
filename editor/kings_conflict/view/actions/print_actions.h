// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/print_actions_of.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

namespace stonemason::kings_conflict {

/// The sheet of the current map on paper and as PDF.
class PrintActions : public PrintActionsOf<BoundMapActions> {
    Q_OBJECT

public:
    explicit PrintActions(QObject* parent = nullptr);

    PrintJob printJob() const override;
};

} // namespace stonemason::kings_conflict
