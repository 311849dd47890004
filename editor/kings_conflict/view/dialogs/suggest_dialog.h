// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/model/map_jobs.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSlider;
class QFormLayout;

namespace stonemason::kings_conflict {

class MapDocument;
class MapRenderer;

/// Shows what hint grids the terrain suggests, beside what the map has, and fills the chosen layers with it
/// in one undo step.
class SuggestDialog : public QDialog {
    Q_OBJECT

public:
    /// `layer` is shown first and, when it is a hint layer, filled alone unless more are chosen.
    SuggestDialog(MapDocument& document, MapRenderer& renderer, int layer, QWidget* parent = nullptr);

    QCheckBox* fillBox(int layer) const;
    QComboBox* shownLayer() const { return shown_; }
    QSlider* reachSlider() const { return reach_; }
    QSlider* crossingsSlider() const { return crossings_; }
    QSlider* noiseSlider() const { return noise_; }
    QPushButton* anotherButton() const { return another_; }
    QPushButton* applyButton() const { return apply_; }
    QLabel* outcomeLabel() const { return outcome_; }
    SuggestOptions options() const;
    /// Whether what is shown belongs to the options chosen.
    bool isCurrent() const { return current_; }

    void accept() override;

private:
    void addLayers(QFormLayout& form, int layer);
    QSlider* addSlider(QFormLayout& form, const QString& label, const QString& tip, int least, int most,
                       int value, const QString& unit);
    QWidget* pictures();
    void request();
    void show(const std::vector<LayerSuggestion>& suggestions);
    void showPictures();
    void showOutcome();
    void enableControls();
    QImage pictureOf(const Map& map, int layer) const;
    bool fills(int layer) const;
    std::vector<LayerSuggestion> chosen() const;
    int changedCells() const;

    MapDocument& document_;
    MapRenderer& renderer_;
    SuggestRunner runner_;
    std::vector<LayerSuggestion> suggestions_;
    std::uint32_t seed_ = 1;
    bool current_ = false;
    std::vector<std::pair<int, QCheckBox*>> fill_;
    QComboBox* shown_;
    QSlider* reach_ = nullptr;
    QSlider* crossings_ = nullptr;
    QSlider* noise_ = nullptr;
    QPushButton* another_;
    QLabel* explanation_; ///< why a control is disabled
    QLabel* before_;
    QLabel* after_;
    QLabel* outcome_;
    QProgressBar* busy_;
    QPushButton* apply_ = nullptr;
};

} // namespace stonemason::kings_conflict
