// SPDX-License-Identifier: GPL-3.0-or-later
// The generation of the world in the preview of a template, and its export.
#include "core/pocket_heroes/edit/texts.h"
#include "core/pocket_heroes/template/template_check.h"
#include "editor/pocket_heroes/template/view/preview/seed_search.h"
#include "editor/pocket_heroes/template/view/preview/template_preview_dock.h"
#include "editor/pocket_heroes/text/template_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

WorldRequest TemplatePreviewDock::wanted() const {
    return {document()->worldTemplate(), seed_->value(), size_->currentData().toInt(),
            document()->keptLayout()};
}

/// The findings of the checks of the template at the chosen size, which the config's need not be; empty when
/// nothing is in the way of a world.
QString TemplatePreviewDock::whyImpossible() const {
    const TemplateReport& own = document()->report();
    Template sized = document()->worldTemplate();
    const int size = size_->currentData().toInt();
    const bool isOwnSize = size == 0 || size == sized.config.mapSize;
    if (!isOwnSize) sized.config.mapSize = size;
    const TemplateReport report = isOwnSize ? own : checkTemplate(sized, catalogue_);
    const auto first = std::ranges::find(report.problems, Severity::Error, &TemplateProblem::severity);
    if (first == report.problems.end()) return {};
    const bool isOfSize = own.count(Severity::Error) == 0;
    return problemSentence(*first) + u'\n' +
           (isOfSize ? tr("Choose another size for the world, or change the template.")
                     : tr("The template has errors: fix them first, see Problems."));
}

/// Whether the world matches the input shown beside it.
bool TemplatePreviewDock::isCurrent() const {
    return generated_ && !task_.isBusy() && binding() && of_ == wanted();
}

/// Schedules a new world once the panel is visible. A pending request for the world in progress is dropped
/// with it.
void TemplatePreviewDock::later() {
    stale_ = true;
    whenMade_ = nullptr;
    allow();
    if (isVisible()) workLater_.start();
}

void TemplatePreviewDock::work() {
    stale_ = false;
    showStop(false);
    stopLater_.stop();
    task_.drop();
    for (QPushButton* button : {open_, game_})
        button->setEnabled(false);
    if (!binding()) return showText({});
    if (const QString why = whyImpossible(); !why.isEmpty()) {
        showReason(why);
        emit shown();
        return;
    }
    asked_ = wanted();
    GenerationRequest options;
    options.seed = std::uint64_t(asked_.seed);
    options.size = asked_.size;
    options.keepDrafts = true;
    options.layout = asked_.layout;
    making_->clear();
    const GenerationProgress progress = [this, work = ++works_](int attempt, Step step) {
        QMetaObject::invokeMethod(
            this, [=, this] { showMaking(work, attempt, step); }, Qt::QueuedConnection);
    };
    task_.restart(LatestTask<Answer>::Work([worldTemplate = asked_.worldTemplate, &catalogue = catalogue_,
                                            options, progress](const std::stop_token& stop) -> Answer {
        return generateFair(worldTemplate, catalogue, options, 1, stop, {.steps = progress});
    }));
    stopLater_.start();
}

void TemplatePreviewDock::showStop(bool on) {
    stop_->setVisible(on);
    making_->setVisible(on);
}

/// Shows the progress of the current work; that of older work is ignored.
void TemplatePreviewDock::showMaking(int work, int attempt, Step step) {
    if (work == works_) making_->setText(attemptText(attempt, GenerationRequest().attempts, step));
}

void TemplatePreviewDock::showAnswer(Answer answer) {
    stopLater_.stop();
    showStop(false);
    if (!answer) return;
    if (*answer) {
        generated_ = std::move(*answer).value();
        of_ = asked_;
        drawn_ = groundedTemplate(of_.worldTemplate);
        isOutdated_ = false;
        keepShown();
        const GenerationReport& report = generated_->generated.report;
        //: %1 is a size such as 128, %2 "1 attempt", %3 "312 cells of road"
        const QString summary = tr("%1 × %1, %2, %3.")
                                    .arg(report.size)
                                    .arg(tr("%n attempt(s)", nullptr, report.attempts),
                                         tr("%n cell(s) of road", nullptr, report.roadCells));
        QStringList lines{summary, placesText(report), playersText(report),
                          waterText(generated_->generated.world, of_.worldTemplate.config),
                          fairnessText(figuresOf(asked_.seed, generated_->generated, generated_->fairness))};
        lines.removeAll(QString());
        showText(lines.join(u'\n'));
        draw();
    } else {
        const QString why = generateFailure(answer->error());
        if (whenMade_) document()->refuse(why); // the panel may be hidden
        showReason(why);
    }
    emit shown();
    // Not from here: a document that opens takes the place of this one.
    if (!isCurrent()) return;
    if (const auto then = std::exchange(whenMade_, nullptr))
        QMetaObject::invokeMethod(this, then, Qt::QueuedConnection);
}

/// Whether the world is ready; if not, it is generated, or a message gives the reason why not.
bool TemplatePreviewDock::makes(void (TemplatePreviewDock::*then)()) {
    if (isCurrent()) return true;
    if (!binding()) return false;
    if (const QString why = whyImpossible(); !why.isEmpty()) {
        document()->refuse(why);
        return false;
    }
    whenMade_ = then;
    if (!task_.isBusy()) workLater_.start();
    return false;
}

void TemplatePreviewDock::openWorld() {
    if (!makes(&TemplatePreviewDock::openWorld)) return;
    const Generated& generated = generated_->generated;
    emit worldWanted(generatedWorld(), {generated.draft.zoneOf, of_.worldTemplate.config.treasureCost});
}

void TemplatePreviewDock::saveForGame() {
    if (makes(&TemplatePreviewDock::saveForGame)) emit gameFileWanted(generatedWorld());
}

/// The world for export. The world of a template without a name is named after its file.
World TemplatePreviewDock::generatedWorld() const {
    World world = generated_->generated.world;
    if (of_.worldTemplate.name.empty() && !document()->path().isEmpty())
        setMapWords(world, TextKind::Name, Language::English, document()->title().toStdString());
    if (origin_->isChecked()) setOrigin(world, generated_->generated.report.origin);
    return world;
}

} // namespace stonemason::pocket_heroes
