// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/overlays/fairness_view.h"

#include <QCoreApplication>

namespace stonemason {

namespace {

struct Row {
    const char* id;
    const char* name;
    const char* tip;
};

constexpr std::array<Row, allFairnessViews.size()> rows{{
    {"none", QT_TRANSLATE_NOOP("Fairness", "None"), QT_TRANSLATE_NOOP("Fairness", "Show only the map")},
    {"regions", QT_TRANSLATE_NOOP("Fairness", "Regions"),
     QT_TRANSLATE_NOOP("Fairness", "Show the regions, their sizes and who reaches them first")},
    {"king-reach", QT_TRANSLATE_NOOP("Fairness", "King reach"),
     QT_TRANSLATE_NOOP("Fairness", "Show in which turn each king can stand where")},
    {"first-turn", QT_TRANSLATE_NOOP("Fairness", "First-turn reach"),
     QT_TRANSLATE_NOOP("Fairness", "Show what units placed on the first turn reach and strike")},
    {"king-trap", QT_TRANSLATE_NOOP("Fairness", "King trap"),
     QT_TRANSLATE_NOOP("Fairness", "Show which tiles trap the kings when they are blocked")},
    {"swat-range", QT_TRANSLATE_NOOP("Fairness", "Swat range"),
     QT_TRANSLATE_NOOP("Fairness", "Show where a unit can be spawned that kills a king in one strike")},
    {"routes", QT_TRANSLATE_NOOP("Fairness", "Routes"),
     QT_TRANSLATE_NOOP("Fairness", "Show the ways from king to king, detours and cut tiles")},
}};

const Row& rowOf(FairnessView view) {
    return rows[std::size_t(view)];
}

} // namespace

QString fairnessId(FairnessView view) {
    return QString::fromLatin1(rowOf(view).id);
}

QString fairnessName(FairnessView view) {
    return QCoreApplication::translate("Fairness", rowOf(view).name);
}

QString fairnessTip(FairnessView view) {
    return QCoreApplication::translate("Fairness", rowOf(view).tip);
}

} // namespace stonemason
