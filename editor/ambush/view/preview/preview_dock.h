// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/canvas/pattern_canvas.h"
#include "editor/ambush/view/preview/site_picture.h"
#include "editor/grid/view/grid_job.h"
#include "editor/grid/view/walkability_maps.h"

#include <QTimer>

#include <memory>

class QComboBox;
class QLabel;
class QToolButton;

namespace stonemason::ambush {

class SitePicture;

/// Live preview of the sites of the pattern on a chosen map: the choice of the map, its picture with the
/// sites, and their number. The search runs on a background thread and can be stopped.
class PreviewDock : public PatternDock {
    Q_OBJECT

public:
    /// @param maps that can be chosen; they outlive the dock
    explicit PreviewDock(const WalkabilityMaps& maps);

    QComboBox* mapField() const { return map_; }
    QComboBox* walkerField() const { return walker_; }
    SitePicture* picture() const { return picture_; }
    QLabel* verdict() const { return verdict_; }
    QToolButton* stopButton() const { return stop_; }
    bool isSearching() const { return job_.isBusy(); }

signals:
    /// The picture and the sentence match the current pattern and map.
    void shown();

protected:
    void bound() override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildContent();
    WalkabilityMap* map() const;
    void listMaps();
    void followMap();
    void listWalkers();
    void search();
    void take(std::optional<SiteAnswer> answer);
    void showSentence(const QString& sentence);
    void stop();

    const WalkabilityMaps& maps_;
    QComboBox* map_;
    QLabel* walkerLabel_;
    QComboBox* walker_;
    SitePicture* picture_;
    QLabel* verdict_;
    QToolButton* stop_;
    QPointer<WalkabilityMap> chosen_;
    bool isChosenByHand_ = false;            ///< else the map is the one edited last
    std::unique_ptr<QObject> mapContext_;    ///< context of the connections to the chosen map
    QTimer stopLater_;                       ///< shows the Stop button only for long searches
    int round_ = 0;                          ///< identifies the search in progress
    GridJob<std::optional<SiteAnswer>> job_; // the last member: its thread ends first
};

} // namespace stonemason::ambush
