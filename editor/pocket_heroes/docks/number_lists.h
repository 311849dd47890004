// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/objects.h"

#include <QString>

#include <optional>

/// Lists of numbers as people write them: "3:1, 5:2". Reading gives nothing for what is no such list, or has
/// a number that the file has no room for.
namespace stonemason::pocket_heroes {

QString textOf(const std::vector<Construction>& list);
QString textOf(const std::vector<SecondarySkill>& list);
QString textOf(const std::vector<SkillPoints>& list);
QString textOf(const std::vector<WornArtifact>& list);
QString textOf(const std::vector<std::uint16_t>& list);
/// "0:0:500, 7:SilverSword:1": kind, which, amount.
QString textOf(const std::vector<Reward>& list);

bool readList(const QString& text, std::vector<Construction>& list);
bool readList(const QString& text, std::vector<SecondarySkill>& list);
bool readList(const QString& text, std::vector<SkillPoints>& list);
bool readList(const QString& text, std::vector<WornArtifact>& list);
bool readList(const QString& text, std::vector<std::uint16_t>& list);
bool readList(const QString& text, std::vector<Reward>& list);

} // namespace stonemason::pocket_heroes
