// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/game_plot.h"
#include "editor/token_battle/duel/model/duel_document.h"

namespace stonemason::token_battle {

/// Both scores after each move.
class ScorePlot : public GamePlot {
    Q_OBJECT

public:
    explicit ScorePlot(QWidget* parent = nullptr);

    QString entryText(int entry) const override;

protected:
    int lineCount() const override;
    double valueAfter(int moves, int line) const override;
    Range range() const override;
    QColor colourOf(int line) const override;
    QString label(double value) const override { return QString::number(value); }

private:
    const DuelDocument& duel() const { return static_cast<const DuelDocument&>(*document()); }
};

} // namespace stonemason::token_battle
