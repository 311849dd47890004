// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/docks/template_forms.h"

#include "core/pocket_heroes/format/template_limits.h"
#include "core/pocket_heroes/world/world.h"
#include "editor/app/widgets/fields.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/template/model/template_words.h"
#include "editor/pocket_heroes/template/view/docks/building_list.h"
#include "editor/pocket_heroes/template/view/docks/drawn_range.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include <array>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

struct TemplateForms {
    Q_DECLARE_TR_FUNCTIONS(stonemason::pocket_heroes::TemplateForms)
};

constexpr IntRange anyBound{-maximumRangeBound, maximumRangeBound};
constexpr IntRange guardBounds{noGuardLevel, guardLevels};

Choices sizeChoices() {
    Choices choices;
    for (const int side : worldSides)
        choices.push_back({TemplateForms::tr("%1 × %1 cells").arg(side), side});
    return choices;
}

/// What the guards below 0 of a link are.
QList<std::pair<int, QString>> linkGuardCodes(GuardRule rule) {
    const int byConfig = rule == GuardRule::Code ? -1 : -2;
    return {{byConfig, TemplateForms::tr("as the config says")}, {-3 - byConfig, TemplateForms::tr("none")}};
}

/// A row of headings of columns that are equally wide.
QWidget* columnHeadings(const QStringList& headings) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (const QString& heading : headings)
        layout->addWidget(new QLabel(heading), 1,
                          heading == headings.back() && headings.size() > 1 ? Qt::AlignRight : Qt::AlignLeft);
    return row;
}

QStringList treasureNames() {
    return {TemplateForms::tr("Pile of a resource"), TemplateForms::tr("Campfire"),
            TemplateForms::tr("Chest"), TemplateForms::tr("Artifact")};
}

constexpr int decimalsOfChances = 6; // as exact as their sum is checked

/// Shows no insignificant decimals: "0.72". Any number that a file can hold is shown as it is.
class ChanceField : public DecimalBox {
public:
    ChanceField() {
        setRange(-maximumRangeBound, maximumRangeBound);
        setDecimals(decimalsOfChances);
        setSingleStep(0.01);
    }

protected:
    QString textFromValue(double value) const override {
        QString text = QDoubleSpinBox::textFromValue(value);
        if (!text.contains(locale().decimalPoint())) return text;
        while (text.endsWith(locale().zeroDigit()))
            text.chop(1);
        if (text.endsWith(locale().decimalPoint())) text.chop(1);
        return text;
    }
};

} // namespace

ZoneForm::ZoneForm(const Catalogue& catalogue, Changed changed, const std::function<void()>& addCastle)
    : ValueForm(std::move(changed)) {
    surface_ = addChoice(TemplateForms::tr("Ground"), surfaceChoices(catalogue), &Zone::surface);
    addLike();
    size_ = addNumber(TemplateForms::tr("Size"), 1, maximumZoneSize, &Zone::size);
    size_->setToolTip(TemplateForms::tr("The zone's radius beside those of the others"));
    addPart();
    NumberBox* richness = addNumber(TemplateForms::tr("Richness"), 0, maximumRichness, &Zone::richness);
    richness->setToolTip(
        TemplateForms::tr("How dense treasure lies in the zone, 14 as usual; or what it costs "
                          "together, when the config counts it so"));
    RangeField* castles = addRange(TemplateForms::tr("Castles"), {0, 1}, &Zone::castleCount);
    auto* castleList = new CastleList;
    addRow(QString(), castleList);
    compare(castles, &Zone::castles); // the list has no label of its own
    onShow([=](const Zone& zone) { castleList->show(zone.castles); });
    connect(castleList, &CastleList::edited, this,
            [this](const auto& change) { emitChange(-1, [=](Zone& zone) { change(zone.castles); }); });
    connect(castleList, &CastleList::oneWanted, this, addCastle);
    addMoreCastles();
    mines_ = addRange(TemplateForms::tr("Mines"), {0, resourceCount}, &Zone::mineCount);
    auto* mineList = new MineList;
    addRow(QString(), mineList);
    compare(mines_, &Zone::mines);
    const int guards = nextField(maximumZoneBuildings);
    onShow([=](const Zone& zone) { mineList->show(zone.mines); });
    connect(mineList, &MineList::edited, this,
            [this](const auto& change) { emitChange(-1, [=](Zone& zone) { change(zone.mines); }); });
    connect(mineList, &MineList::guardEdited, this, [=, this](std::size_t mine, const RangeEdit& edit) {
        const auto write = [=](Zone& zone) {
            if (mine >= zone.mines.size()) return;
            IntRange& level = zone.mines[mine].guardLevel;
            level = edit.on(level);
        };
        emitChange(guards + int(mine), write, edit.again);
    });
    addGuards();
    onShow([=, this](const Zone& zone) {
        for (QWidget* field :
             {static_cast<QWidget*>(size_), static_cast<QWidget*>(richness), static_cast<QWidget*>(castles),
              static_cast<QWidget*>(mines_), static_cast<QWidget*>(mineList), static_cast<QWidget*>(kind_),
              static_cast<QWidget*>(guards_), static_cast<QWidget*>(castleSize_),
              static_cast<QWidget*>(moreCastles_)})
            field->setEnabled(zone.like == noZone);
    });
}

