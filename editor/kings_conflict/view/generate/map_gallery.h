// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/tasks/live_job.h"
#include "editor/kings_conflict/view/generate/map_batch.h"

#include <QWidget>

#include <optional>
#include <vector>

class QAbstractItemDelegate;
class QLabel;
class QListWidget;
class QProgressBar;
class QToolButton;

namespace stonemason::kings_conflict {

class MapRenderer;

/// Draws the pictures of a list with a frame around the chosen one.
QAbstractItemDelegate* framedPictures(QObject* parent);

/// What there is to know of a generated map in a line: its seed, and what can be wished for as it came out.
QString generatedMapText(const Map& map, const GameProfile& game);

/// The maps of a batch as pictures to choose one from. They are made beside the window; another batch takes
/// the place of the one that is being made, and until its maps are there those before stay in sight, pale,
/// and cannot be chosen.
class MapGallery : public QWidget {
    Q_OBJECT

public:
    /// Both outlive the gallery.
    MapGallery(const GameProfile& game, MapRenderer& renderer, QWidget* parent = nullptr);
    ~MapGallery() override;

    /// Makes these. One that cannot be met is not begun; failure() says why.
    void make(MapBatch batch);
    /// Ends what is being made; the maps that there are stay.
    void stop();
    bool isWorking() const { return wanted_ || next_.has_value(); }

    /// The map that is chosen and belongs to the newest batch, or nullptr.
    const Map* chosen() const;
    void clearChoice();
    void chooseFirst();
    /// Why there is no map to choose, as a sentence; empty while there is one or some are being made.
    QString failure() const;
    /// Of the newest batch, in the order of their seeds; those that are not made yet are missing.
    const std::vector<BatchMap>& maps() const { return maps_; }
    /// Marks with a star the maps for which that holds.
    void setStarred(std::function<bool(const Map&)> isStarred);
    void showStars();

    QListWidget* list() const { return list_; }
    QToolButton* stopButton() const { return stop_; }
    QLabel* note() const { return note_; }
    QProgressBar* progressBar() const { return bar_; }

signals:
    /// Another map is chosen, the chosen one was made, or failure() is another.
    void changed();
    /// Enter or a double click on a map.
    void activated();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void fitPictures();
    void startNext();
    void show(const std::vector<BatchMap>& maps);
    void showMap(int index);
    void finish(const std::vector<BatchMap>& maps);
    void showState();

    const GameProfile& game_;
    MapRenderer& renderer_;
    QListWidget* list_;
    QLabel* note_;
    QProgressBar* bar_;
    QToolButton* stop_;
    std::function<bool(const Map&)> isStarred_;
    MapBatch batch_;
    std::vector<BatchMap> maps_;
    std::optional<Error> refused_;                              ///< why the newest batch was not begun
    std::optional<MapBatch> next_;                              ///< begins when what is stopped now has ended
    bool wanted_ = false;                                       ///< what is being made is
    bool stopped_ = false;                                      ///< by a person
    LiveJob<std::vector<BatchMap>, std::vector<BatchMap>> job_; // the last member: its thread ends first
};

} // namespace stonemason::kings_conflict
