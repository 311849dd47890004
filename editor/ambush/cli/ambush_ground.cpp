// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/cli/ambush_ground.h"

#include "core/base/limits.h"
#include "core/format/file.h"
#include "core/format/json.h"
#include "core/format/text_file.h"
#include "editor/cli/console.h"

namespace stonemason::ambush {

std::optional<AmbushGround> readGround(CommandCall& call, const std::string& path) {
    const Result<std::string> bytes = readFile(path, maximumDocumentSize);
    if (!bytes) {
        complainAbout(path, bytes.error());
        return std::nullopt;
    }
    const CommandGames& games = call.games();
    const std::optional<DocumentKind> kind = games.recognition.kindOf(call, path, *bytes);
    const FileVerbs* verbs = kind ? games.of(*kind) : nullptr;
    // Rows that are a board's, or nothing that is known, are read as a map of characters.
    if ((!kind || kind == DocumentKind::Board) && !looksLikeJson(withoutMark(*bytes)))
        verbs = games.of(DocumentKind::TextMap);
    if (verbs && verbs->ground) return verbs->ground(call, path, *bytes);
    complain(CommandLine::tr("%1: this is no map; sites are looked for on maps of a game, on worlds and on "
                             "maps of characters")
                 .arg(pathText(path)));
    return std::nullopt;
}

} // namespace stonemason::ambush