LinkForm::LinkForm(Changed changed) : ValueForm(std::move(changed)) {
    kind_ = addChoice(TemplateForms::tr("Kind"),
                      {{linkKindName(LinkKind::Regular), int(LinkKind::Regular)},
                       {linkKindName(LinkKind::Road), int(LinkKind::Road)},
                       {linkKindName(LinkKind::Portal), int(LinkKind::Portal)},
                       {linkKindName(LinkKind::Wide), int(LinkKind::Wide)},
                       {linkKindName(LinkKind::Near), int(LinkKind::Near)}},
                      &Link::kind);
    kind_->setToolTip(
        TemplateForms::tr("With a road or without, passages come out alike: the config says whether roads "
                          "lead to them. The kind is kept in the file"));
    addNumber(TemplateForms::tr("From zone"), 0, maximumZones - 1, &Link::first);
    addNumber(TemplateForms::tr("To zone"), 0, maximumZones - 1, &Link::second);
    guard_ = addRange(TemplateForms::tr("Guard"), {-2, guardLevels}, &Link::guardLevel);
    guard_->setToolTip(
        TemplateForms::tr("Level of the guard: 1 to 6, 0 is the game's choice; what numbers below "
                          "0 mean is chosen in the config"));
    onShow([this](const Link& link) {
        guard_->setEnabled(link.kind != LinkKind::Wide && link.kind != LinkKind::Near); // these have none
    });
    setGuardRule(GuardRule::Code);
}

void LinkForm::setGuardRule(GuardRule rule) {
    if (rule_ == rule) return;
    rule_ = rule;
    guard_->setCodes(TemplateForms::tr("level"), linkGuardCodes(rule));
}

