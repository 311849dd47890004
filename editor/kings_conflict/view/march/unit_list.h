// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/march/march_model.h"
#include "editor/kings_conflict/view/march/unit_art.h"

#include <QAbstractListModel>

namespace stonemason::kings_conflict {

/// The units of a march as rows: where each is and whether it goes on, rests or is yet to appear.
class UnitList : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setState(std::shared_ptr<const MarchState> state, const GameProfile& game);

    /// Where the row's unit is, or would be if it were on the board; none while it is yet to appear.
    std::optional<Cell> cell(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    const RestingUnit* resting(int unit) const;

    std::shared_ptr<const MarchState> state_ = std::make_shared<MarchState>();
    UnitLook look_ = UnitLook::Other;
};

} // namespace stonemason::kings_conflict
