// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/profile.h"
#include "editor/wastes/view/canvas/board_binding.h"

#include <QMenu>

#include <memory>

namespace stonemason::wastes {

class Brush;

/// The kinds of pieces by their numbers, 1 to 8: the key takes that piece in hand to be placed, of the side
/// chosen last; once more, of the other side.
class PieceActions : public BoundBoardActions {
    Q_OBJECT

public:
    /// Profile and brush must outlive the actions.
    PieceActions(const Profile& profile, Brush& brush, QObject* parent = nullptr);

    /// The entry of the menu that holds them.
    QAction* menu() const { return menu_->menuAction(); }

protected:
    void bound() override {}
    void refresh() override;

private:
    void add(int rank);
    void take(int rank);
    bool isInHand(int rank) const;

    const Profile& profile_;
    Brush& brush_;
    std::unique_ptr<QMenu> menu_;
};

} // namespace stonemason::wastes
