// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/kings_conflict/map/pen_support.h"

#include <QTest>

#include <vector>

namespace stonemason::test {

inline constexpr Network rivers = Network::River;
inline constexpr Network roads = Network::Road;
inline constexpr Symmetry noSymmetry = Symmetry::None;

/// One stroke: the corners of its path, and the terrain before and after it.
struct PenExample {
    const char* name;
    const char* before;
    Network network;
    Symmetry symmetry;
    std::vector<Cell> corners;
    const char* after;
};

/// Adds a data row for each example.
inline void addExamples(const std::vector<PenExample>& examples) {
    QTest::addColumn<int>("example");
    for (std::size_t i = 0; i < examples.size(); ++i)
        QTest::newRow(examples[i].name) << int(i);
}

/// Checks the stroke of the current data row.
inline void checkExample(const std::vector<PenExample>& examples) {
    QFETCH(int, example);
    const PenExample& e = examples[std::size_t(example)];
    const Map result = drawn(mapOf(e.before), e.network, e.symmetry, along(e.corners));
    QCOMPARE(terrainText(result), terrainText(mapOf(e.after)));
}

} // namespace stonemason::test
