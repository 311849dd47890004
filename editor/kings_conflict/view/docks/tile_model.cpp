// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/tile_model.h"

#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/text/names.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

bool isStraight(const Tile& tile) {
    return (tile.river.empty() || tile.river.isStraight()) && (tile.road.empty() || tile.road.isStraight());
}

/// The words that all names begin with, up to a comma; the first name where they have none in common.
QString commonBeginning(const QStringList& names) {
    QStringList common = names.front().split(u' ');
    for (const QString& name : names) {
        const QStringList words = name.split(u' ');
        const auto differs = std::ranges::mismatch(common, words).in1;
        common.erase(differs, common.end());
    }
    const QString beginning = common.join(u' ').section(u',', 0, 0);
    return beginning.isEmpty() ? names.front() : beginning;
}

QString nameOf(const std::vector<const Tile*>& pieces) {
    QStringList straights;
    for (const Tile* piece : pieces)
        if (isStraight(*piece)) straights += localText(piece->name);
    return straights.isEmpty() ? localText(pieces.front()->name) : commonBeginning(straights);
}

} // namespace

bool TileGroup::contains(Code code) const {
    return std::ranges::find(codes, code) != codes.end();
}

std::vector<TileGroup> tileGroups(const GameProfile& game) {
    std::vector<TileGroup> groups;
    const auto add = [&](const QString& tool, auto isOne) {
        std::vector<const Tile*> pieces;
        for (const Tile& tile : game.tiles)
            if (isOne(tile)) pieces.push_back(&tile);
        if (pieces.size() < 2) return;
        TileGroup& group = groups.emplace_back(TileGroup{nameOf(pieces), tool, {}});
        for (const Tile* piece : pieces)
            group.codes.push_back(piece->code);
    };
    add(QStringLiteral("river"), [](const Tile& tile) { return !tile.river.empty() && tile.road.empty(); });
    add(QStringLiteral("road"), [](const Tile& tile) { return !tile.road.empty() && tile.river.empty(); });
    add({}, [](const Tile& tile) { return tile.isBridge(); });
    return groups;
}

TileModel::TileModel(const GameProfile& game, QObject* parent)
    : QAbstractListModel(parent), game_(game), groups_(tileGroups(game)) {
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

void TileModel::setUnfolded(bool unfolded) {
    if (std::exchange(unfolded_, unfolded) != unfolded) list();
}

void TileModel::setInHand(Code code) {
    if (std::exchange(inHand_, code) == code || entries_.empty()) return;
    emit dataChanged(index(0), index(rowCount() - 1));
}

Code TileModel::code(const QModelIndex& index) const {
    const TileGroup* pieces = group(index);
    if (pieces) return pieces->contains(inHand_) ? inHand_ : pieces->codes.front();
    return index.isValid() ? entry(index).code : Code(0);
}

const TileGroup* TileModel::group(const QModelIndex& index) const {
    if (!index.isValid() || entry(index).group == none) return nullptr;
    return &groups_[std::size_t(entry(index).group)];
}

bool TileModel::isFold(const QModelIndex& index) const {
    return index.isValid() && entry(index).code == 0 && entry(index).group == none;
}

template <typename Wanted>
QModelIndex TileModel::firstOf(Wanted wanted) const {
    for (int row = 0; row < rowCount(); ++row)
        if (wanted(index(row))) return index(row);
    return {};
}

QModelIndex TileModel::indexOf(Code code) const {
    const QModelIndex own = firstOf([&](const QModelIndex& index) { return entry(index).code == code; });
    if (own.isValid() && code != 0) return own;
    return firstOf([&](const QModelIndex& index) {
        const TileGroup* pieces = group(index);
        return pieces && pieces->contains(code);
    });
}

QModelIndex TileModel::indexOfPen(const QString& tool) const {
    return firstOf([&](const QModelIndex& index) { return group(index) && group(index)->tool == tool; });
}

QModelIndex TileModel::indexOfFold() const {
    return firstOf([&](const QModelIndex& index) { return isFold(index); });
}

int TileModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(entries_.size());
}

QVariant TileModel::data(const QModelIndex& index, int role) const {
    switch (role) {
    case Qt::DisplayRole: return nameOf(index);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return tipOf(index);
    case CodeRole: return entry(index).code == 0 ? QString() : QString(QLatin1Char(entry(index).code));
    case ShortNameRole: return nameOf(index).section(QLatin1Char(','), 0, 0);
    default: return {};
    }
}

void TileModel::list() {
    beginResetModel();
    entries_.clear();
    if (kind_ == LayerKind::Hint) {
        for (Code digit = '0'; digit <= '9'; ++digit)
            entries_.push_back({digit});
    } else {
        listTiles();
    }
    endResetModel();
}

void TileModel::listTiles() {
    const bool searched = !filter_.isEmpty();
    const auto addGroups = [&] {
        for (std::size_t i = 0; i < groups_.size(); ++i)
            if (filter_.size() != 1 && matches(groups_[i].name)) entries_.push_back({0, int(i)});
    };
    const auto addTiles = [&](auto isWanted) {
        for (const Tile& tile : game_.tiles)
            if (isWanted(tile) && matches(tile)) entries_.push_back({tile.code});
    };
    const auto isOfGroup = [this](const Tile& tile) { return isPiece(tile.code); };
    if (searched) {
        addGroups();
        return addTiles([](const Tile&) { return true; });
    }
    addTiles(std::not_fn(isOfGroup));
    addGroups();
    if (groups_.empty()) return;
    entries_.push_back({});
    if (unfolded_) addTiles(isOfGroup);
}

bool TileModel::isPiece(Code code) const {
    return std::ranges::any_of(groups_, [code](const TileGroup& group) { return group.contains(code); });
}

bool TileModel::matches(const QString& name) const {
    const QStringList wanted = filter_.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(wanted.begin(), wanted.end(),
                       [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
}

bool TileModel::matches(const Tile& tile) const {
    static const QRegularExpression notLetters(QStringLiteral("\\W+"),
                                               QRegularExpression::UseUnicodePropertiesOption);
    const QString name = localText(tile.name);
    if (filter_.size() != 1) return matches(name);
    if (filter_.front() == QLatin1Char(tile.code)) return true;
    const QStringList words = name.split(notLetters, Qt::SkipEmptyParts);
    return std::any_of(words.begin(), words.end(),
                       [this](const QString& word) { return word.startsWith(filter_, Qt::CaseInsensitive); });
}

QString TileModel::nameOf(const QModelIndex& index) const {
    if (const TileGroup* pieces = group(index)) return pieces->name;
    if (isFold(index)) return unfolded_ ? tr("Fewer") : tr("Pieces");
    const Code code = entry(index).code;
    if (kind_ == LayerKind::Terrain) return tileName(game_, code);
    if (code == '0') return tr("0, worthless");
    if (code == '9') return tr("9, best");
    return QString(QLatin1Char(code));
}

QString TileModel::tipOf(const QModelIndex& index) const {
    if (isFold(index)) return unfolded_ ? tr("Hide the single pieces") : tr("Show every single piece");
    const TileGroup* pieces = group(index);
    //: %1 is such as "River" or "Road", which a pen draws
    if (pieces && !pieces->tool.isEmpty()) return tr("%1: drag, and bends lay themselves").arg(nameOf(index));
    if (kind_ == LayerKind::Hint) return nameOf(index);
    const Code painted = code(index);
    //: %1 is a tile's name, %2 its code
    return tr("%1 (code %2)").arg(tileName(game_, painted), QString(QLatin1Char(painted)));
}

} // namespace stonemason::kings_conflict
