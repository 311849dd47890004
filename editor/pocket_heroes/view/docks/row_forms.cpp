// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/row_forms.h"

#include "editor/pocket_heroes/view/docks/choices.h"
#include "editor/pocket_heroes/view/docks/number_lists.h"

#include <QCoreApplication>

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

struct RowForms {
    Q_DECLARE_TR_FUNCTIONS(RowForms)
};

/// The fields of a type of numbers.
template <typename Number>
RowColumn numbers(QString label) {
    return {std::move(label), {}, std::numeric_limits<Number>::min(), std::numeric_limits<Number>::max()};
}

RowColumn chosenAmong(QString label, Choices choices) {
    return {std::move(label), [choices = std::move(choices)](const RowValues&) { return choices; }};
}

/// The choices with the picture of a thing that lies on the map.
Choices pictured(Choices choices, const Treasure& treasure) {
    Item item;
    item.treasure = treasure;
    const QIcon picture = pictureOf(Record{ThingKind::Item, item});
    for (Choice& choice : choices)
        choice.picture = picture;
    return choices;
}

/// The form of one list of heroes.
/// @param listOf gives the list of a hero, const or not, or nullptr
/// @param toRow, fromRow an entry as a row, and a row as an entry
template <typename ListOf, typename ToRow, typename FromRow>
void setMeaning(RowForm& form, ListOf listOf, ToRow toRow, FromRow fromRow) {
    form.get = [listOf, toRow](const World& world, Thing thing) -> std::optional<RowTable> {
        if (thing.kind != ThingKind::Hero || !has(world, thing)) return std::nullopt;
        const auto* list = listOf(world.heroes[std::size_t(thing.index)]);
        if (!list) return std::nullopt;
        RowTable rows;
        for (const auto& entry : *list)
            rows.push_back(toRow(entry));
        return rows;
    };
    form.set = [listOf, fromRow](World& world, Thing thing, const RowTable& rows) {
        auto* list = listOf(world.heroes[std::size_t(thing.index)]);
        if (!list) return;
        list->clear();
        for (const RowValues& row : rows)
            list->push_back(fromRow(row));
    };
}

RowForm skillForm(const Catalogue& catalogue) {
    RowForm form{
        .label = RowForms::tr("Skills"),
        .heading = RowForms::tr("Skills one by one"),
        .none = RowForms::tr("The hero has no skills of its own."),
        .different = RowForms::tr("The heroes have different skills."),
        .tooMany = RowForms::tr("There are too many skills to list one by one."),
        .add = RowForms::tr("Add Skill"),
        .addTip = RowForms::tr("Teach the hero another skill"),
        .removeTip = RowForms::tr("Remove this skill"),
        .removeName = RowForms::tr("Remove skill %1"),
        .columns = {chosenAmong(RowForms::tr("Skill %1"), choicesOf(catalogue.skills)),
                    chosenAmong(RowForms::tr("Level of skill %1"), choicesOf(catalogue.skillLevels))},
        .added = {0, 0},
        .get = {},
        .set = {}};
    setMeaning(
        form, [](auto& hero) { return &hero.secondarySkills; },
        [](SecondarySkill one) {
            return RowValues{int(one.skill), int(one.level)};
        },
        [](const RowValues& row) {
            return SecondarySkill{std::int8_t(row[0].toInt()), std::int8_t(row[1].toInt())};
        });
    return form;
}

