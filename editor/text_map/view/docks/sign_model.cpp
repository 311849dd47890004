// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/docks/sign_model.h"

#include <algorithm>

namespace stonemason::text_map {

SignModel::SignModel(const SignBook& signs, QObject* parent)
    : QAbstractListModel(parent), signs_(signs), listed_(withMapSigns({})) {
}

std::vector<TileIndex> SignModel::withMapSigns(const std::vector<TileIndex>& signs) const {
    std::vector<TileIndex> listed;
    for (const SignRow& row : signs_.table().rows)
        for (std::size_t code = 1; code < signs_.size(); ++code)
            if (signs_.sign(TileIndex(code)) == row.signs.front()) listed.push_back(TileIndex(code));
    for (const TileIndex sign : signs)
        if (sign != noSign && std::ranges::find(listed, sign) == listed.end()) listed.push_back(sign);
    return listed;
}

void SignModel::setMapSigns(const std::vector<TileIndex>& signs) {
    std::vector<TileIndex> listed = withMapSigns(signs);
    if (listed == listed_) return;
    beginResetModel();
    listed_ = std::move(listed);
    endResetModel();
}

QModelIndex SignModel::indexOf(TileIndex sign) const {
    const auto found = std::ranges::find(listed_, sign);
    return found == listed_.end() ? QModelIndex() : index(int(found - listed_.begin()));
}

int SignModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(listed_.size());
}

QVariant SignModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const TileIndex shown = sign(index);
    if (role == SignRole) return signs_.letter(shown);
    if (role == Qt::DisplayRole) return signs_.meaning(shown);
    //: %1 a sign and its meaning: "Rock (#)"
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return signs_.isWall(shown) ? tr("%1, a wall").arg(signs_.name(shown))
                                    : tr("%1, can be walked on").arg(signs_.name(shown));
    return {};
}

} // namespace stonemason::text_map
