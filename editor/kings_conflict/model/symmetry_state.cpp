// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/symmetry_state.h"

#include "core/kings_conflict/map/symmetry.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/text/map_names.h"

#include <QCoreApplication>

namespace stonemason::kings_conflict {

namespace {

struct SymmetryText {
    Q_DECLARE_TR_FUNCTIONS(SymmetryText)
};

} // namespace

QString SymmetryState::text() const {
    if (declared == Symmetry::None) return SymmetryText::tr("No symmetry");
    //: %1 is a symmetry ("Half-turn"), %2 "obeyed" or "4 cells differ"
    return SymmetryText::tr("%1: %2").arg(symmetryName(declared), sentence());
}

QString SymmetryState::sentence() const {
    if (declared == Symmetry::None) return SymmetryText::tr("the game asks for one");
    if (broken == 0) return SymmetryText::tr("obeyed");
    return broken == 1 ? SymmetryText::tr("1 cell differs")
                       : SymmetryText::tr("%n cells differ", nullptr, broken);
}

SymmetryState symmetryState(const MapDocument& document) {
    const Map& map = document.map();
    return {map.symmetry, int(cellsBreaking(map, document.game(), map.symmetry).size())};
}

SymmetryVerdict verdictOn(const SymmetryState& state) {
    return {.icon = symmetryIcon(state.declared),
            .text = state.text(),
            .sentence = state.sentence(),
            .tip = state.isObeyed()
                       ? SymmetryText::tr("Every stroke is mirrored. Click to choose another symmetry.")
                       : SymmetryText::tr("Click to choose a symmetry or to repair the map"),
            .isDeclared = state.declared != Symmetry::None,
            .isObeyed = state.isObeyed()};
}

QString symmetryIcon(Symmetry symmetry) {
    switch (symmetry) {
    case Symmetry::Diagonal: return QStringLiteral("symmetry-diagonal");
    case Symmetry::HalfTurn: return QStringLiteral("symmetry-half-turn");
    case Symmetry::None: break;
    }
    return QStringLiteral("symmetry-none");
}

} // namespace stonemason::kings_conflict
