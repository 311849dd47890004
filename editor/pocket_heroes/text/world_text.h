// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/check/check.h"
#include "editor/text/message_text.h"

#include <QString>

/// Sentences about Pocket Heroes worlds.
namespace stonemason::pocket_heroes {

/// "Red", "Nobody"; the number for a colour there is not.
QString playerName(PlayerId player);
/// "English"; the number for a language there is not.
QString languageName(Language language);
/// "Citadel", "Any nation"; the number for a nation there is not.
QString nationName(Nation nation);
/// "Knight" for "knight"; the id itself for a class that is not known.
QString heroClassName(const std::string& id);
/// "castle", "treasure": what things of the kind are called inside a sentence.
QString thingName(ThingKind kind);
/// "chest", "key guard": the same of treasure.
QString treasureName(const Treasure& treasure);
/// "Goblin", "random, level 3"; the number for a creature there is not.
QString creatureName(std::int16_t creature, const Catalogue& catalogue);
/// “Ore mine”: the name of what a record calls by that id, the id when the catalogue does not have it, and
/// what things of the kind are called when the id is empty.
QString objectName(ThingKind kind, const std::string& id, const Catalogue& catalogue);

/// What is wrong with a world, in a few words: "A building nobody can reach".
QString problemHeadline(const Problem& problem, const Catalogue& catalogue);
/// For players, in at most 160 characters: what is wrong, why that matters, and what to do. The map shows
/// the place.
QString problemSentence(const Problem& problem, const Catalogue& catalogue);
/// The same with its places, for reports that stand beside no map: "... Where: row 8, column 1."
QString problemReport(const Problem& problem, const Catalogue& catalogue);
/// What the fix does, the text of its button: "Delete the treasure".
QString fixText(const Fix& fix, const Catalogue& catalogue);

/// The colours of players by name.
class PlayerVocabulary : public Vocabulary {
public:
    std::optional<QString> of(const Argument& argument, ArgumentKind kind) const override {
        const int* const number = std::get_if<int>(&argument);
        return number && kind == ArgumentKind::Player ? std::optional(playerName(PlayerId(*number)))
                                                      : std::nullopt;
    }
};

} // namespace stonemason::pocket_heroes
