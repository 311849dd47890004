// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/verbs/verbs.h"

namespace stonemason {

std::span<const Verb* const> allVerbs() {
    static const std::vector<const Verb*> all = [] {
        std::vector<const Verb*> verbs{&checkVerb,  &exportVerb,     &convertVerb, &playVerb,
                                       &replayVerb, &tournamentVerb, &generateVerb};
        for (const GameCli* game : allGameClis())
            verbs.insert(verbs.end(), game->verbs.begin(), game->verbs.end());
        return verbs;
    }();
    return all;
}

std::vector<Option> optionsOf(const Verb& verb) {
    std::vector<Option> options(verb.options.begin(), verb.options.end());
    if (verb.hasFileOptions)
        for (const GameCli* game : allGameClis())
            options.insert(options.end(), game->fileOptions.begin(), game->fileOptions.end());
    if (&verb == &generateVerb)
        for (const GameCli* game : allGameClis())
            if (game->generate)
                options.insert(options.end(), game->generate->options.begin(), game->generate->options.end());
    return options;
}

} // namespace stonemason
