// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/preview/template_preview_dock.h"

#include "core/pocket_heroes/edit/texts.h"
#include "core/pocket_heroes/template/template_check.h"
#include "core/pocket_heroes/template/zone_mirror.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"
#include "editor/pocket_heroes/model/thing_index.h"
#include "editor/pocket_heroes/template/view/preview/seed_gallery.h"
#include "editor/pocket_heroes/template/view/preview/seed_search.h"
#include "editor/pocket_heroes/template/view/preview/world_picture.h"
#include "editor/pocket_heroes/text/template_text.h"
#include "editor/text/error_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

constexpr int stopDelay = 300; // ms

} // namespace

TemplatePreviewDock::TemplatePreviewDock(const Catalogue& catalogue)
    : TemplateDock(QStringLiteral("template-preview"), tr("Preview"), Qt::RightDockWidgetArea)
    , catalogue_(catalogue)
    , renderer_(catalogue)
    , seed_(new QSpinBox)
    , dice_(new QToolButton)
    , size_(new QComboBox)
    , compare_(new QToolButton)
    , keep_(new QToolButton)
    , mirror_(new QToolButton)
    , gallery_(new SeedGallery(catalogue,
                               [this]() -> std::variant<WorldRequest, QString> {
                                   if (!binding()) return QString();
                                   if (QString why = whyImpossible(); !why.isEmpty()) return why;
                                   return wanted();
                               }))
    , picture_(new WorldPicture)
    , step_(new QSlider(Qt::Horizontal))
    , stepName_(new QLabel)
    , verdict_(new QLabel)
    , making_(new QLabel)
    , stop_(new QToolButton)
    , open_(new QPushButton(tr("Open as World")))
    , game_(new QPushButton(tr("For the Game…")))
    , origin_(new QCheckBox(tr("Say in its description how it was made")))
    , task_(*this, [this](Answer answer) { showAnswer(std::move(answer)); }) {
    setWidget(buildContent());
    setProperty("share", 2); // the picture needs the room
    forwardFocusTo(*this, *seed_);
    workLater_.setSingleShot(true);
    workLater_.setInterval(0);
    stopLater_.setSingleShot(true);
    stopLater_.setInterval(stopDelay);
    connectParts();
    showStep();
    bound();
}

TemplatePreviewDock::~TemplatePreviewDock() = default;

void TemplatePreviewDock::connectParts() {
    connect(&workLater_, &QTimer::timeout, this, &TemplatePreviewDock::work);
    connect(&stopLater_, &QTimer::timeout, this, [this] { showStop(task_.isBusy()); });
    connect(seed_, &QSpinBox::valueChanged, this, &TemplatePreviewDock::later);
    connect(size_, &QComboBox::currentIndexChanged, this, &TemplatePreviewDock::later);
    connect(dice_, &QToolButton::clicked, this, &TemplatePreviewDock::drawSeed);
    connect(step_, &QSlider::valueChanged, this, [this] {
        showStep();
        draw();
    });
    connect(picture_, &WorldPicture::resized, this, &TemplatePreviewDock::draw);
    connect(stop_, &QToolButton::clicked, this, [this] {
        task_.drop();
        showStop(false);
        showReason(tr("Stopped. Change something to try again."));
    });
    connect(open_, &QPushButton::clicked, this, &TemplatePreviewDock::openWorld);
    connect(game_, &QPushButton::clicked, this, &TemplatePreviewDock::saveForGame);
    connect(size_, &QComboBox::currentIndexChanged, gallery_, &SeedGallery::drop);
    connect(compare_, &QToolButton::toggled, this, &TemplatePreviewDock::setComparing);
    connect(keep_, &QToolButton::toggled, this, &TemplatePreviewDock::setKeeping);
    connect(mirror_, &QToolButton::toggled, this, &TemplatePreviewDock::setMirrored);
    connect(gallery_, &SeedGallery::seedChosen, seed_, &QSpinBox::setValue);
    connect(gallery_, &SeedGallery::worldRequested, this, [this] {
        compare_->setChecked(false);
        step_->setFocus(Qt::OtherFocusReason);
    });
}

