// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QToolButton;
class QTreeView;

namespace stonemason::ambush {

class PatternChoice;
class PatternShelf;
class SiteActions;
class SimulationBar;
class SiteModel;

/// The form of the ambush dock: the input of the search above, its results below.
class AmbushForm : public QWidget {
    Q_OBJECT

public:
    /// All of them must stay valid while the form is in use.
    AmbushForm(const PatternShelf& shelf, SiteModel& model, const SiteActions& actions,
               QWidget* parent = nullptr);

    PatternChoice* patterns() const { return patterns_; }
    /// Applies threshold() to all patterns instead of their own thresholds.
    QCheckBox* hasThreshold() const { return hasThreshold_; }
    QDoubleSpinBox* threshold() const { return threshold_; }
    QToolButton* addFile() const { return addFile_; }
    /// Its data are Choice as int.
    QComboBox* choice() const { return choice_; }
    /// Sites overlap where their boxes do, not only where both compare a cell.
    QCheckBox* rectangles() const { return rectangles_; }
    /// Sites with a unit that would wait in a wall are sites, too.
    QCheckBox* inWalls() const { return inWalls_; }
    QComboBox* walker() const { return walker_; }

    QLabel* verdict() const { return verdict_; }
    QToolButton* stop() const { return stop_; }
    QTreeView* list() const { return list_; }
    /// Describes the chosen site in full, and who waits where; hidden while there is none.
    QLabel* site() const { return site_; }
    /// Sorts the list as a click on that heading does.
    void sortBy(int column);
    SimulationBar* simulation() const { return simulation_; }
    /// Shows the controls of a simulation, and disables the choices that have no effect on it.
    void setSimulating(bool on);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void allow();
    void fitColumns();
    void fitRows();
    void showSimulation();
    QWidget* buildQuestion();
    QWidget* buildAnswer(SiteModel& model, const SiteActions& actions);

    PatternChoice* patterns_;
    QComboBox* walker_;
    QComboBox* choice_;
    QCheckBox* rectangles_;
    QCheckBox* inWalls_;
    QCheckBox* hasThreshold_;
    QDoubleSpinBox* threshold_;
    QTreeView* list_;
    QLabel* site_;
    SimulationBar* simulation_;
    bool isSimulating_ = false;
    QLabel* verdict_;
    QToolButton* stop_;
    QToolButton* addFile_;
};

} // namespace stonemason::ambush
