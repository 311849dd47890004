// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/overlays/fairness_overlays.h"

#include <QCoreApplication>

namespace stonemason::kings_conflict {

namespace {

struct Row {
    FairnessView view;
    const char* id;
    const char* name;
    const char* tip;
    std::shared_ptr<const SignOverlay> (*make)(const Map&, const GameProfile&); ///< nullptr: nothing is shown
};

constexpr Row rows[]{
    {FairnessView::None, "none", QT_TRANSLATE_NOOP("Fairness", "None"),
     QT_TRANSLATE_NOOP("Fairness", "Show only the map"), nullptr},
    {FairnessView::Regions, "regions", QT_TRANSLATE_NOOP("Fairness", "Regions"),
     QT_TRANSLATE_NOOP("Fairness", "Show the regions, their sizes and who reaches them first"),
     regionsOverlay},
    {FairnessView::KingReach, "king-reach", QT_TRANSLATE_NOOP("Fairness", "King reach"),
     QT_TRANSLATE_NOOP("Fairness", "Show in which turn each king can stand where"), kingReachOverlay},
    {FairnessView::FirstTurn, "first-turn", QT_TRANSLATE_NOOP("Fairness", "First-turn reach"),
     QT_TRANSLATE_NOOP("Fairness", "Show what units placed on the first turn reach and strike"),
     firstTurnOverlay},
    {FairnessView::KingTrap, "king-trap", QT_TRANSLATE_NOOP("Fairness", "King trap"),
     QT_TRANSLATE_NOOP("Fairness", "Show which tiles trap the kings when they are blocked"), kingTrapOverlay},
    {FairnessView::SwatRange, "swat-range", QT_TRANSLATE_NOOP("Fairness", "Swat range"),
     QT_TRANSLATE_NOOP("Fairness", "Show where a unit can be spawned that kills a king in one strike"),
     swatRangeOverlay},
    {FairnessView::Routes, "routes", QT_TRANSLATE_NOOP("Fairness", "Routes"),
     QT_TRANSLATE_NOOP("Fairness", "Show the ways from king to king, detours and cut tiles"), routesOverlay},
};

const Row& rowOf(FairnessView view) {
    return *std::ranges::find(rows, view, &Row::view);
}

} // namespace

std::vector<FairnessView> allFairnessViews() {
    std::vector<FairnessView> views;
    for (const Row& row : rows)
        views.push_back(row.view);
    return views;
}

QString fairnessId(FairnessView view) {
    return QString::fromLatin1(rowOf(view).id);
}

QString fairnessName(FairnessView view) {
    return QCoreApplication::translate("Fairness", rowOf(view).name);
}

QString fairnessTip(FairnessView view) {
    return QCoreApplication::translate("Fairness", rowOf(view).tip);
}

std::shared_ptr<const SignOverlay> fairnessOverlay(FairnessView view, const Map& map,
                                                   const GameProfile& game) {
    const auto make = rowOf(view).make;
    return make ? make(map, game) : nullptr;
}

} // namespace stonemason::kings_conflict
