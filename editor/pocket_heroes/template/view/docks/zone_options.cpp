// SPDX-License-Identifier: GPL-3.0-or-later
// The options of zones that only templates of our own have.
#include "editor/pocket_heroes/template/model/template_words.h"
#include "editor/pocket_heroes/template/view/docks/template_forms.h"

#include <QCoreApplication>
#include <QSignalBlocker>

namespace stonemason::pocket_heroes {

namespace {

struct ZoneOptions {
    Q_DECLARE_TR_FUNCTIONS(stonemason::pocket_heroes::ZoneOptions)
};

constexpr int asInConfig = -1;

} // namespace

void ZoneForm::addLike() {
    like_ = addChoice(ZoneOptions::tr("Numbers"), {{ZoneOptions::tr("Its own"), noZone}}, &Zone::like);
    like_->setToolTip(ZoneOptions::tr("Where size, richness, castles, mines and the options of the zone come "
                                      "from: its own, or those of another zone"));
}

void ZoneForm::setZones(int count, const std::vector<int>& shown) {
    std::vector<int> zones;
    for (int zone = 0; zone < count; ++zone)
        if (shown.size() != 1 || zone != shown.front()) zones.push_back(zone);
    std::vector<int> listed;
    for (int i = 1; i < like_->count(); ++i)
        listed.push_back(like_->itemData(i).toInt());
    if (listed == zones) return;
    const QSignalBlocker quiet(like_);
    while (like_->count() > 1)
        like_->removeItem(like_->count() - 1);
    for (const int zone : zones)
        //: %1 is the number of a zone
        like_->addItem(ZoneOptions::tr("As zone %1").arg(zone), zone);
}

void ZoneForm::addPart() {
    kind_ = addChoice(ZoneOptions::tr("Kind of zone"),
                      {{zoneKindName(ZoneKind::Auto), int(ZoneKind::Auto)},
                       {zoneKindName(ZoneKind::Start), int(ZoneKind::Start)},
                       {zoneKindName(ZoneKind::Junction), int(ZoneKind::Junction)},
                       {zoneKindName(ZoneKind::Rich), int(ZoneKind::Rich)},
                       {zoneKindName(ZoneKind::Water), int(ZoneKind::Water)}},
                      &Zone::kind);
    kind_->setToolTip(ZoneOptions::tr(
        "How dense treasure, guards, places to visit and obstacles are, and which mines there are where the "
        "zone asks for none: as people make them where players begin, between, or far from them; or mostly "
        "water, with ways across it"));
}

void ZoneForm::addGuards() {
    guards_ = addChoice(ZoneOptions::tr("Guards"),
                        {{ZoneOptions::tr("Weak"), int(GuardStrength::Weak)},
                         {ZoneOptions::tr("As usual"), int(GuardStrength::Usual)},
                         {ZoneOptions::tr("Strong"), int(GuardStrength::Strong)}},
                        &Zone::guards);
    guards_->setToolTip(ZoneOptions::tr("The level of the guards at treasure, and at mines that leave theirs "
                                        "to the config"));
}

void ZoneForm::addMoreCastles() {
    moreCastles_ =
        addRange(ZoneOptions::tr("Further castles"), {0, 3}, &Zone::moreCastles, {0, maximumMoreCastles});
    moreCastles_->setToolTip(
        ZoneOptions::tr("Castles of nobody beside the first, far from it, as many as find room"));
    const QString label = ZoneOptions::tr("Castle size");
    castleSize_ = choiceBox({{ZoneOptions::tr("As the config says"), asInConfig},
                             {ZoneOptions::tr("Small"), int(CastleSize::Small)},
                             {ZoneOptions::tr("Medium"), int(CastleSize::Medium)},
                             {ZoneOptions::tr("Large"), int(CastleSize::Large)},
                             {ZoneOptions::tr("Drawn"), int(CastleSize::Random)}},
                            label);
    castleSize_->setToolTip(ZoneOptions::tr("A castle that finds no room in its zone is a smaller one"));
    addRow(label, castleSize_);
    const int number = nextField();
    compare(castleSize_, &Zone::castleSize, [this] { castleSize_->setCurrentIndex(-1); });
    onShow([this](const Zone& zone) {
        showChoice(*castleSize_, zone.castleSize ? int(*zone.castleSize) : asInConfig);
    });
    connect(castleSize_, &QComboBox::currentIndexChanged, this, [this, number] {
        const int now = castleSize_->currentData().toInt();
        emitChange(number, [now](Zone& zone) {
            zone.castleSize = now == asInConfig ? std::nullopt : std::optional(CastleSize(now));
        });
    });
}

} // namespace stonemason::pocket_heroes
