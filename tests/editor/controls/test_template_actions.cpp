// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document.h"
#include "tests/editor/controls/action_test.h"
#include "tests/support/test_program.h"

using namespace stonemason::test;

namespace {

void zoomIntoTemplate(Stage& stage) {
    stage.trigger(QStringLiteral("template.zoom-in"));
}

void layARoad(Stage& stage) {
    stage.trigger(QStringLiteral("template.kind-road"));
}

void forgetTemplateFile(Stage& stage) {
    stage.window().tabs().currentDocument()->markNeverSaved();
}

const QList<ActionException> templateExceptions{
    {"lands.ztemplate", "the recent file that is open already, and in front"},
    {"template.kind-passage", "the link is one already", layARoad},
    {"template.zoom-fit", "it fits already", zoomIntoTemplate},
    {"template.zoom-reset", "it may have that size already", zoomIntoTemplate},
    {"Save…", "it is as its file has it", forgetTemplateFile},
    {"window.reset-layout", "panels are in their places already", hideAPanel},
};

} // namespace

/// What the menus offer for templates does something.
class TestTemplateActions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void onATemplate() { HOLDS(log_.walk({"template", openPlainTemplate}, templateExceptions)); }
    void onATemplateWorkedOn() {
        HOLDS(log_.walk({"template worked on", openWorkedOnTemplate}, templateExceptions));
    }
    void allActionsCanBeDone() { HOLDS(log_.untried(QStringLiteral("template."))); }
    void noDialogIsUnknown() { HOLDS(log_.unplannedDialogs()); }

private:
    ActionLog log_;
};

STONEMASON_TEST(TestTemplateActions)
#include "test_template_actions.moc"
