// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/game_cli.h"

#include "editor/cli/console.h"

namespace stonemason {

namespace {

/// The first game for which `fits` holds, else the one that is played without being asked for.
template <typename Fits>
const PlayVerbs& find(const CommandCall& call, Fits fits) {
    const PlayVerbs* usual = nullptr;
    for (const GameCli* game : call.games().all) {
        if (!game->play) continue;
        if (fits(*game->play)) return *game->play;
        if (game->play->chooser.empty()) usual = game->play;
    }
    return *usual;
}

} // namespace

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

const PlayVerbs& playedGame(const CommandCall& call) {
    return find(call, [&](const PlayVerbs& game) {
        return !game.chooser.empty() && call.arguments().has(game.chooser);
    });
}

const PlayVerbs& gameOfRecord(const CommandCall& call, std::string_view bytes) {
    return find(call, [bytes](const PlayVerbs& game) { return game.isRecord(bytes); });
}

const PlayVerbs& gameOfResult(const CommandCall& call, const PartFile& file) {
    return find(call, [&file](const PlayVerbs& game) { return game.isResult && game.isResult(file); });
}

} // namespace stonemason
