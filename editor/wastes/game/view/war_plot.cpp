// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/war_plot.h"

#include "editor/app/widgets/appearance.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/view/art/dusk_palette.h"

#include <algorithm>
#include <cmath>

namespace stonemason::wastes {

WarPlot::WarPlot(QWidget* parent) : GamePlot(tr("Who is ahead after each move"), parent) {
}

void WarPlot::setDocument(PlayDocument* document) {
    if (document) worth_.emplace(static_cast<const WarDocument*>(document)->engine().ground());
    GamePlot::setDocument(document);
    if (!document) worth_.reset();
}

void WarPlot::forget() {
    values_.clear();
}

/// Painting asks for each of them several times.
const std::vector<double>& WarPlot::values() const {
    if (values_.empty()) {
        most_ = war().profile().judging.plotRange;
        for (int moves = 0; moves <= war().moveCount(); ++moves) {
            values_.push_back(worth_->evaluate(war().game().positionAfter(moves), int(Side::Blue)));
            most_ = std::max(most_, std::abs(values_.back()));
        }
        if (const auto end = valueOfEnd()) values_.back() = *end;
    }
    return values_;
}

/// What the pieces left are worth counts no longer once somebody has won.
std::optional<double> WarPlot::valueOfEnd() const {
    if (!war().game().hasEnded()) return {};
    const auto winner = war().game().winner();
    return !winner ? 0 : *winner == int(Side::Blue) ? most_ : -most_;
}

double WarPlot::valueAfter(int moves, int) const {
    return values()[std::size_t(moves)];
}

GamePlot::Range WarPlot::range() const {
    values();
    return {.lowest = -most_, .highest = most_};
}

QColor WarPlot::colourOf(int) const {
    const DuskPalette& colours = duskPalette(isDark(palette()));
    return colours.of(valueAfter(war().moveCount(), 0) < 0 ? Side::Red : Side::Blue).base;
}

QString WarPlot::label(double value) const {
    return QString::number(std::abs(int(std::lround(value))));
}

QString WarPlot::entryText(int entry) const {
    const double value = valueAfter(entry, 0);
    if (entry == war().moveCount() && war().game().hasEnded()) {
        if (const auto winner = war().game().winner())
            //: %1 the number of a move, %2 a side
            return tr("After move %1: %2 has won").arg(QString::number(entry), sideName(Side(*winner)));
        //: %1 the number of a move
        return tr("After move %1: a draw").arg(entry);
    }
    if (std::abs(value) < war().profile().judging.even)
        //: %1 the number of a move
        return tr("After move %1: even").arg(entry);
    //: %1 the number of a move, %2 a side, %3 by how much
    return tr("After move %1: %2 ahead by %3")
        .arg(QString::number(entry), sideName(value > 0 ? Side::Blue : Side::Red), label(value));
}

} // namespace stonemason::wastes
