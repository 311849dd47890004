// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/docks/tile_model.h"

#include "editor/text/names.h"

#include <QRegularExpression>

#include <algorithm>

namespace stonemason {

TileModel::TileModel(const GameProfile& game, QObject* parent) : QAbstractListModel(parent), game_(game) {
    list();
}

void TileModel::setKind(LayerKind kind) {
    if (kind == kind_) return;
    kind_ = kind;
    list();
}

void TileModel::setFilter(const QString& words) {
    if (words.trimmed() == filter_) return;
    filter_ = words.trimmed();
    list();
}

Code TileModel::code(const QModelIndex& index) const {
    return index.isValid() ? codes_[std::size_t(index.row())] : Code(0);
}

QModelIndex TileModel::indexOf(Code code) const {
    const auto found = std::find(codes_.begin(), codes_.end(), code);
    return found == codes_.end() ? QModelIndex() : index(int(found - codes_.begin()));
}

int TileModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(codes_.size());
}

QVariant TileModel::data(const QModelIndex& index, int role) const {
    const Code code = this->code(index);
    switch (role) {
    case Qt::DisplayRole: return nameOf(code);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        //: %1 is a tile's name, %2 its code
        return kind_ == LayerKind::Hint ? nameOf(code)
                                        : tr("%1 (code %2)").arg(nameOf(code), QString(QLatin1Char(code)));
    case CodeRole: return QString(QLatin1Char(code));
    case ShortNameRole: return nameOf(code).section(QLatin1Char(','), 0, 0);
    default: return {};
    }
}

void TileModel::list() {
    beginResetModel();
    codes_.clear();
    if (kind_ == LayerKind::Hint) {
        for (Code digit = '0'; digit <= '9'; ++digit)
            codes_.push_back(digit);
    } else {
        for (const Tile& tile : game_.tiles)
            if (matches(tile)) codes_.push_back(tile.code);
    }
    endResetModel();
}

bool TileModel::matches(const Tile& tile) const {
    static const QRegularExpression notLetters(QStringLiteral("\\W+"),
                                               QRegularExpression::UseUnicodePropertiesOption);
    const QString name = localText(tile.name);
    if (filter_.size() == 1) {
        if (filter_.front() == QLatin1Char(tile.code)) return true;
        const QStringList words = name.split(notLetters, Qt::SkipEmptyParts);
        return std::any_of(words.begin(), words.end(), [this](const QString& word) {
            return word.startsWith(filter_, Qt::CaseInsensitive);
        });
    }
    const QStringList wanted = filter_.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(wanted.begin(), wanted.end(),
                       [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
}

QString TileModel::nameOf(Code code) const {
    if (kind_ == LayerKind::Terrain) return tileName(game_, code);
    if (code == '0') return tr("0, of no use");
    if (code == '9') return tr("9, most wanted");
    return QString(QLatin1Char(code));
}

} // namespace stonemason
