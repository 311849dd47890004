// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/rules/statistics.h"
#include "core/kings_conflict/score/score.h"
#include "editor/grid/view/cell_set_painting.h"
#include "editor/grid/view/grid_job.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QTimer>

class QTreeWidget;
class QTreeWidgetItem;

namespace stonemason {
class DockTitle;
}

namespace stonemason::kings_conflict {

/// What the map is made of, in numbers: terrain by half, regions and who reaches them first, routes. A click
/// or Return on a row rings its cells on the map; the whole can be copied as text.
class StatisticsDock : public MapDock {
    Q_OBJECT

public:
    explicit StatisticsDock(const GameProfile& game);
    ~StatisticsDock() override;

    QTreeWidget* table() const { return table_; }
    /// Whether the table lags behind the map, which is still being counted.
    bool isStale() const { return shown_ != wanted_; }
    /// Whether its numbers are being computed on a worker thread.
    bool isCounting() const { return job_.isBusy(); }
    /// The table as text, columns parted by tabs.
    QString text() const;
    void copyTable();

protected:
    void bound() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row;
    /// A result of counting, with the number of the state it was computed for.
    struct Counts {
        int state = 0;
        Statistics statistics;
        std::optional<MapScore> score{};
    };

    void outdate();
    void count();
    void showCounts(const Counts& counts);
    void clearTable();
    QTreeWidgetItem* addSection(const QString& name);
    void addRow(QTreeWidgetItem* section, const Row& row);
    void addTerrain(const Statistics& statistics);
    void addRegions(const Statistics& statistics);
    void addRoutes(const Statistics& statistics);
    void addScore(const std::optional<MapScore>& score);
    void mark(const QTreeWidgetItem* item);

    const GameProfile& game_;
    QTreeWidget* table_;
    DockTitle* title_;
    QTimer later_;                         ///< one count for all that changes meanwhile
    QPointer<MapDocument> countedMap_;     ///< whose numbers the table has or is about to get
    int wanted_ = 1;                       ///< another number for every state of every map that was current
    int shown_ = 0;                        ///< that of what the table has
    std::vector<std::vector<Cell>> cells_; ///< of the rows, by the number each keeps
    CellRings rings_;                      ///< round the tiles of the row that was chosen
    GridJob<Counts> job_;
};

} // namespace stonemason::kings_conflict
