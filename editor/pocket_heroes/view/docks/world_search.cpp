// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/world_search.h"

#include "core/pocket_heroes/edit/texts.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/app/widgets/folded_text.h"
#include "editor/pocket_heroes/model/world_words.h"

#include <QHash>
#include <QStringList>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// What is known of things by words, folded; of decorations and roads once for each id.
class Index {
public:
    Index(const World& world, const Catalogue& catalogue) : world_(world), catalogue_(catalogue) {}

    QString textOf(Thing thing) {
        const Record record = recordOf(world_, thing);
        if (thing.kind != ThingKind::Decoration && thing.kind != ThingKind::Path)
            return folded(namesOf(record) + messagesOf(thing));
        const auto key = std::pair(int(thing.kind), QString::fromStdString(idOf(record)));
        const auto known = pieces_.constFind(key);
        return known != pieces_.cend() ? *known : *pieces_.insert(key, folded(namesOf(record)));
    }

private:
    QString namesOf(const Record& record) const {
        QStringList names{recordText(catalogue_, record), QString::fromStdString(idOf(record)),
                          kindName(record.kind)};
        if (const auto section = sectionOf(record.kind))
            if (const CatalogueObject* object = catalogue_.find(*section, idOf(record)))
                names += className(object->kind);
        return names.join(u'\n');
    }

    QString messagesOf(Thing thing) const {
        QString text;
        for (int kind = int(TextKind::HeroName); kind <= int(TextKind::CastleName); ++kind)
            if (const std::string* message = messageOf(world_, thing, TextKind(kind)))
                for (int language = 0; language < languageCount; ++language)
                    text += u'\n' + QString::fromStdString(wordsOf(world_, *message, Language(language)));
        return text;
    }

    const World& world_;
    const Catalogue& catalogue_;
    QHash<std::pair<int, QString>, QString> pieces_;
};

} // namespace

std::vector<Thing> thingsWith(const World& world, const Catalogue& catalogue, const QString& words) {
    std::vector<Thing> found;
    const QStringList wanted = folded(words).split(u' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty()) return found;
    Index index(world, catalogue);
    forEachPlaced(world, [&](Thing thing, const auto&) {
        const QString text = index.textOf(thing);
        if (std::ranges::all_of(wanted, [&text](const QString& word) { return text.contains(word); }))
            found.push_back(thing);
    });
    return found;
}

} // namespace stonemason::pocket_heroes
