// SPDX-License-Identifier: GPL-3.0-or-later
// The options of worlds that only templates of our own have.
#include "core/pocket_heroes/format/template_fields.h"
#include "editor/pocket_heroes/template/view/docks/template_forms.h"

#include <QCoreApplication>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

struct WorldOptions {
    Q_DECLARE_TR_FUNCTIONS(stonemason::pocket_heroes::WorldOptions)
};

} // namespace

void ConfigForm::addOptions(const GeneratorNumbers& usual) {
    addChoice(WorldOptions::tr("Castle size"),
              {{WorldOptions::tr("Small"), int(CastleSize::Small)},
               {WorldOptions::tr("Medium"), int(CastleSize::Medium)},
               {WorldOptions::tr("Large"), int(CastleSize::Large)},
               {WorldOptions::tr("Drawn"), int(CastleSize::Random)}},
              &Config::castleSize)
        ->setToolTip(WorldOptions::tr("A castle that finds no room in its zone is a smaller one"));
    addChoice(WorldOptions::tr("Richness counts"),
              {{WorldOptions::tr("By area"), int(RichnessRule::Density)},
               {WorldOptions::tr("For the whole zone"), int(RichnessRule::Total)}},
              &Config::richnessRule)
        ->setToolTip(
            WorldOptions::tr("Whether the richness of a zone is how dense its treasures lie, or what "
                             "they cost together"));
    addOwnNumber(WorldOptions::tr("Treasures per 1000 cells"), "treasurePer1000", usual.treasurePer1000)
        ->setToolTip(WorldOptions::tr("In a zone with the richness 14, when it counts by area"));
    addOwnNumber(WorldOptions::tr("Guarded hoards, %"), "hoardGuardPercent", usual.hoardGuardPercent)
        ->setToolTip(WorldOptions::tr("Percentage of the hoards of several treasures that have a guard"));
    water_ = addChoice(WorldOptions::tr("Kind of water"),
                       {{WorldOptions::tr("Lakes"), int(WaterKind::Lakes)},
                        {WorldOptions::tr("None"), int(WaterKind::None)},
                        {WorldOptions::tr("Rivers"), int(WaterKind::Rivers)},
                        {WorldOptions::tr("Coast"), int(WaterKind::Coast)},
                        {WorldOptions::tr("Islands"), int(WaterKind::Islands)},
                        {WorldOptions::tr("Drawn for each world"), int(WaterKind::Random)}},
                       &Config::waterKind);
    water_->setToolTip(
        WorldOptions::tr("Where water lies: lakes in zones and between them, rivers that wind into them, "
                         "a sea at the rims of the map, or water around each zone"));
    addOwnNumber(WorldOptions::tr("Water, %"), "waterPercent", usual.waterPercent)
        ->setToolTip(WorldOptions::tr(
            "Percentage of a zone that lakes take, where they cut nothing off; rivers take 3 to 10 % of the "
            "map, however much is asked for"));
    addChoice(WorldOptions::tr("Placed zones"),
              {{WorldOptions::tr("As they are drawn"), int(PlacedZones::AsDrawn)},
               {WorldOptions::tr("Turned for each world"), int(PlacedZones::Turned)},
               {WorldOptions::tr("Turned or mirrored for each world"), int(PlacedZones::Mirrored)}},
              &Config::placedZones)
        ->setToolTip(WorldOptions::tr("Whether the whole drawing is turned by quarters, so that worlds with "
                                      "zones that have a place differ more"));
    addOwnNumber(WorldOptions::tr("Cells for each place"), "cellsPerVisitable", usual.cellsPerVisitable)
        ->setToolTip(
            WorldOptions::tr("So many cells of a zone for each place to visit; fewer make more places"));
    addOwnNumber(WorldOptions::tr("Largest groves"), "groveCells", usual.groveCells)
        ->setToolTip(WorldOptions::tr("Cells of the largest groves and ranges of one kind"));
}

/// Shows the usual number where the config has none of its own, and takes it for none.
NumberBox* ConfigForm::addOwnNumber(const QString& label, std::string_view name, int usual) {
    const OwnNumberField& option =
        *std::ranges::find(ownNumbers, name, [](const auto& each) { return std::string_view(each.name); });
    auto* field = new NumberBox(option.least, option.most, label);
    addRow(label, field);
    own_.emplace(name, field);
    const int number = nextField();
    const auto part = option.value;
    onShow([=](const Config& config) { field->showNumber(config.*part == asUsual ? usual : config.*part); });
    connect(field, &QSpinBox::valueChanged, this, [=, this](int now) {
        emitChange(number, [=](Config& config) { config.*part = now == usual ? asUsual : now; });
    });
    return field;
}

} // namespace stonemason::pocket_heroes
