// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/model/template_words.h"

#include "core/pocket_heroes/template/like_zones.h"
#include "core/pocket_heroes/template/template_check.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/text/world_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace stonemason::pocket_heroes {

namespace {

struct TemplateWords {
    Q_DECLARE_TR_FUNCTIONS(stonemason::pocket_heroes::TemplateWords)
};

} // namespace

QString linkKindName(LinkKind kind) {
    switch (kind) {
    case LinkKind::Road: return TemplateWords::tr("Passage with a road");
    case LinkKind::Portal: return TemplateWords::tr("Portals");
    case LinkKind::Wide: return TemplateWords::tr("Wide opening");
    case LinkKind::Near: return TemplateWords::tr("Only near");
    case LinkKind::Regular: break;
    }
    return TemplateWords::tr("Passage");
}

QString zoneKindName(ZoneKind kind) {
    switch (kind) {
    case ZoneKind::Start: return TemplateWords::tr("Start");
    case ZoneKind::Junction: return TemplateWords::tr("Junction");
    case ZoneKind::Rich: return TemplateWords::tr("Treasure");
    case ZoneKind::Water: return TemplateWords::tr("Water");
    case ZoneKind::Auto: break;
    }
    return TemplateWords::tr("Any");
}

QString guardText(const Template& worldTemplate, const Link& link) {
    if (link.kind == LinkKind::Wide || link.kind == LinkKind::Near) return {};
    IntRange level = link.guardLevel;
    const bool isCode = worldTemplate.config.guardRule == GuardRule::Code;
    if (level.max < 0) {
        const bool byConfig = (level.max == noGuardLevel) == isCode;
        if (!byConfig) return {};
        level = worldTemplate.config.linkGuardLevel;
    }
    if (level.max < 0) return {};
    level.min = std::max(0, level.min);
    return level.min >= level.max ? QString::number(level.max)
                                  : QStringLiteral("%1–%2").arg(level.min).arg(level.max);
}

QString zoneText(const Template& worldTemplate, const Catalogue& catalogue, int index) {
    const Zone zone = withLikeNumbers(worldTemplate).zones[std::size_t(index)];
    QStringList parts{
        TemplateWords::tr("%1, size %2").arg(surfaceName(catalogue, zone.surface)).arg(zone.size),
        TemplateWords::tr("richness %1").arg(zone.richness)};
    //: %1 is the number of a zone
    if (zone.like != noZone) parts += TemplateWords::tr("numbers as zone %1").arg(zone.like);
    //: %1 is the kind of a zone, such as Junction
    if (zone.kind != ZoneKind::Auto) parts += TemplateWords::tr("kind: %1").arg(zoneKindName(zone.kind));
    for (const ZoneCastle& castle : zone.castles)
        parts += castle.owner == PlayerId::Neutral
                     ? TemplateWords::tr("castle of nobody")
                     //: %1 is a player's colour
                     : TemplateWords::tr("castle of %1").arg(playerName(castle.owner));
    QStringList mines;
    for (const ZoneMine& mine : zone.mines)
        mines += resourceName(mine.resource);
    if (!mines.isEmpty()) parts += TemplateWords::tr("mines: %1").arg(mines.join(QStringLiteral(", ")));
    QStringList neighbours;
    for (const Link& link : worldTemplate.links)
        if (link.kind != LinkKind::Near && (link.first == index || link.second == index))
            neighbours += QString::number(link.first == index ? link.second : link.first);
    parts += neighbours.isEmpty()
                 ? TemplateWords::tr("linked to nothing")
                 : TemplateWords::tr("linked to %1").arg(neighbours.join(QStringLiteral(", ")));
    //: %1 is a zone's number, %2 what it is
    return TemplateWords::tr("Zone %1: %2").arg(index).arg(parts.join(QStringLiteral("; ")));
}

QString linkText(const Template& worldTemplate, int index) {
    const Link& link = worldTemplate.links[std::size_t(index)];
    const QString guard = guardText(worldTemplate, link);
    //: %1 is a link's number, %2 its kind, %3 and %4 the numbers of two zones
    const QString text = TemplateWords::tr("Link %1: %2 between zones %3 and %4")
                             .arg(index)
                             .arg(linkKindName(link.kind))
                             .arg(link.first)
                             .arg(link.second);
    return guard.isEmpty() ? TemplateWords::tr("%1, no guard").arg(text)
                           : TemplateWords::tr("%1, guard of level %2").arg(text, guard);
}

QString partText(const Template& worldTemplate, const Catalogue& catalogue, Cell cell) {
    if (cell.row < 0) return {};
    if (cell.column == zoneColumn && std::size_t(cell.row) < worldTemplate.zones.size())
        return zoneText(worldTemplate, catalogue, cell.row);
    if (cell.column == linkColumn && std::size_t(cell.row) < worldTemplate.links.size())
        return linkText(worldTemplate, cell.row);
    return {};
}

} // namespace stonemason::pocket_heroes
