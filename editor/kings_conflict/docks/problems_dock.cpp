// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/docks/problems_dock.h"

#include "editor/grid/problems/problems_panel.h"
#include "editor/kings_conflict/map_problems.h"

namespace stonemason::kings_conflict {

namespace {

ProblemWords wordsOfMaps() {
    ProblemWords words;
    words.show = ProblemsDock::tr("&Show on the Map");
    words.showTip = ProblemsDock::tr("Show on the map (Enter)");
    words.checking = ProblemsDock::tr("The map is still being checked…");
    words.changed = ProblemsDock::tr("The map has changed. Wait for the new check.");
    words.readyTitle = ProblemsDock::tr("Ready to submit");
    //: "Export code" is a button of the tool bar
    words.ready = ProblemsDock::tr("Nothing is wrong with this map. Hand it in with Export code.");
    words.readyWithNotes =
        //: "Export code" is a button of the tool bar
        ProblemsDock::tr(
            "Nothing is wrong; the notes below are only worth knowing. Hand it in with Export code.");
    return words;
}

} // namespace

ProblemsDock::ProblemsDock()
    : MapDock(QStringLiteral("problems"), tr("Problems"), Qt::RightDockWidgetArea)
    , panel_(new ProblemsPanel(*this, wordsOfMaps())) {
}

void ProblemsDock::bound() {
    if (!binding()) return panel_->setSource(nullptr);
    auto source = std::make_unique<MapProblems>(*document());
    connect(source.get(), &MapProblems::suggestRequested, this, &ProblemsDock::suggestRequested);
    connect(source.get(), &MapProblems::paintRequested, this, &ProblemsDock::paintRequested);
    panel_->setSource(std::move(source));
}

} // namespace stonemason::kings_conflict
