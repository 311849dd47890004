// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/cell_change.h"
#include "editor/app/tasks/latest_task.h"

#include <QObject>
#include <QString>

#include <optional>

namespace stonemason::kings_conflict {

class MapDocument;

/// Another map that a document is compared with, and what it is called.
struct OtherMap {
    Map map;
    QString name;
};

/// The map that an open map is compared with, as it was when it was chosen. The differences are recomputed
/// with every change and shown on the board. This is view state: nothing is saved or undoable.
class MapComparison : public QObject {
    Q_OBJECT

public:
    /// The document's own, made when it is asked for first.
    static MapComparison& of(MapDocument& document);
    ~MapComparison() override;

    /// Compares with that; a map of another game is refused.
    void compareWith(OtherMap other);
    /// Reads the file beside the window, then compares with it.
    void compareWithFile(const QString& path);
    bool isReading() const { return task_.isBusy(); }
    void stop();

    bool isOn() const { return other_.has_value(); }
    const MapDifference& difference() const { return difference_; }
    /// A summary of all differences: "Compared with X: 12 cells differ in Terrain, 3 in Safe points."
    QString summary() const;

    /// Goes to the next cell that differs, or back (-1), round the board; returns a sentence to show.
    QString step(int direction);

signals:
    void changed();
    /// The result of the comparison: a summary, or why a file cannot be compared.
    void noticePosted(const QString& sentence);

private:
    struct Read {
        std::optional<OtherMap> other;
        QString error;
    };

    explicit MapComparison(MapDocument& document);
    /// The summary, or where that is long how many cells differ.
    QString headline() const;
    void refresh();

    MapDocument& document_;
    std::optional<OtherMap> other_;
    MapDifference difference_;
    LatestTask<Read> task_; // the last member: its thread ends while the others still live
};

} // namespace stonemason::kings_conflict
