// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/docks/score_plot.h"

#include "editor/token_battle/duel/model/seats.h"
#include "editor/token_battle/duel/view/art/duel_palette.h"

#include <algorithm>

namespace stonemason::token_battle {

ScorePlot::ScorePlot(QWidget* parent) : GamePlot(tr("Points after each move"), parent) {
}

QString ScorePlot::entryText(int entry) const {
    const Position& position = duel().game().positionAfter(entry);
    const GameSetup& setup = duel().setup();
    const auto standing = [&](std::size_t player) {
        return tr("%1 %2 (+%3)")
            .arg(playerName(setup, int(player)), QString::number(position.scores[player]),
                 QString::number(position.yields[player]));
    };
    if (setup.mode == DuelMode::Sandbox) return tr("Move %1: %2").arg(QString::number(entry), standing(0));
    return tr("Move %1: %2, %3").arg(QString::number(entry), standing(0), standing(1));
}

int ScorePlot::lineCount() const {
    return duel().setup().mode == DuelMode::Sandbox ? 1 : playerCount;
}

double ScorePlot::valueAfter(int moves, int line) const {
    return duel().game().positionAfter(moves).scores[std::size_t(line)];
}

GamePlot::Range ScorePlot::range() const {
    const Position& last = duel().game().position();
    return {.highest = double(std::max<int>({10, last.scores[0], last.scores[1]}))};
}

QColor ScorePlot::colourOf(int line) const {
    return duelPalette(palette()).sides[std::size_t(line)].fill;
}

} // namespace stonemason::token_battle
