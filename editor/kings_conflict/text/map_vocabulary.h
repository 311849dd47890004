// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"
#include "editor/text/message_text.h"

#include <QString>

namespace stonemason::kings_conflict {

/// The tile's name ("Forest"), or the code in quotes if the game does not define it.
QString tileName(const GameProfile& game, Code code);

/// "Half-turn", "Diagonal mirror", "None".
QString symmetryName(Symmetry symmetry);

/// The words of a game of maps: its tiles, terrain, layers and kings by name. Its placeholders are %{cards},
/// %{strikers}, %{trap} (the words of its profile), %{mercenary} ("a mercenary"), %{obstacles} (what kings
/// cannot enter: "mountains or water") and %{ambushGround} (where a unit that kills in one strike can be
/// spawned: "mountains"); a game without kings has none of them.
class MapVocabulary : public Vocabulary {
public:
    /// The game must outlive the words.
    explicit MapVocabulary(const GameProfile& game) : game_(game) {}

    std::optional<QString> of(const Argument& argument, ArgumentKind kind) const override;
    std::optional<QString> placeholder(QStringView word) const override;

private:
    const GameProfile& game_;
};

/// The placeholder in the game's words; empty where it has none.
QString gameWord(QStringView word, const GameProfile& game);

} // namespace stonemason::kings_conflict
