// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/war_plot.h"

#include "editor/app/widgets/appearance.h"
#include "editor/wastes/text/advantage_text.h"
#include "editor/wastes/view/art/dusk_palette.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace stonemason::wastes {

namespace {

constexpr double even = 0.5; ///< the chance that is drawn as the line in the middle

} // namespace

WarPlot::WarPlot(QWidget* parent) : GamePlot(tr("Winning chances after each move"), parent) {
}

void WarPlot::setDocument(PlayDocument* document) {
    if (advantages_) disconnect(advantages_, nullptr, this, nullptr);
    advantages_ = document ? &WarAdvantages::of(static_cast<WarDocument&>(*document)) : nullptr;
    GamePlot::setDocument(document);
    if (!advantages_) return;
    connect(advantages_, &WarAdvantages::changed, this, [this] {
        refresh();
        emit valuesChanged();
    });
}

/// How far Blue's chance exceeds that of an even game.
double WarPlot::valueAfter(int moves, int) const {
    return winningChance(advantages_->after(moves), Side::Blue, war().profile().judging) - even;
}

GamePlot::Range WarPlot::range() const {
    return {.lowest = -even, .highest = even};
}

QColor WarPlot::colourOf(int) const {
    const DuskPalette& colours = duskPalette(isDark(palette()));
    return colours.of(valueAfter(war().moveCount(), 0) < 0 ? Side::Red : Side::Blue).base;
}

/// The side that is ahead and its chance.
QString WarPlot::label(double value) const {
    const int percent = int(std::lround(100 * (even + std::abs(value))));
    if (percent == 50) return wholePercentText(percent); // neither is ahead
    return sideChanceText(value < 0 ? Side::Red : Side::Blue,
                          std::abs(value) < even ? std::min(percent, 99) : percent);
}

QString WarPlot::entryText(int entry) const {
    const Advantage& advantage = advantages_->after(entry);
    const QString words = advantageText(advantage, war().profile().judging);
    //: %1 the number of a move, %2 who is ahead: "Blue has won", "winning chances Blue 63 %, Red 37 %"
    const QString text = tr("After move %1: %2").arg(QString::number(entry), words);
    if (entry == war().moveCount() && war().game().hasEnded()) return text;
    const Position& position = war().game().positionAfter(entry);
    //: %1 what was said of a position before; how many pieces are left: %2 of Blue, %3 of Red
    return tr("%1; pieces %2 : %3")
        .arg(text)
        .arg(std::popcount(position.alive[0]))
        .arg(std::popcount(position.alive[1]));
}

} // namespace stonemason::wastes