ConfigForm::ConfigForm(const GeneratorNumbers& usual, Changed changed) : ValueForm(std::move(changed)) {
    size_ = addChoice(TemplateForms::tr("Map size"), sizeChoices(), &Config::mapSize);
    addChoice(TemplateForms::tr("Shares"),
              {{TemplateForms::tr("By the square of the size"), int(ShareRule::Square)},
               {TemplateForms::tr("By the size itself"), int(ShareRule::Linear)}},
              &Config::shareRule)
        ->setToolTip(TemplateForms::tr("How much of the map a zone gets"));
    addChoice(TemplateForms::tr("Guard -1 in files"),
              {{TemplateForms::tr("as the config says"), int(GuardRule::Code)},
               {TemplateForms::tr("none"), int(GuardRule::Documentation)}},
              &Config::guardRule)
        ->setToolTip(TemplateForms::tr(
            "What the level -1 of a guard means; -2 means the other. The code of the game's "
            "generator has it the first way, its documentation the second."));
    RangeField* links = addRange(TemplateForms::tr("Guards of links"), guardBounds, &Config::linkGuardLevel);
    links->setToolTip(TemplateForms::tr("Level of the guards of links that leave it to the config"));
    RangeField* mines = addRange(TemplateForms::tr("Guards of mines"), guardBounds, &Config::mineGuardLevel);
    mines->setToolTip(TemplateForms::tr("Level of the guards of mines that leave it to the config"));
    for (RangeField* guards : {links, mines})
        guards->setCodes(TemplateForms::tr("level"), {{noGuardLevel, TemplateForms::tr("none")}});
    addCheck(TemplateForms::tr("Ore and wood first"), &Config::prioritizeBaseMines);
    addCheck(TemplateForms::tr("Weaker guards at ore and wood"), &Config::decreaseGuardLevelAtBaseMineByOne);
    addCheck(TemplateForms::tr("A hero at each castle"), &Config::spawnHeroAtCastle);
    addCheck(TemplateForms::tr("Roads"), &Config::addRoads);
    addCheck(TemplateForms::tr("Roads to portals"), &Config::connectTeleportWithRoad);
    addCheck(TemplateForms::tr("Places to visit"), &Config::addVisitables);
    addOptions(usual);
    addTreasures();
    addGuardCounts();
}

void ConfigForm::addTreasures() {
    const QStringList names = treasureNames();
    addRow(TemplateForms::tr("Treasures"),
           columnHeadings({TemplateForms::tr("Chance"), TemplateForms::tr("Cost")}));
    for (int i = 0; i < names.size(); ++i) {
        const QString& name = names[i];
        auto* chance = new ChanceField;
        chances_.push_back(chance);
        //: %1 is a sort of treasure
        chance->setAccessibleName(TemplateForms::tr("Chance of %1").arg(name));
        chance->setToolTip(
            TemplateForms::tr("How likely the next treasure is one of these; all four add up to 1"));
        auto* cost =
            new NumberBox(-maximumRangeBound, maximumRangeBound, TemplateForms::tr("Cost of %1").arg(name));
        cost->setToolTip(TemplateForms::tr("How much of a zone's richness it takes"));
        auto* row = new QWidget;
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(4);
        layout->addWidget(chance, 1);
        layout->addWidget(cost, 1);
        addRow(name, row);
        const auto at = std::size_t(i);
        const int chanceField = nextField();
        const int costField = nextField();
        onShow([=](const Config& config) {
            if (chance->value() != config.treasureChance[at]) chance->setValue(config.treasureChance[at]);
            if (cost->value() != config.treasureCost[at]) cost->setValue(config.treasureCost[at]);
        });
        connect(chance, &QDoubleSpinBox::valueChanged, this, [=, this](double now) {
            emitChange(chanceField, [=](Config& config) { config.treasureChance[at] = now; });
        });
        connect(cost, &QSpinBox::valueChanged, this, [=, this](int now) {
            emitChange(costField, [=](Config& config) { config.treasureCost[at] = now; });
        });
    }
}

void ConfigForm::addGuardCounts() {
    addRow(TemplateForms::tr("Creatures"),
           columnHeadings({TemplateForms::tr("at least"), TemplateForms::tr("at most")}));
    for (int level = 0; level <= guardLevels; ++level) {
        const QString label = TemplateForms::tr("Guards of level %1").arg(level);
        auto* field = drawnRange(label, {0, 200}, anyBound);
        field->setToolTip(
            TemplateForms::tr("How many creatures stand together; 0: the game draws the number"));
        addRow(label, field);
        const int number = nextField();
        const auto at = std::size_t(level);
        onShow([=](const Config& config) { field->show(config.guardCount[at]); });
        connect(field, &RangeField::edited, this, [=, this](const RangeEdit& edit) {
            const auto write = [=](Config& config) {
                config.guardCount[at] = edit.on(config.guardCount[at]);
            };
            emitChange(number, write, edit.again);
        });
    }
}

} // namespace stonemason::pocket_heroes
