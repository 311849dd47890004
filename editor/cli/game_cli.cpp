// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/game_cli.h"

#include "editor/cli/console.h"

namespace stonemason {

const FileVerbs* CommandGames::of(DocumentKind kind) const {
    for (const GameCli* game : all)
        for (const FileVerbs* verbs : game->files)
            if (verbs->kind == kind) return verbs;
    return nullptr;
}

QString whyNoRecord(bool isRecord) {
    if (!isRecord)
        return CommandLine::tr(
            "The name says this is the record of a game; \"stonemason replay\" tells what is wrong with it.");
    return CommandLine::tr("This is the record of a game; \"stonemason replay\" "
                           "plays it again and checks every move.");
}

int complainAboutUnknown(CommandCall& call, const std::string& path, std::string_view bytes) {
    const Recognition& recognition = call.games().recognition;
    //: %1 is a file, %2 a sentence
    complain(CommandLine::tr("%1: %2").arg(pathText(path), recognition.unknownText(call, bytes) +
                                                               recognition.asHint(call, bytes)));
    return exitUnusable;
}

} // namespace stonemason