void TemplatePreviewDock::drawSeed() {
    seed_->setValue(1 + int(QRandomGenerator::global()->bounded(999'999)));
}

void TemplatePreviewDock::compareSeeds() {
    compare_->setChecked(true);
    gallery_->compareButton()->click();
}

void TemplatePreviewDock::findFairSeed() {
    compare_->setChecked(true);
    gallery_->fairButton()->click();
}

void TemplatePreviewDock::bound() {
    setEnabled(bool(binding()));
    task_.drop();
    workLater_.stop();
    stopLater_.stop();
    showStop(false);
    showText({});
    generated_.reset();
    isOutdated_ = false;
    whenMade_ = nullptr;
    const QSignalBlocker block(keep_);
    keep_->setChecked(binding() && document()->keepsLayout());
    offerMirror();
    if (binding())
        binding().on(document(), &TemplateDocument::edited, [this] {
            offerMirror();
            gallery_->drop();
            later();
        });
    gallery_->drop();
    draw();
    later();
}

/// One of the two is seen: both would need more room than small screens have.
void TemplatePreviewDock::setComparing(bool on) {
    gallery_->setVisible(on);
    world_->setVisible(!on);
    if (!on) draw();
}

void TemplatePreviewDock::setKeeping(bool on) {
    if (!binding()) return;
    document()->setKeepsLayout(on);
    gallery_->drop(); // its worlds lie otherwise
    keepShown();
    if (!isCurrent()) later();
}

void TemplatePreviewDock::setMirrored(bool on) {
    if (!binding()) return;
    document()->setMirrored(on);
    gallery_->drop();
    later();
}

/// Only where the template has a mirror, and again when it has one again; otherwise the tool tip gives the
/// reason why it has none.
void TemplatePreviewDock::offerMirror() {
    const auto mirror = binding() ? mirrorOf(document()->worldTemplate()) : Error{{"mirror/none"}};
    const QString what =
        tr("Make the part above the diagonal the image of the part below: the players of both "
           "have the same ways, mines and treasure");
    const QSignalBlocker block(mirror_);
    mirror_->setEnabled(mirror.ok());
    mirror_->setChecked(mirror.ok() && document()->isMirrored());
    mirror_->setToolTip(mirror ? what : what + u'\n' + errorText(mirror.error()));
}

/// The layout of the world that is shown, if the zones are to keep one and there is none yet.
void TemplatePreviewDock::keepShown() {
    if (!binding() || !document()->keepsLayout() || !document()->keptLayout().centres.empty()) return;
    if (!generated_ || of_.worldTemplate != document()->worldTemplate() ||
        generated_->generated.drafts.empty())
        return;
    const Draft& laidOut = generated_->generated.drafts[std::size_t(Step::Layout)];
    const double side = laidOut.size.rows; // a power of two: nothing is rounded
    KeptLayout layout{laidOut.centres, laidOut.placesGivenUp};
    for (DrawingPoint& centre : layout.centres)
        centre = {centre.x / side, centre.y / side};
    document()->keep(std::move(layout));
    gallery_->drop();
    // The first attempt comes out the same with them. A later one may not: then the world is made again.
    if (generated_->generated.report.attempts == 1)
        of_.layout = document()->keptLayout();
    else
        later();
}

void TemplatePreviewDock::setStopDelay(int milliseconds) {
    stopLater_.setInterval(milliseconds);
}

bool TemplatePreviewDock::isWorking() const {
    return task_.isBusy() || gallery_->isWorking();
}

WorldRequest TemplatePreviewDock::wanted() const {
    return {document()->worldTemplate(), seed_->value(), size_->currentData().toInt(),
            document()->keptLayout(), mirror_->isChecked() ? WorldSymmetry::Diagonal : WorldSymmetry::None};
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

/// Whether the world is that of what stands beside it.
bool TemplatePreviewDock::isCurrent() const {
    return generated_ && !task_.isBusy() && binding() && of_ == wanted();
}

/// Not before somebody sees it. A world that was wanted is not the one that comes now.
void TemplatePreviewDock::later() {
    stale_ = true;
    whenMade_ = nullptr;
    allow();
    if (isVisible()) workLater_.start();
}

void TemplatePreviewDock::showEvent(QShowEvent* event) {
    TemplateDock::showEvent(event);
    if (stale_) workLater_.start();
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
    options.symmetry = asked_.symmetry;
    making_->clear();
    const GenerateProgress progress = [this, work = ++works_](int attempt, Step step) {
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
        drawn_ = groundedTemplate(of_);
        isOutdated_ = false;
        keepShown();
        const GenerateReport& report = generated_->generated.report;
        //: %1 is a size such as 128, %2 "1 attempt", %3 "312 cells of road"
        const QString summary = tr("%1 × %1, %2, %3.")
                                    .arg(report.size)
                                    .arg(tr("%n attempt(s)", nullptr, report.attempts),
                                         tr("%n cell(s) of road", nullptr, report.roadCells));
        QStringList lines{summary, placesText(report), playersText(report),
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

/// Whether the world is there; if not, it is made, or a message says why none can be.
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
    emit worldWanted(madeWorld(), {generated.draft.zoneOf, of_.worldTemplate.config.treasureCost});
}

void TemplatePreviewDock::saveForGame() {
    if (makes(&TemplatePreviewDock::saveForGame)) emit gameFileWanted(madeWorld());
}

/// As it leaves the panel. That of a template without a name is called after its file.
World TemplatePreviewDock::madeWorld() const {
    World world = generated_->generated.world;
    if (of_.worldTemplate.name.empty() && !document()->path().isEmpty())
        setMapWords(world, TextKind::Name, Language::English, document()->title().toStdString());
    if (origin_->isChecked()) setOrigin(world, generated_->generated.report.origin);
    return world;
}

void TemplatePreviewDock::allow() {
    const bool isThere = isCurrent();
    for (QPushButton* button : {open_, game_})
        button->setEnabled(isThere);
}

void TemplatePreviewDock::draw() {
    allow();
    picture_->setFaded(isOutdated_);
    if (!generated_) return picture_->setImage({});
    const int side = picture_->side();
    const bool dark = isDark(palette());
    const auto step = std::size_t(step_->value() - 1);
    if (step + 1 < generated_->generated.drafts.size())
        return picture_->setImage(draftImage(generated_->generated.drafts[step], drawn_, side, dark));
    const ThingIndex things(generated_->generated.world, catalogue_);
    picture_->setImage(renderer_.image(generated_->generated.world, things, {.dark = dark}, {side, side}));
}

void TemplatePreviewDock::showStep() {
    //: %1 is a step from 1 to %2, %3 what has been done then
    stepName_->setText(
        tr("Step %1 of %2: %3").arg(step_->value()).arg(stepCount).arg(stepName(Step(step_->value() - 1))));
    stepName_->setVisible(!stepName_->text().isEmpty());
    step_->setAccessibleDescription(stepName_->text());
}

void TemplatePreviewDock::showText(const QString& sentence) {
    verdict_->setText(sentence);
    verdict_->setVisible(!sentence.isEmpty());
    picture_->setAccessibleName(sentence);
}

/// What there was last stays to be seen, but as what it is.
void TemplatePreviewDock::showReason(const QString& sentence) {
    isOutdated_ = true;
    whenMade_ = nullptr;
    showText(generated_ ? sentence + u'\n' + tr("The picture shows the last world that came of the template.")
                        : sentence);
    draw();
}

void TemplatePreviewDock::changeEvent(QEvent* event) {
    TemplateDock::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) draw();
}

} // namespace stonemason::pocket_heroes
