// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text_map/view/canvas/text_map_canvas.h"

#include <QTimer>

class QLabel;

namespace stonemason::text_map {

/// How large the map is, how much of it is wall, which characters it is made of, and which of them the
/// program does not know.
class StatisticsDock : public TextMapDock {
    Q_OBJECT

public:
    StatisticsDock();

    QLabel* sizeLabel() const { return size_; }
    QLabel* wallsLabel() const { return walls_; }
    QLabel* unknownLabel() const { return unknown_; }

protected:
    void bound() override;

private:
    void showFigures();

    QLabel* size_;
    QLabel* walls_;
    QLabel* characters_;
    QLabel* unknown_;
    QTimer later_; ///< all that changes in one turn of the event loop is shown once
};

} // namespace stonemason::text_map
