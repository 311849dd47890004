// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/docks/template_problems_dock.h"

namespace stonemason::pocket_heroes {

namespace {

ProblemWords wordsOfTemplates() {
    ProblemWords words;
    words.show = TemplateProblemsDock::tr("&Show in the Graph");
    words.showTip = TemplateProblemsDock::tr("Show in the graph (Enter)");
    words.checking = TemplateProblemsDock::tr("The template is still being checked…");
    words.changed = TemplateProblemsDock::tr("The template has changed. Wait for the new check.");
    words.readyTitle = TemplateProblemsDock::tr("Ready to generate");
    words.ready = TemplateProblemsDock::tr("Nothing is wrong with this template.");
    words.readyWithNotes =
        TemplateProblemsDock::tr("Nothing is wrong; the notes below are only worth knowing.");
    return words;
}

} // namespace

TemplateProblemsDock::TemplateProblemsDock()
    : ProblemsDockOf(QStringLiteral("template-problems"), tr("Problems"), wordsOfTemplates()) {
}

} // namespace stonemason::pocket_heroes