RowForm primarySkillForm(const Catalogue& catalogue) {
    RowForm form{
        .label = RowForms::tr("Primary skills"),
        .heading = RowForms::tr("Primary skills one by one"),
        .none = RowForms::tr("The hero has the usual primary skills."),
        .different = RowForms::tr("The heroes have different primary skills."),
        .tooMany = RowForms::tr("There are too many primary skills to list one by one."),
        .add = RowForms::tr("Add Primary Skill"),
        .addTip = RowForms::tr("Give the hero points in another primary skill"),
        .removeTip = RowForms::tr("Remove this primary skill"),
        .removeName = RowForms::tr("Remove primary skill %1"),
        .columns = {chosenAmong(RowForms::tr("Primary skill %1"), choicesOf(catalogue.primarySkills)),
                    numbers<std::int16_t>(RowForms::tr("Points of primary skill %1"))},
        .added = {0, 1},
        .get = {},
        .set = {}};
    setMeaning(
        form, [](auto& hero) { return &hero.skills; },
        [](SkillPoints one) {
            return RowValues{int(one.skill), int(one.points)};
        },
        [](const RowValues& row) {
            return SkillPoints{std::uint16_t(row[0].toInt()), std::int16_t(row[1].toInt())};
        });
    return form;
}

RowForm artifactForm(const Catalogue& catalogue) {
    RowForm form{.label = RowForms::tr("Artifacts"),
                 .heading = RowForms::tr("Artifacts one by one"),
                 .none = RowForms::tr("The hero has no artifacts."),
                 .different = RowForms::tr("The heroes have different artifacts."),
                 .tooMany = RowForms::tr("There are too many artifacts to list one by one."),
                 .add = RowForms::tr("Add Artifact"),
                 .addTip = RowForms::tr("Give the hero another artifact"),
                 .removeTip = RowForms::tr("Remove this artifact"),
                 .removeName = RowForms::tr("Remove artifact %1"),
                 .columns = {chosenAmong(RowForms::tr("Artifact %1"), wornArtifacts(catalogue)),
                             chosenAmong(RowForms::tr("Where artifact %1 is worn"), wornPlaces(catalogue))},
                 .added = {0, -1},
                 .get = {},
                 .set = {}};
    setMeaning(
        form, [](auto& hero) { return &hero.artifacts; },
        [](WornArtifact one) {
            return RowValues{int(one.artifact), int(one.slot)};
        },
        [](const RowValues& row) {
            return WornArtifact{std::uint16_t(row[0].toInt()), std::int16_t(row[1].toInt())};
        });
    return form;
}

RowForm spellForm(const Catalogue& catalogue) {
    RowForm form{.label = RowForms::tr("Spells"),
                 .heading = RowForms::tr("Spells one by one"),
                 .none = RowForms::tr("The hero knows no spells."),
                 .different = RowForms::tr("The heroes know different spells."),
                 .tooMany = RowForms::tr("There are too many spells to list one by one."),
                 .add = RowForms::tr("Add Spell"),
                 .addTip = RowForms::tr("Teach the hero another spell"),
                 .removeTip = RowForms::tr("Remove this spell"),
                 .removeName = RowForms::tr("Remove spell %1"),
                 .columns = {chosenAmong(RowForms::tr("Spell %1"),
                                         pictured(choicesOf(catalogue.spells), SpellScroll{}))},
                 .added = {0},
                 .get = {},
                 .set = {}};
    setMeaning(
        form, [](auto& hero) { return hero.spells ? &*hero.spells : nullptr; },
        [](std::uint16_t one) { return RowValues{int(one)}; },
        [](const RowValues& row) { return std::uint16_t(row[0].toInt()); });
    return form;
}

/// What a reward's picture shows: the thing that would lie on the map; null for what lies nowhere.
QIcon rewardPicture(const Catalogue& catalogue, RewardKind kind, const QVariant& which) {
    Item item;
    switch (kind) {
    case RewardKind::Resource: item.treasure = Pile{Resource(which.toInt()), 0}; break;
    case RewardKind::Mana: item.treasure = ManaCrystal{}; break;
    case RewardKind::Artifact: item.treasure = Artifact{which.toString().toStdString()}; break;
    case RewardKind::Spell: item.treasure = SpellScroll{}; break;
    case RewardKind::Creatures: {
        Guard guard;
        guard.troop.creature = std::int16_t(which.toInt());
        const bool isKnown = guard.troop.creature >= 0 && guard.troop.creature < creatureCount;
        return isKnown ? pictureOf(Record{ThingKind::Guard, guard}) : QIcon();
    }
    default: return {};
    }
    const bool isUnknown =
        kind == RewardKind::Artifact && !catalogue.findArtifact(which.toString().toStdString());
    return isUnknown ? QIcon() : pictureOf(Record{ThingKind::Item, item});
}

