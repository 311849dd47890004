// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/problems_dock.h"

namespace stonemason {

ProblemsDock::ProblemsDock(const QString& id, const ProblemWords& words)
    : WorkspaceDock(id, tr("Problems"), Qt::RightDockWidgetArea), panel_(new ProblemsPanel(*this, words)) {
}

} // namespace stonemason
