// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/profiles/profile_file.h"

#include "core/wastes/format/profile_reader.h"

namespace stonemason::wastes {

LoadedWastes loadWastes() {
    LoadedWastes loaded;
    const auto profiles = loadFolder<Profile>(QStringLiteral("wastes"), readProfile, loaded.broken);
    if (!profiles.empty()) loaded.profile = profiles.front();
    return loaded;
}

} // namespace stonemason::wastes
