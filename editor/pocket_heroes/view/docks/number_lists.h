// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/objects.h"
#include "editor/pocket_heroes/view/docks/choices.h"

#include <QString>
#include <QStringList>

#include <vector>

/// Lists as people write them: items between commas, their parts between colons, "Luck: basic, 5: expert".
/// Numbers are written as their names in the catalogue, or as digits without a name; both are read, with
/// names in any language of the catalogue. The parser returns false, and changes nothing, for invalid text
/// and for numbers that the file cannot hold.
namespace stonemason::pocket_heroes {

QString textOf(const std::vector<Construction>& list, const Catalogue& catalogue);
QString textOf(const std::vector<SecondarySkill>& list, const Catalogue& catalogue);
QString textOf(const std::vector<SkillPoints>& list, const Catalogue& catalogue);
/// Artifacts are numbers here, which no source has names for, and their slots: "artifact 12: backpack".
QString textOf(const std::vector<WornArtifact>& list, const Catalogue& catalogue);
/// Spells.
QString textOf(const std::vector<std::uint16_t>& list, const Catalogue& catalogue);
/// "Resource: Gold: 500, Experience: 100": kind, which where there are several, amount.
QString textOf(const std::vector<Reward>& list, const Catalogue& catalogue);

bool readList(const QString& text, std::vector<Construction>& list, const Catalogue& catalogue);
bool readList(const QString& text, std::vector<SecondarySkill>& list, const Catalogue& catalogue);
bool readList(const QString& text, std::vector<SkillPoints>& list, const Catalogue& catalogue);
bool readList(const QString& text, std::vector<WornArtifact>& list, const Catalogue& catalogue);
bool readList(const QString& text, std::vector<std::uint16_t>& list, const Catalogue& catalogue);
bool readList(const QString& text, std::vector<Reward>& list, const Catalogue& catalogue);

/// The choices for rewards: the kinds by number, and the objects of a kind by number, artifacts by id. Empty
/// for kinds without an object.
Choices rewardKinds();
Choices rewardObjects(RewardKind kind, const Catalogue& catalogue);

/// Choices that are numbered by their index in the catalogue: skills, levels, spells.
Choices choicesOf(const std::vector<NumberedInfo>& infos);
/// The artifacts that heroes wear, by numbers, and where they do, the backpack last.
Choices wornArtifacts(const Catalogue& catalogue);
Choices wornPlaces(const Catalogue& catalogue);

/// The names that a part of an item can have, the first part 0, where the parts before it are as they are.
QStringList namesOf(const std::vector<Construction>*, const QStringList& before, const Catalogue& catalogue);
QStringList namesOf(const std::vector<SecondarySkill>*, const QStringList& before,
                    const Catalogue& catalogue);
QStringList namesOf(const std::vector<SkillPoints>*, const QStringList& before, const Catalogue& catalogue);
QStringList namesOf(const std::vector<WornArtifact>*, const QStringList& before, const Catalogue& catalogue);
QStringList namesOf(const std::vector<std::uint16_t>*, const QStringList& before, const Catalogue& catalogue);
QStringList namesOf(const std::vector<Reward>*, const QStringList& before, const Catalogue& catalogue);

} // namespace stonemason::pocket_heroes
