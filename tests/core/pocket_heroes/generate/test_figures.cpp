// SPDX-License-Identifier: GPL-3.0-or-later
// Generated worlds resemble worlds drawn by people: see core/pocket_heroes/craft.
#include "core/pocket_heroes/craft/craft.h"
#include "core/pocket_heroes/generate/generate.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

using test::pocketHeroes;

/// Of some worlds of each sample.
const std::vector<CraftFigures>& figuresOf(int side) {
    static std::map<int, std::vector<CraftFigures>> known;
    std::vector<CraftFigures>& figures = known[side];
    const std::uint64_t seeds = side > 64 ? 2 : 4;
    if (figures.empty())
        for (const std::string& name : generated::sampleNames())
            for (std::uint64_t seed = 1; seed <= seeds; ++seed)
                if (const auto world =
                        generate(generated::sample(name), pocketHeroes(), {side, seed, 8, false}))
                    figures.push_back(craftOf(world->world, pocketHeroes()));
    return figures;
}

/// -1 where no world has the figure.
double medianOf(CraftFigure figure, int side) {
    std::vector<double> values;
    for (const CraftFigures& figures : figuresOf(side))
        if (const auto& value = figures[std::size_t(figure)]) values.push_back(*value);
    std::ranges::sort(values);
    return values.empty() ? -1 : values[values.size() / 2];
}

} // namespace

class TestFigures : public QObject {
    Q_OBJECT

private slots:
    void figuresLieInsideTheirBands_data() {
        QTest::addColumn<int>("figure");
        QTest::addColumn<int>("side");
        for (const int side : {64, 128})
            for (const CraftFigure figure :
                 {CraftFigure::Water,          CraftFigure::Patches,   CraftFigure::Same,
                  CraftFigure::Grove,          CraftFigure::Home,      CraftFigure::Flat,
                  CraftFigure::Blocked,        CraftFigure::Rampart,   CraftFigure::Meadow,
                  CraftFigure::EmptyDisc,      CraftFigure::Items,     CraftFigure::WorthEach,
                  CraftFigure::Heap,           CraftFigure::Nook,      CraftFigure::LootGuarded,
                  CraftFigure::Guards,         CraftFigure::GuardRoad, CraftFigure::Toward,
                  CraftFigure::Roadside,       CraftFigure::Near20,    CraftFigure::Visitables,
                  CraftFigure::VisitableKinds, CraftFigure::RoadRun,   CraftFigure::RoadRim,
                  CraftFigure::BorderRun,      CraftFigure::Reach,     CraftFigure::Joined,
                  CraftFigure::GuardChoke,     CraftFigure::Balance})
                QTest::addRow("%s at %d", craftFigureId(figure).data(), side) << int(figure) << side;
        // The smallest worlds do not hold all of them.
        for (const CraftFigure figure : {CraftFigure::Visitables, CraftFigure::VisitableKinds})
            QTest::addRow("%s at 32", craftFigureId(figure).data()) << int(figure) << 32;
    }

    void figuresLieInsideTheirBands() {
        QFETCH(int, figure);
        QFETCH(int, side);
        const double median = medianOf(CraftFigure(figure), side);
        QVERIFY2(pocketHeroes().craft.rangeOf(CraftFigure(figure), side).contains(median),
                 qPrintable(QString::number(median)));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestFigures)
#include "test_figures.moc"
