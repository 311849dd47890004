// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/text/map_names.h"

#include "editor/text/argument_text.h"
#include "editor/text/names.h"

#include <QCoreApplication>

namespace stonemason::kings_conflict {

QString tileName(const GameProfile& game, Code code) {
    if (const Tile* tile = game.tile(code)) return localText(tile->name);
    return quoted(QString(QLatin1Char(code)));
}

QString symmetryName(Symmetry symmetry) {
    switch (symmetry) {
    case Symmetry::None: return QCoreApplication::translate("Symmetry", "None");
    case Symmetry::Diagonal: return QCoreApplication::translate("Symmetry", "Diagonal mirror");
    case Symmetry::HalfTurn: return QCoreApplication::translate("Symmetry", "Half-turn");
    }
    return {};
}

} // namespace stonemason::kings_conflict
