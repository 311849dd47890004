// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/thing.h"

#include <string>
#include <string_view>
#include <vector>

/// Changes of what a world says. In a version Plain world the words stand where they are used and are the
/// same in all languages. In a Translated one they stand in the table of texts: a key is made for the first
/// words, a text that others say too is copied, one without words in any language goes.
namespace stonemason::pocket_heroes {

/// What the thing says of the kind (HeroName to CastleName): the words or their key; nullptr when things of
/// its kind say nothing such. The world must have the thing.
const std::string* messageOf(const World& world, Thing thing, TextKind kind);

/// Things that say nothing such are passed over.
void setWords(World& world, Thing thing, TextKind kind, Language language, std::string_view words);

struct BroughtTexts {
    std::vector<Text> texts; ///< that the other world's table needs, under keys that are free there
    int lost = 0;            ///< messages that are empty now: they have no words in a language of that world
};

/// Makes records from one world say the same in another, which may be the same. Where its table has a text
/// with the very words they say that one. Words of a version Plain world become those of the first language.
BroughtTexts bringTexts(std::vector<Record>& records, const World& from, const World& to);

/// The text of the event of time with that index.
void setTimeEventWords(World& world, std::size_t event, Language language, std::string_view words);

/// The name of the map (TextKind::Name) or its description.
void setMapWords(World& world, TextKind kind, Language language, std::string_view words);

/// Adds a language, or takes it away with all its words; the last one stays.
void setLanguage(World& world, Language language, bool on);

/// Lays the world out as the other version: its words move to the table, or those of the first of its
/// languages from the table to where they are used; other languages, and keys without a text, are lost.
void setVersion(World& world, Version version);

} // namespace stonemason::pocket_heroes
