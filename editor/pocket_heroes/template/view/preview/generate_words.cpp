// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/preview/generate_words.h"

#include "editor/pocket_heroes/text/generate_text.h"

#include <QCoreApplication>

namespace stonemason::pocket_heroes {

namespace {

struct GenerateWords {
    Q_DECLARE_TR_FUNCTIONS(stonemason::pocket_heroes::GenerateWords)
};

QString argumentOf(const Message& message, std::size_t at) {
    if (at >= message.arguments.size()) return {};
    if (const int* number = std::get_if<int>(&message.arguments[at])) return QString::number(*number);
    return {};
}

} // namespace

QString generateFailure(const Error& error) {
    const Message& cause = error.message;
    if (const QString known = whyNotGenerated(error); !known.isEmpty()) return known;
    const QString zone = argumentOf(cause, 1);
    if (cause.id == "generate/castle")
        return GenerateWords::tr(
                   "There was no room for the castle of zone %1. Make the zone or the map larger.")
            .arg(zone);
    if (cause.id == "generate/mine")
        return GenerateWords::tr(
                   "There was no room for a mine of zone %1. Make the zone or the map larger, or "
                   "ask for fewer mines.")
            .arg(zone);
    if (cause.id == "generate/link")
        return GenerateWords::tr("Zones %1 and %2 do not touch, and no portals are left. Draw them closer "
                                 "together, or link fewer zones.")
            .arg(zone, argumentOf(cause, 2));
    if (cause.id == "generate/portal")
        return GenerateWords::tr(
                   "There was no room for the portals between zones %1 and %2. Make the zones or "
                   "the map larger.")
            .arg(zone, argumentOf(cause, 2));
    if (cause.id == "generate/share" || cause.id == "generate/zone-cells")
        return GenerateWords::tr("Zone %1 did not get its share of the map. Move it, or make it or the map "
                                 "larger.")
            .arg(zone);
    return GenerateWords::tr("No world came of this seed. Try another one, or a larger map.");
}

} // namespace stonemason::pocket_heroes
