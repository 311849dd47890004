// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/hints/hint_analysis.h"

#include "core/kings_conflict/check/checks.h"
#include "editor/text/names.h"

#include <QCoreApplication>

#include <array>
#include <set>

namespace stonemason::kings_conflict {

namespace {

/// The neighbours of each basin, along edges.
std::vector<std::set<int>> neighboursOf(const Basins& basins) {
    std::vector<std::set<int>> neighbours(basins.peaks.size());
    const Grid<int>& peakOf = basins.peakOf;
    forEachCell(peakOf.size(), [&](Cell cell) {
        for (Cell other : {Cell{cell.row, cell.column + 1}, Cell{cell.row + 1, cell.column}}) {
            if (!peakOf.contains(other)) continue;
            const int a = peakOf[cell];
            const int b = peakOf[other];
            if (a < 0 || b < 0 || a == b) continue;
            neighbours[std::size_t(a)].insert(b);
            neighbours[std::size_t(b)].insert(a);
        }
    });
    return neighbours;
}

/// A tint for each basin, computed from the position of its peak, which makes it independent of strokes
/// elsewhere; or the next one that no neighbour has.
std::vector<int> tintsOf(const Basins& basins) {
    const std::vector<std::set<int>> neighbours = neighboursOf(basins);
    std::vector<int> tints(basins.peaks.size(), -1);
    for (std::size_t peak = 0; peak < tints.size(); ++peak) {
        std::array<bool, basinTintCount> worn{};
        for (int other : neighbours[peak])
            if (tints[std::size_t(other)] >= 0) worn[std::size_t(tints[std::size_t(other)])] = true;
        const Cell place = basins.peaks[peak].tiles.front();
        const int first = (place.row * 3 + place.column * 5) % basinTintCount;
        int tint = first;
        for (int i = 0; i < basinTintCount && worn[std::size_t(tint)]; ++i)
            tint = (first + i) % basinTintCount;
        tints[peak] = tint;
    }
    return tints;
}

} // namespace

const Stop* HintAnalysis::stopAt(Cell cell) const {
    const auto found = std::ranges::lower_bound(stops, cell, {}, &Stop::cell);
    return found != stops.end() && found->cell == cell ? &*found : nullptr;
}

std::shared_ptr<const HintAnalysis> analyseHints(const Map& map, const GameProfile& game, int layer,
                                                 std::stop_token stop) {
    std::optional<HintField> field = hintField(map, game, layer);
    if (!field) return nullptr;
    auto analysis = std::make_shared<HintAnalysis>();
    analysis->layer = layer;
    analysis->field = std::move(*field);
    analysis->flow = flowOf(analysis->field, stop);
    if (stop.stop_requested()) return nullptr;
    analysis->basins = basinsOf(analysis->field, analysis->flow, stop);
    if (stop.stop_requested()) return nullptr;
    analysis->stops = stopsOf(analysis->field, analysis->flow, stop);
    for (const Problem& problem : reportOf(hintPeakCheck, map, game).problems)
        if (problem.layer == layer) analysis->tooLow = problem.cells;
    analysis->tints = tintsOf(analysis->basins);
    if (stop.stop_requested()) return nullptr;
    return analysis;
}

namespace {

struct HintText {
    Q_DECLARE_TR_FUNCTIONS(HintText)
};

QString valueAt(const HintAnalysis& analysis, Cell cell) {
    //: %1 is a digit of a hint grid, %2 a place such as "row 5, column 5"
    return HintText::tr("the %1 at %2").arg(analysis.field.value[cell]).arg(placeText(cell));
}

QString nextText(const HintAnalysis& analysis, Cell cell) {
    const auto moves = analysis.flow.moves(cell);
    const Cell to = cell + moves.front();
    //: %1 is a tile such as "the 6 at row 4, column 5"
    if (moves.size() == 1) return HintText::tr("a unit goes to %1").arg(valueAt(analysis, to));
    //: %n tiles of equal value, %1 is that value, a digit: the unit picks any of them
    return HintText::tr("a unit goes to one of %n tile(s) worth %1", nullptr, int(moves.size()))
        .arg(analysis.field.value[to]);
}

/// Where the unit ends up, and whether that is the cell it moves to next.
QString endText(const HintAnalysis& analysis, Cell cell) {
    const std::vector<int> peaks = peaksFrom(analysis.flow, analysis.basins, cell);
    if (peaks.size() != 1)
        //: The peaks of a hint grid a unit may climb to
        return HintText::tr("and ends on one of %n peak(s)", nullptr, int(peaks.size()));
    const Peak& peak = analysis.basins.peaks[std::size_t(peaks.front())];
    const auto moves = analysis.flow.moves(cell);
    if (moves.size() == 1 && analysis.flow.stays(cell + moves.front())) return HintText::tr("and ends there");
    //: %1 is a tile such as "the 9 at row 5, column 5"
    return HintText::tr("and ends on %1").arg(valueAt(analysis, peak.tiles.front()));
}

} // namespace

QString flowText(const HintAnalysis& analysis, Cell cell) {
    if (!analysis.field.value.contains(cell)) return {};
    if (!analysis.field.mayEnter(cell)) return HintText::tr("units of this layer cannot enter");
    if (!analysis.field.mayStop(cell))
        return HintText::tr("the computer's king stands here: units pass and never stop");
    if (!analysis.flow.stays(cell))
        //: %1 is where a unit goes next, %2 where it ends
        return HintText::tr("%1 %2").arg(nextText(analysis, cell), endText(analysis, cell));
    const Stop* stop = analysis.stopAt(cell);
    if (stop && stop->reason != StopReason::Best) return HintText::tr("a unit stops here, below the best");
    return HintText::tr("a unit stays here: no better tile in reach");
}

QString basinText(const HintAnalysis& analysis, Cell cell) {
    const Basins& basins = analysis.basins;
    if (!basins.peakOf.contains(cell)) return {};
    const int peak = basins.peakOf[cell];
    if (peak == Basins::none) return {};
    if (peak == Basins::shared)
        return HintText::tr("leads to %n peak(s)", nullptr,
                            int(peaksFrom(analysis.flow, basins, cell).size()));
    //: %1 is a tile such as "the 9 at row 5, column 5", %2 a percentage
    return HintText::tr("leads to %1 (%2 of the board)")
        .arg(valueAt(analysis, basins.peaks[std::size_t(peak)].tiles.front()), shareText(basins, peak));
}

namespace {

QString reasonText(const HintAnalysis& analysis, const Stop& stop) {
    switch (stop.reason) {
    case StopReason::Best:
        return stop.level ? HintText::tr("units end here, as well as on the neighbours of the same value")
                          : HintText::tr("units end here: nothing they can walk to is better");
    case StopReason::Level:
        //: %1 is a tile such as "the 9 at row 5, column 5", %n the steps to it
        return HintText::tr("plateau: the neighbours are no better, %1 is %n step(s) away", nullptr,
                            stop.steps)
            .arg(valueAt(analysis, stop.better));
    case StopReason::Downhill:
        //: %1 is a tile such as "the 9 at row 5, column 5", %n the steps to it
        return HintText::tr("stuck: all within a move is worse, %1 is %n step(s) away", nullptr, stop.steps)
            .arg(valueAt(analysis, stop.better));
    case StopReason::Barred:
        //: %1 is a tile such as "the 9 at row 5, column 5", %n the steps to it
        return HintText::tr(
                   "blocked: a better tile is near, but the way around is long; %1 is %n step(s) away",
                   nullptr, stop.steps)
            .arg(valueAt(analysis, stop.better));
    }
    return {};
}

} // namespace

QString stopText(const HintAnalysis& analysis, Cell cell) {
    if (!analysis.field.value.contains(cell)) return {};
    const Stop* stop = analysis.stopAt(cell);
    if (!stop) return {};
    const QString reason = reasonText(analysis, *stop);
    if (stop->reason == StopReason::Best) return reason;
    if (analysis.isTooLow(cell))
        //: %1 is why a unit stays there
        return HintText::tr("%1; units from near the king end too low here, see Problems").arg(reason);
    if (letsOthersPass(analysis.field, analysis.flow, cell))
        //: %1 is why a unit stays there
        return HintText::tr("%1; Problems does not name it: one unit stays, the others go past it and end no "
                            "lower")
            .arg(reason);
    //: %1 is why a unit stays there
    return HintText::tr("%1; Problems does not name it").arg(reason);
}

QString shareText(const Basins& basins, int peak) {
    const int percent = qRound(100 * basins.share(peak));
    return percent > 0 ? HintText::tr("%1 %").arg(percent) : HintText::tr("under 1 %");
}

} // namespace stonemason::kings_conflict
