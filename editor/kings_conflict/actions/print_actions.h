// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/map_binding.h"

namespace stonemason {

struct PrintJob;

/// The sheet of the current map on paper and as PDF.
class PrintActions : public BoundMapActions {
    Q_OBJECT

public:
    explicit PrintActions(QObject* parent = nullptr);

    /// For the File menu.
    const QList<QAction*>& menu() const { return all(); }

    /// The sheet of the current map, which there must be.
    PrintJob printJob() const;

protected:
    void bound() override {}

private:
    void printSheet();
    void savePdf();
};

} // namespace stonemason
