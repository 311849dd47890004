// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/problems/problem_model.h"
#include "editor/grid/problems/problems_dock.h"
#include "editor/grid/problems/problems_panel.h"
#include "tests/editor/kings_conflict/map_window.h"

#include <QTest>

namespace stonemason::test {

using namespace kings_conflict;

/// One cell that its partner does not answer: an error of `symmetry` with fixes.
inline void breakSymmetry(MapDocument& document) {
    const Code before = document.map().terrain()[{1, 5}];
    document.apply(QStringLiteral("Break"),
                   {{{terrainLayer, {1, 5}, before, before == 'F' ? 'H' : 'F'}}, {}});
}

/// The first problem that the check has found.
inline QModelIndex rowOf(const ProblemsPanel& panel, std::string_view check) {
    const ProblemModel& model = *panel.model();
    for (int row = 0; row < model.rowCount(); ++row)
        if (const ProblemRef problem = model.problem(model.index(row));
            problem && problem.report->check(problem.number) == check)
            return model.index(row);
    return {};
}

inline void show(MapWindow& window) {
    window.window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window.window));
}

} // namespace stonemason::test
