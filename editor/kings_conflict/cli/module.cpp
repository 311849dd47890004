// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/cli/module.h"

#include "editor/kings_conflict/cli/map_files.h"

namespace stonemason::kings_conflict {

namespace {

constexpr const Verb* verbs[]{&symmetryVerb, &suggestHintsVerb, &marchVerb};
constexpr const FileVerbs* files[]{&mapVerbs};
constexpr Option fileOptions[]{gameOption};

} // namespace

const GameCli gameCli{.verbs = verbs, .files = files, .fileOptions = fileOptions, .generate = &generateVerbs};

} // namespace stonemason::kings_conflict
