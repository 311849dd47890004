// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/players/advantage.h"
#include "core/wastes/players/search.h"
#include "editor/app/tasks/latest_task.h"
#include "editor/wastes/game/model/war_document.h"

#include <QObject>

#include <cstdint>
#include <vector>

namespace stonemason::wastes {

/// The advantage in each position of one document's game: first the static evaluation of the pieces, then,
/// one after the other on a worker thread, the result of Hard's search. No search runs during a game with
/// another person. Owned by its document.
class WarAdvantages : public QObject {
    Q_OBJECT

public:
    /// The document's own; it is made when first asked for.
    static WarAdvantages& of(WarDocument& document);
    /// Likewise; nullptr when none was made.
    static const WarAdvantages* of(const WarDocument& document);

    /// After so many moves, 0 to the document's moveCount().
    const Advantage& after(int moves) const { return known_[std::size_t(moves)].advantage; }
    /// Whether all of them are results of Hard's search.
    bool isComplete() const;

signals:
    /// The advantage of some positions was updated, or the game has changed.
    void changed();

private:
    explicit WarAdvantages(WarDocument& document);

    struct Known {
        std::uint64_t position; ///< its key
        Advantage advantage;
        bool isFinal; ///< nothing better will be known
    };
    struct Found {
        int moves;
        std::uint64_t position;
        Advantage advantage;
    };
    void follow();
    Known standing(int moves) const;
    void lookAhead();
    void note(const Found& found);

    WarDocument& document_;
    Board board_; ///< that of the game: a file that is read again may hold another
    PieceSquareTable worth_;
    std::vector<Known> known_;
    LatestTask<Found> task_; // the last member: its thread ends first
};

} // namespace stonemason::wastes
