// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/model/symmetry_state.h"

#include "editor/wastes/model/board_document.h"
#include "editor/wastes/text/wastes_text.h"

#include <QCoreApplication>

namespace stonemason::wastes {

namespace {

struct SymmetryText {
    Q_DECLARE_TR_FUNCTIONS(SymmetryText)
};

} // namespace

QString iconOf(Symmetry symmetry) {
    switch (symmetry) {
    case Symmetry::HalfTurn: return QStringLiteral("symmetry-half-turn");
    case Symmetry::TopBottom: return QStringLiteral("flip-vertical");
    case Symmetry::LeftRight: return QStringLiteral("flip-horizontal");
    case Symmetry::None: break;
    }
    return QStringLiteral("symmetry-none");
}

QString SymmetryState::sentence() const {
    if (declared == Symmetry::None) return {};
    if (broken == 0) return SymmetryText::tr("obeyed");
    return SymmetryText::tr("%n cell(s) differ", nullptr, broken);
}

QString SymmetryState::text() const {
    if (declared == Symmetry::None) return SymmetryText::tr("No symmetry");
    //: %1 is a symmetry ("Half-turn"), %2 "obeyed" or "4 cells differ"
    return SymmetryText::tr("%1: %2").arg(symmetryName(declared), sentence());
}

SymmetryState symmetryState(const BoardDocument& document) {
    const Board& board = document.board();
    return {board.symmetry, int(cellsBreaking(board, board.symmetry).size())};
}

} // namespace stonemason::wastes
