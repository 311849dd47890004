// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/march/unit_list.h"

#include "editor/kings_conflict/text/march_text.h"

#include <QGuiApplication>
#include <QPixmap>

namespace stonemason::kings_conflict {

namespace {

constexpr int iconSide = 22;

} // namespace

void UnitList::setState(std::shared_ptr<const MarchState> state, const GameProfile& game) {
    const int before = rowCount();
    const int after = int(state->march.units.size());
    look_ = unitLook(game, state->layer);
    // The rows that stay keep the selection and the scrolled place.
    if (after < before) beginRemoveRows({}, after, before - 1);
    if (after > before) beginInsertRows({}, before, after - 1);
    state_ = std::move(state);
    if (after < before) endRemoveRows();
    if (after > before) endInsertRows();
    if (after > 0) emit dataChanged(index(0), index(after - 1));
}

const RestingUnit* UnitList::resting(int unit) const {
    for (const RestingUnit& resting : state_->march.resting)
        if (resting.unit == unit) return &resting;
    return nullptr;
}

std::optional<Cell> UnitList::cell(const QModelIndex& index) const {
    if (!index.isValid()) return std::nullopt;
    if (const RestingUnit* rests = resting(index.row())) return rests->cell;
    return state_->march.position(index.row(), state_->march.turns);
}

int UnitList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(state_->march.units.size());
}

QVariant UnitList::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    switch (role) {
    case Qt::DisplayRole: return unitText(state_->march, index.row(), state_->board->hints);
    case Qt::ToolTipRole: return cell(index) ? tr("Show on the map (Enter)") : QVariant();
    case Qt::DecorationRole: {
        const RestingUnit* rests = resting(index.row());
        return QPixmap::fromImage(unitImage(look_, rests ? std::optional(rests->rest) : std::nullopt,
                                            iconSide, qGuiApp->devicePixelRatio(),
                                            QGuiApplication::palette()));
    }
    default: return {};
    }
}

} // namespace stonemason::kings_conflict
