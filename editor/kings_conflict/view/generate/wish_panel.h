// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/generate/wishes.h"
#include "editor/grid/gallery/wish_fields.h"

#include <vector>

namespace stonemason::kings_conflict {

/// A range for everything that can be wished for of the maps of a game.
class WishPanel : public WishFields {
    Q_OBJECT

public:
    explicit WishPanel(const GameProfile& game, QWidget* parent = nullptr);

    /// In the order of the fields.
    const std::vector<WishInfo>& infos() const { return infos_; }

private:
    std::vector<WishInfo> infos_;
};

} // namespace stonemason::kings_conflict
