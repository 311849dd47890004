// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"

#include <QWidget>

namespace stonemason {
class Plot;
}

namespace stonemason::token_battle {

class BarPlot;
class SchedulePlot;
struct DeckStatistics;

/// The statistics of a deck as plots, side by side.
class DeckPlots : public QWidget {
    Q_OBJECT

public:
    explicit DeckPlots(const Catalogue& catalogue, QWidget* parent = nullptr);

    void setDeck(const Deck& deck);

    BarPlot* values() const { return values_; }
    BarPlot* abilities() const { return abilities_; }
    SchedulePlot* schedule() const { return schedule_; }
    BarPlot* cycle() const { return cycle_; }
    BarPlot* firstTurn() const { return firstTurn_; }
    BarPlot* kinds() const { return kinds_; }
    BarPlot* areas() const { return areas_; }
    QList<Plot*> plots() const;

signals:
    /// The words of the entry that the pointer or the keys are at.
    void described(const QString& words);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showValues(const DeckStatistics& statistics);
    void showStacks(const DeckStatistics& statistics);
    void showAbilities(const DeckStatistics& statistics);
    void showKinds(const DeckStatistics& statistics);
    void showAreas(const DeckStatistics& statistics);
    QString counted(const QString& name, int cards) const;

    const Catalogue& catalogue_;
    Deck deck_;
    BarPlot* values_;
    BarPlot* abilities_;
    SchedulePlot* schedule_;
    BarPlot* cycle_;
    BarPlot* firstTurn_;
    BarPlot* kinds_;
    BarPlot* areas_;
};

} // namespace stonemason::token_battle
