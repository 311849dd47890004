// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QSpinBox;

namespace stonemason::ambush {

class SiteActions;

/// The fields of a simulation: how it goes on above, what has come of it below.
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
    /// Cells looked at, of the half at which the search rests.
    QProgressBar* looked() const { return looked_; }
    /// What the last turn or blow came to.
    QLabel* story() const { return story_; }

private:
    QSpinBox* budget_;
    QSpinBox* seed_;
    QComboBox* pace_;
    QProgressBar* looked_;
    QLabel* story_;
};

} // namespace stonemason::ambush
