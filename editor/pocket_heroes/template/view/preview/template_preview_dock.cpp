// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/preview/template_preview_dock.h"

#include "core/pocket_heroes/template/zone_mirror.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"
#include "editor/pocket_heroes/model/thing_index.h"
#include "editor/pocket_heroes/template/view/preview/seed_gallery.h"
#include "editor/pocket_heroes/template/view/preview/seed_search.h"
#include "editor/pocket_heroes/template/view/preview/symmetry_box.h"
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
    , symmetry_(new SymmetryBox)
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
    connect(symmetry_, &SymmetryBox::chosen, this, &TemplatePreviewDock::setSymmetry);
    connect(gallery_, &SeedGallery::seedChosen, seed_, &QSpinBox::setValue);
    connect(gallery_, &SeedGallery::worldRequested, this, [this] {
        compare_->setChecked(false);
        step_->setFocus(Qt::OtherFocusReason);
    });
}

void TemplatePreviewDock::drawSeed() {
    seed_->setValue(1 + int(QRandomGenerator::global()->bounded(999'999)));
}

void TemplatePreviewDock::showSeed(int seed, int size) {
    compare_->setChecked(false);
    seed_->setValue(seed);
    size_->setCurrentIndex(size_->findData(size));
    step_->setValue(stepCount);
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
    offerSymmetries();
    if (binding())
        binding().on(document(), &TemplateDocument::edited, [this] {
            offerSymmetries();
            gallery_->drop();
            later();
        });
    gallery_->drop();
    draw();
    later();
}

/// Only one of the two is visible: both together do not fit on small screens.
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

void TemplatePreviewDock::setSymmetry(WorldSymmetry symmetry) {
    if (!binding()) return;
    document()->change(tr("Symmetry of worlds"),
                       [symmetry](Template& changed) { changed.config.symmetry = symmetry; });
}

void TemplatePreviewDock::offerSymmetries() {
    if (!binding()) return;
    const Template& worldTemplate = document()->worldTemplate();
    symmetry_->offer(worldTemplate, worldTemplate.config.symmetry);
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

void TemplatePreviewDock::showEvent(QShowEvent* event) {
    TemplateDock::showEvent(event);
    if (stale_) workLater_.start();
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

/// The last world stays visible, marked as outdated.
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
