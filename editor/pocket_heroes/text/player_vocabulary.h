// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/text/world_text.h"
#include "editor/text/message_text.h"

namespace stonemason::pocket_heroes {

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
