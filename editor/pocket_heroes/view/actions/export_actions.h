// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/view/canvas/world_binding.h"

namespace stonemason::pocket_heroes {

/// A world in the other forms in which it leaves the program.
class ExportActions : public BoundWorldActions {
    Q_OBJECT

public:
    explicit ExportActions(QObject* parent = nullptr);

    QAction* exportAction() const { return all().front(); }

protected:
    void bound() override {}

private:
    void showExport();
};

} // namespace stonemason::pocket_heroes
