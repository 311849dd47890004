// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/tasks/latest_task.h"
#include "editor/app/widgets/binding.h"
#include "editor/wastes/game/view/war_view.h"

#include <cstdint>

namespace stonemason::wastes {

/// What one does with the pieces of a game beside pointing at them.
class WarActions : public BoundActions<WarDocument, WarView> {
    Q_OBJECT

public:
    explicit WarActions(QObject* parent = nullptr);

signals:
    /// The board of the game is to be opened as one of its own.
    void boardRequested();
    /// The best lines are to be looked for, or no longer.
    void linesRequested();

protected:
    void bound() override;
    void refresh() override;
    bool isBound() const override { return view() != nullptr; }

private:
    void think();

    QPointer<WarView> served_;
    QPointer<WarView> asked_;    ///< who the hint is for
    std::uint64_t askedFor_ = 0; ///< and the key of the position there
    LatestTask<PieceChoice::Hint> thinking_;
};

} // namespace stonemason::wastes
