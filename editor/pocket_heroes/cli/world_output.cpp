// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/cli/world_output.h"

#include "core/documents/document_kind.h"
#include "core/pocket_heroes/format/hmm.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"

namespace stonemason::pocket_heroes {

bool isWorldName(std::string_view name) {
    return documentKindForName(name) == DocumentKind::World;
}

int convertWorld(const std::string& path, std::string_view bytes, const std::string& output) {
    if (!isWorldName(output))
        return usageError(
            "convert",
            //: %1 and %2 are files
            CommandLine::tr("%1: \"%2\" must end in .hmm; a world has no other form that can be "
                            "read again")
                .arg(pathText(path), shown(output)));
    const Result<World> world = readWorld(bytes);
    if (!world) return complainAbout(path, world.error());
    const Result<std::string> written = writeWorld(*world);
    return written ? writeOutput(output, *written, path) : complainAbout(path, written.error());
}

} // namespace stonemason::pocket_heroes
