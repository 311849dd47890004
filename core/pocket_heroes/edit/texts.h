// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/thing.h"

#include <string>
#include <string_view>
#include <vector>

/// Changes of the texts of a world. In a version Plain world the words stand where they are used and are the
/// same in all languages. In a Translated one they stand in the table of texts: a key is created for the
/// first words, a text that others use too is copied, one without words in any language goes.
namespace stonemason::pocket_heroes {

/// The message of the kind (HeroName to CastleName) that the thing has: the words or their key; nullptr when
/// things of its kind have none. The world must have the thing.
const std::string* messageOf(const World& world, Thing thing, TextKind kind);

/// Things without such a message are passed over.
void setWords(World& world, Thing thing, TextKind kind, Language language, std::string_view words);

struct BroughtTexts {
    std::vector<Text> texts; ///< that the other world's table needs, under keys that are free there
    int lost = 0;            ///< messages that are empty now: they have no words in a language of that world
};

/// Gives records from one world the same messages in another, which may be the same. Where its table has a
/// text with the very same words, they use that one. Words of a version Plain world become those of the first
/// language.
BroughtTexts bringTexts(std::vector<Record>& records, const World& from, const World& to);

/// The text of the event of time with that index.
void setTimeEventWords(World& world, std::size_t event, Language language, std::string_view words);

/// The name of the map (TextKind::Name) or its description.
void setMapWords(World& world, TextKind kind, Language language, std::string_view words);

/// Adds a language, or removes it with all its words; the last one stays.
void setLanguage(World& world, Language language, bool on);

/// Lays the world out as the other version: its words move to the table, or those of the first of its
/// languages from the table to where they are used; other languages, and keys without a text, are lost.
void setVersion(World& world, Version version);

} // namespace stonemason::pocket_heroes