/// What rewards of each kind can be of, made when it is first asked for.
class RewardChoices {
public:
    explicit RewardChoices(const Catalogue& catalogue) : catalogue_(&catalogue) {}

    const Choices& of(RewardKind kind) {
        const auto known = choices_.find(int(kind));
        if (known != choices_.end()) return known->second;
        Choices choices = rewardObjects(kind, *catalogue_);
        for (Choice& choice : choices)
            choice.picture = rewardPicture(*catalogue_, kind, choice.value);
        return choices_.emplace(int(kind), std::move(choices)).first->second;
    }

private:
    const Catalogue* catalogue_;
    std::map<int, Choices> choices_;
};

RowValues rowOf(const Reward& reward) {
    const bool isArtifact = reward.kind == RewardKind::Artifact;
    return {int(reward.kind),
            isArtifact ? QVariant(QString::fromStdString(reward.artifact)) : QVariant(int(reward.which)),
            int(reward.amount)};
}

Reward rewardOf(const RowValues& row) {
    Reward reward{RewardKind(row[0].toInt()), 0, {}, row[2].toInt()};
    if (reward.kind == RewardKind::Artifact)
        reward.artifact = row[1].toString().toStdString();
    else
        reward.which = row[1].toInt();
    return reward;
}

} // namespace

RowForm rewardForm(const Catalogue& catalogue) {
    RowForm form{.label = RowForms::tr("Rewards"),
                 .heading = RowForms::tr("Rewards one by one"),
                 .none = RowForms::tr("The event has no rewards."),
                 .different = RowForms::tr("The events have different rewards."),
                 .tooMany = RowForms::tr("There are too many rewards to list one by one."),
                 .add = RowForms::tr("Add Reward"),
                 .addTip = RowForms::tr("Give something more to whoever the event happens to"),
                 .removeTip = RowForms::tr("Take this reward out"),
                 .removeName = RowForms::tr("Take reward %1 out"),
                 .columns = {chosenAmong(RowForms::tr("Kind of reward %1"), rewardKinds()),
                             {RowForms::tr("What reward %1 is of"),
                              [choices = RewardChoices(catalogue)](const RowValues& row) mutable {
                                  return choices.of(RewardKind(row[0].toInt()));
                              }},
                             numbers<int>(RowForms::tr("Amount of reward %1"))},
                 .added = {int(RewardKind::Resource), int(Resource::Gold), 1000},
                 .get = {},
                 .set = {}};
    form.get = [](const World& world, Thing thing) -> std::optional<RowTable> {
        if (thing.kind != ThingKind::Event) return std::nullopt;
        RowTable rows;
        for (const Reward& reward : world.events[std::size_t(thing.index)].rewards)
            rows.push_back(rowOf(reward));
        return rows;
    };
    form.set = [](World& world, Thing thing, const RowTable& rows) {
        std::vector<Reward>& rewards = world.events[std::size_t(thing.index)].rewards;
        rewards.clear();
        for (const RowValues& row : rows)
            rewards.push_back(rewardOf(row));
    };
    form.follow = [&catalogue](RowValues& row, std::size_t column) {
        if (column != 0) return;
        const bool isArtifact = RewardKind(row[0].toInt()) == RewardKind::Artifact;
        row[1] = isArtifact && !catalogue.artifacts.empty()
                     ? QVariant(QString::fromStdString(catalogue.artifacts.front().id))
                     : QVariant(0);
    };
    return form;
}

std::vector<RowForm> heroForms(const Catalogue& catalogue) {
    return {skillForm(catalogue), primarySkillForm(catalogue), artifactForm(catalogue), spellForm(catalogue)};
}

} // namespace stonemason::pocket_heroes
