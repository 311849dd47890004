// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/map/symmetry.h"
#include "editor/app/tasks/live_job.h"

#include <QDialog>

#include <array>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace stonemason::kings_conflict {

class MapDocument;
class MapRenderer;

/// Searches on a worker thread for the fewest cell changes that remove the errors and warnings of a map, and
/// previews the map before and after, with the cells ringed, before anything is changed.
class ImproveDialog : public QDialog {
    Q_OBJECT

public:
    /// Both outlive the dialog.
    ImproveDialog(MapDocument& document, MapRenderer& renderer, QWidget* parent = nullptr);
    ~ImproveDialog() override;

    bool isWorking() const { return job_.isRunning(); }
    /// Makes the changes one undo step.
    void accept() override;

    QLabel* sentence() const { return sentence_; }
    QListWidget* list() const { return list_; }
    QPushButton* okButton() const { return ok_; }

private:
    /// The result, with the check reports of the map before and after.
    struct Found {
        Result<Edit> edit = Edit{};
        std::array<int, 2> errors{};
        std::array<int, 2> warnings{};
    };

    static Found lookedFor(const Map& map, const GameProfile& game, const std::stop_token& stop);
    void build();
    void finish(Found found);
    void showPictures();
    void listChanges();

    MapDocument& document_;
    MapRenderer& renderer_;
    Map map_; ///< as it was when the dialog was opened
    Edit edit_;
    QLabel* sentence_;
    QProgressBar* bar_;
    std::array<QLabel*, 2> pictures_{}; ///< before and after
    QListWidget* list_;
    QPushButton* ok_ = nullptr;
    LiveJob<int, Found> job_; // the last member: its thread ends first
};

} // namespace stonemason::kings_conflict
