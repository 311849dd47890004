// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QSpinBox;

namespace stonemason::ambush {

class SiteActions;

/// The fields of a simulation: its controls above, its results below.
class SimulationBar : public QWidget {
    Q_OBJECT

public:
    /// The actions outlive the bar.
    explicit SimulationBar(const SiteActions& actions, QWidget* parent = nullptr);

    /// Places that are looked at in one turn.
    QSpinBox* budget() const { return budget_; }
    QSpinBox* seed() const { return seed_; }
    /// Its data are milliseconds from turn to turn.
    QComboBox* pace() const { return pace_; }
    /// The number of examined cells; the maximum is the half of the map at which the search pauses.
    QProgressBar* looked() const { return looked_; }
    /// The result of the last turn or of the last changed wall.
    QLabel* story() const { return story_; }

private:
    QSpinBox* budget_;
    QSpinBox* seed_;
    QComboBox* pace_;
    QProgressBar* looked_;
    QLabel* story_;
};

} // namespace stonemason::ambush
