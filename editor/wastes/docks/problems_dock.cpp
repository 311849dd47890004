// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/docks/problems_dock.h"

namespace stonemason::wastes {

namespace {

ProblemWords wordsOfBoards() {
    ProblemWords words;
    words.show = ProblemsDock::tr("&Show on the Board");
    words.showTip = ProblemsDock::tr("Show on the board (Enter)");
    words.checking = ProblemsDock::tr("The board is still being checked…");
    words.changed = ProblemsDock::tr("The board has changed. Wait for the new check.");
    words.readyTitle = ProblemsDock::tr("Ready to play");
    words.ready = ProblemsDock::tr("Nothing is wrong with this board.");
    words.readyWithNotes = ProblemsDock::tr("Nothing is wrong; the notes below are only worth knowing.");
    return words;
}

} // namespace

ProblemsDock::ProblemsDock()
    : ProblemsDockOf(QStringLiteral("board-problems"), tr("Problems"), wordsOfBoards()) {
}

} // namespace stonemason::wastes
