// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/generate/wishes.h"

#include <QWidget>

#include <vector>

class QPushButton;

namespace stonemason {
class RangeField;
}

namespace stonemason::kings_conflict {

/// A range for everything that can be wished for of the maps of a game.
class WishPanel : public QWidget {
    Q_OBJECT

public:
    explicit WishPanel(const GameProfile& game, QWidget* parent = nullptr);

    /// Those that differ from the standard.
    Wishes wishes() const;
    /// Shows them, the standard for all others, without emitting a signal. Wishes of other games are passed
    /// over, and ranges are held within their limits.
    void setWishes(const Wishes& wishes);

    /// In the order of wishesOf().
    const std::vector<RangeField*>& fields() const { return fields_; }
    const std::vector<WishInfo>& infos() const { return infos_; }
    QPushButton* resetButton() const { return reset_; }

signals:
    /// A person wishes for something else.
    void changed();

private:
    void addField(const GameProfile& game, const WishInfo& wish);
    void showReset();

    std::vector<WishInfo> infos_;
    std::vector<RangeField*> fields_;
    QPushButton* reset_;
};

} // namespace stonemason::kings_conflict
