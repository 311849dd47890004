// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/hints/hint_text.h"

#include "editor/text/names.h"

#include <QCoreApplication>

namespace stonemason::kings_conflict {

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

/// Where the unit ends, when that is not where it goes next.
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
