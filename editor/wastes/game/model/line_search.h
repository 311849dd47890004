// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/players/advantage.h"
#include "editor/app/tasks/latest_task.h"
#include "editor/wastes/game/model/war_document.h"

#include <QObject>
#include <QPointer>

#include <cstdint>
#include <vector>

namespace stonemason::wastes {

/// Searches for the best lines of a document's current position on a worker thread, repeatedly with a higher
/// node limit, until it is stopped, the maximum is reached or every line is a proven win. While on, it
/// follows the document from position to position. It stays off during a game with another person.
class LineSearch : public QObject {
    Q_OBJECT

public:
    explicit LineSearch(QObject* parent = nullptr);

    /// nullptr for none; stays on where it was on.
    void setDocument(WarDocument* document);
    /// How many lines, 1 to mostLines.
    void setCount(int count);

    void setOn(bool on);
    bool isOn() const { return on_; }
    /// Whether a search is running, so that lines() may still change.
    bool isLooking() const { return task_.isBusy(); }
    /// Why it cannot be turned on, for people; empty where it can.
    QString whyNot() const;

    /// The lines of the document's current position, the best first. Empty while none are known.
    const std::vector<AnalysedLine>& lines() const { return lines_; }

signals:
    /// The lines have changed, or the search was turned on or off.
    void changed();

private:
    struct Found {
        std::uint64_t position; ///< its key
        std::int64_t nodes;     ///< for each line
        std::vector<AnalysedLine> lines;
    };
    void begin();
    void look(std::int64_t nodes);
    void note(Found found);

    QPointer<WarDocument> document_;
    int count_ = 3;
    bool on_ = false;
    std::vector<AnalysedLine> lines_;
    LatestTask<Found> task_; // the last member: its thread ends first
};

} // namespace stonemason::wastes
