// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/docks/problems_dock.h"

namespace stonemason::pocket_heroes {

namespace {

ProblemWords wordsOfWorlds() {
    ProblemWords words;
    words.show = ProblemsDock::tr("&Show on the Map");
    words.showTip = ProblemsDock::tr("Show on the map (Enter)");
    words.checking = ProblemsDock::tr("The world is still being checked…");
    words.changed = ProblemsDock::tr("The world has changed. Wait for the new check.");
    words.readyTitle = ProblemsDock::tr("Ready to play");
    words.ready = ProblemsDock::tr("Nothing is wrong with this world.");
    words.readyWithNotes = ProblemsDock::tr("Nothing is wrong; the notes below are only worth knowing.");
    words.fixAllTip = WorldProblems::fixAllTip();
    return words;
}

} // namespace

ProblemsDock::ProblemsDock()
    : ProblemsDockOf(QStringLiteral("world-problems"), tr("Problems"), wordsOfWorlds()) {
}

} // namespace stonemason::pocket_heroes
