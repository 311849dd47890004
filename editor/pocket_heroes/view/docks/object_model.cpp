// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/object_model.h"

#include "editor/app/widgets/folded_text.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/view/docks/property.h"
#include "editor/text/names.h"

#include <QMimeData>
#include <QStringList>

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

Record recordOf(Section section, const CatalogueObject& object) {
    switch (section) {
    case Section::Visitable: {
        Visitable visitable;
        visitable.id = object.id;
        return {ThingKind::Visitable, visitable};
    }
    case Section::Ownerable: {
        Ownerable ownerable;
        ownerable.id = object.id;
        return {ThingKind::Ownerable, ownerable};
    }
    case Section::Castle: {
        Castle castle;
        castle.id = object.id;
        return {ThingKind::Castle, castle};
    }
    default: return {ThingKind::Decoration, Placed{{}, object.id}};
    }
}

/// "Guard: Archer (Citadel, level 2, Guards)"; the name alone when there are no details.
QString withDetails(const QString& name, QStringList details) {
    details.removeAll(QString());
    //: %1 an object: "Gold mine"; %2 what is known of it, its kind: "Mines"
    return details.isEmpty() ? name
                             : ObjectModel::tr("%1 (%2)").arg(name, details.join(QStringLiteral(", ")));
}

Record item(Treasure treasure) {
    Item item;
    item.treasure = std::move(treasure);
    return {ThingKind::Item, item};
}

} // namespace

ObjectModel::ObjectModel(const Catalogue& catalogue, QObject* parent) : QAbstractListModel(parent) {
    addSections(catalogue);
    addLoose(catalogue);
    narrow({}, {});
}

void ObjectModel::add(const QString& group, const QString& name, std::vector<Record> records,
                      const QString& details) {
    if (!groups_.contains(group)) groups_ += group;
    all_.push_back({name, details, group, std::move(records)});
}

/// Castles and buildings first, then treasure and the like would come; decorations, of which there are most,
/// last. Paths are the pen's.
void ObjectModel::addSections(const Catalogue& catalogue) {
    for (const Section section :
         {Section::Castle, Section::Ownerable, Section::Visitable, Section::Decoration})
        for (const CatalogueObject& object : catalogue.objects(section).all())
            add(className(object.kind), localText(object.name), {recordOf(section, object)});
    for (const DecorationGroup& group : catalogue.groups) {
        std::vector<Record> parts;
        for (const auto& part : group.parts)
            parts.push_back({ThingKind::Decoration, Placed{part.offset, part.id}});
        add(tr("Groups of decorations"), localText(group.name), std::move(parts));
    }
}

void ObjectModel::addLoose(const Catalogue& catalogue) {
    const auto addOne = [&](const Record& record) {
        add(kindName(record.kind), recordName(catalogue, record), {record}, recordDetails(catalogue, record));
    };
    for (int resource = -1; resource < resourceCount; ++resource)
        addOne(item(Pile{Resource(resource), 0}));
    for (Treasure treasure :
         std::initializer_list<Treasure>{ManaCrystal{}, Campfire{}, Chest{}, SpellScroll{}, Lamp{}})
        addOne(item(treasure));
    for (const Choice& key : keyChoices(catalogue))
        addOne(item(KeyGuard{std::uint8_t(key.value.toInt())}));
    for (const ArtifactInfo& artifact : catalogue.artifacts)
        add(tr("Artifacts"), localText(artifact.name), {item(Artifact{artifact.id})},
            recordDetails(catalogue, item(Artifact{artifact.id})));
    for (int level = 0; level <= guardLevels; ++level) {
        Guard guard;
        guard.troop.creature = std::int16_t(randomGuard + level);
        addOne({ThingKind::Guard, guard});
    }
    for (int creature = 0; creature < creatureCount; ++creature) {
        Guard guard;
        guard.troop.creature = std::int16_t(creature);
        addOne({ThingKind::Guard, guard});
    }
    for (const HeroInfo& info : catalogue.heroes) {
        Hero hero;
        hero.id = info.id;
        hero.owner = PlayerId::Red;
        addOne({ThingKind::Hero, hero});
    }
    MapEvent event;
    event.players = allPlayers;
    addOne({ThingKind::Event, event});
}

void ObjectModel::narrow(const QString& group, const QString& words) {
    beginResetModel();
    shown_.clear();
    const QStringList wanted = folded(words).split(u' ', Qt::SkipEmptyParts);
    const QString whole = wanted.join(u' ');
    std::vector<std::size_t> named,
        others; // after those whose kind is meant: heroes before the hero's shield
    for (std::size_t i = 0; i < all_.size(); ++i) {
        const Entry& entry = all_[i];
        if (!group.isEmpty() && entry.group != group) continue;
        const QString id = QString::fromStdString(idOf(entry.records.front()));
        const QString text = folded(QStringList{entry.name, entry.details, entry.group, id}.join(u' '));
        const bool fits =
            std::ranges::all_of(wanted, [&text](const QString& word) { return text.contains(word); });
        if (!fits) continue;
        const bool isOfKind = !whole.isEmpty() && folded(entry.group).startsWith(whole);
        (isOfKind ? shown_ : folded(entry.name).startsWith(whole) ? named : others).push_back(i);
    }
    for (const auto* more : {&named, &others})
        shown_.insert(shown_.end(), more->begin(), more->end());
    endResetModel();
}

QModelIndex ObjectModel::indexOf(const std::vector<Record>& records) const {
    const auto shown =
        std::ranges::find_if(shown_, [&](std::size_t place) { return all_[place].records == records; });
    return shown == shown_.end() ? QModelIndex() : index(int(shown - shown_.begin()));
}

int ObjectModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(shown_.size());
}

QVariant ObjectModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Entry& shown = entry(index);
    if (role == Qt::DisplayRole) return withDetails(shown.name, {shown.details});
    if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
        return withDetails(shown.name, {shown.details, shown.group});
    return {};
}

Qt::ItemFlags ObjectModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags usual = QAbstractListModel::flags(index);
    return index.isValid() ? usual | Qt::ItemIsDragEnabled : usual;
}

QStringList ObjectModel::mimeTypes() const {
    return {partMimeType()};
}

QMimeData* ObjectModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty()) return nullptr;
    auto* data = new QMimeData;
    data->setData(partMimeType(), bytesOf(WorldPart{entry(indexes.front()).records, {}, {}}));
    return data;
}

} // namespace stonemason::pocket_heroes
