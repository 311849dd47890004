// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/text/craft_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

struct CraftText {
    Q_DECLARE_TR_FUNCTIONS(CraftText)
};

} // namespace

QString craftFigureName(CraftFigure figure) {
    switch (figure) {
    case CraftFigure::Water: return CraftText::tr("water, % of the map");
    case CraftFigure::Patches: return CraftText::tr("patches of one ground, per 1000 cells of land");
    case CraftFigure::BorderRun:
        return CraftText::tr("straight stretch of a border between grounds, in cells");
    case CraftFigure::Blocked: return CraftText::tr("land that nobody can walk on, %");
    case CraftFigure::Same: return CraftText::tr("neighbouring decorations of one kind, %");
    case CraftFigure::Grove: return CraftText::tr("size of a typical grove or range, in cells");
    case CraftFigure::Home: return CraftText::tr("decorations on ground that people put them on, %");
    case CraftFigure::Flat:
        return CraftText::tr("flowers and other things to walk over, per 100 cells of land");
    case CraftFigure::Rampart:
        return CraftText::tr("how much denser obstacles are at borders than elsewhere, times");
    case CraftFigure::Meadow: return CraftText::tr("land with no obstacle near, %");
    case CraftFigure::EmptyDisc: return CraftText::tr("widest emptiness, in cells from its middle");
    case CraftFigure::Toward: return CraftText::tr("steps to the nearest thing");
    case CraftFigure::Items: return CraftText::tr("treasures, per 100 cells of land");
    case CraftFigure::WorthEach:
        return CraftText::tr("worth of a treasure (1 a pile, 3 a chest, 5 an artifact)");
    case CraftFigure::Heap: return CraftText::tr("treasures that lie beside others, %");
    case CraftFigure::Nook: return CraftText::tr("treasures in nooks, %");
    case CraftFigure::LootGuarded: return CraftText::tr("treasures with a guard within two cells, %");
    case CraftFigure::Guards: return CraftText::tr("guards, per 100 cells of land");
    case CraftFigure::GuardRoad: return CraftText::tr("guards on roads, %");
    case CraftFigure::Visitables: return CraftText::tr("places to visit, per 100 cells of land");
    case CraftFigure::VisitableKinds: return CraftText::tr("kinds of places to visit, in effect");
    case CraftFigure::RoadRun: return CraftText::tr("straight stretch of road, in cells");
    case CraftFigure::RoadRim: return CraftText::tr("roads on the map's rim (1: as many as elsewhere)");
    case CraftFigure::Roadside: return CraftText::tr("things beside 10 cells of road");
    case CraftFigure::Near20: return CraftText::tr("things within 20 steps of a castle");
    case CraftFigure::Reach: return CraftText::tr("land that heroes come to, %");
    case CraftFigure::Joined: return CraftText::tr("castles and mines with a road, %");
    case CraftFigure::GuardChoke: return CraftText::tr("guards where the way is narrow, %");
    case CraftFigure::Balance: break;
    }
    return CraftText::tr("poorest castle's surroundings over the richest's, %");
}

QString craftNumber(double value) {
    constexpr double whole = 20;
    constexpr int hundredths = 100;
    const double rounded = double(std::lround(value * hundredths)) / hundredths;
    return value >= whole ? QLocale().toString(qlonglong(std::lround(value)))
                          : QLocale().toString(rounded, 'g', QLocale::FloatingPointShortest);
}

QString craftRangeText(const CraftRange& range) {
    //: Of a figure of worlds; %1 and %2 are numbers
    if (range.least && range.most)
        return CraftText::tr("%1 to %2").arg(craftNumber(*range.least), craftNumber(*range.most));
    //: Of a figure of worlds; %1 is a number
    if (range.most) return CraftText::tr("at most %1").arg(craftNumber(*range.most));
    //: Of a figure of worlds; %1 is a number
    return CraftText::tr("at least %1").arg(craftNumber(range.least.value_or(0)));
}

QString craftVerdict(std::optional<double> value, const CraftRange& range) {
    if (!value) return CraftText::tr("nothing to measure");
    if (range.contains(*value)) return CraftText::tr("as in maps of people");
    return range.least && *value < *range.least ? CraftText::tr("less than in maps of people")
                                                : CraftText::tr("more than in maps of people");
}

} // namespace stonemason::pocket_heroes
