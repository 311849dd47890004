// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/preview/preview_dock.h"

#include "editor/ambush/text/ambush_text.h"
#include "editor/ambush/view/preview/site_picture.h"
#include "editor/ambush/view/sites/site_words.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/text/error_text.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::ambush {

namespace {

constexpr int stopDelay = 300;             // ms
constexpr int largestFollowed = 512 * 512; ///< cells; on larger maps newer work stops the older

QString verdictOf(const SiteAnswer& answer) {
    if (!answer.fits) return PreviewDock::tr("The pattern is larger than this map and fits nowhere.");
    if (answer.passing == 0)
        return PreviewDock::tr(
            "No place passes: nowhere does as much of the pattern agree as it asks for. Lower "
            "“Must agree” of the pattern, or choose another map.");
    //: Sites are places that do not overlap, chosen best first.
    const QString sites = PreviewDock::tr("%n chosen site(s)", nullptr, countOf(answer.chosen));
    if (answer.lookedAt < answer.passing)
        //: %1 "42 places pass, more than can be looked at; only the best 40 are", %2 "7 chosen sites"
        return PreviewDock::tr("%1. %2.").arg(placesLeftOutText(answer.passing, answer.lookedAt), sites);
    const QString places = PreviewDock::tr("%n place(s) pass", nullptr, countOf(answer.passing));
    //: %1 "42 places pass", %2 "7 chosen sites"
    return PreviewDock::tr("%1, %2.").arg(places, sites);
}

} // namespace

PreviewDock::PreviewDock(const WalkabilityMaps& maps)
    : PatternDock(QStringLiteral("pattern-preview"), tr("On a Map"), Qt::RightDockWidgetArea)
    , maps_(maps)
    , map_(new QComboBox)
    , walkerLabel_(new QLabel(tr("F&or:")))
    , walker_(new QComboBox)
    , picture_(new SitePicture)
    , verdict_(new QLabel)
    , stop_(new QToolButton)
    , job_(*this, [this](std::optional<SiteAnswer> answer) { take(std::move(answer)); }) {
    setWidget(buildContent());
    forwardFocusTo(*this, *map_);
    stopLater_.setSingleShot(true);
    stopLater_.setInterval(stopDelay);
    connect(&stopLater_, &QTimer::timeout, this, [this] { stop_->setVisible(job_.isBusy()); });
    connect(stop_, &QToolButton::clicked, this, &PreviewDock::stop);
    connect(&maps_, &WalkabilityMaps::listChanged, this, &PreviewDock::listMaps);
    connect(map_, &QComboBox::currentIndexChanged, this, [this] {
        isChosenByHand_ = true;
        followMap();
    });
    connect(walker_, &QComboBox::currentIndexChanged, this, &PreviewDock::search);
    listMaps();
    bound();
}

QWidget* PreviewDock::buildContent() {
    for (QComboBox* field : {map_, walker_}) {
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        field->setMinimumContentsLength(10);
    }
    map_->setAccessibleName(tr("Map to try the pattern on"));
    map_->setToolTip(tr("The map to try the pattern on: the sample, or one that is open"));
    walker_->setAccessibleName(tr("For whom the map is passable"));
    walker_->setToolTip(tr("For whom the map is passable"));
    walkerLabel_->setBuddy(walker_);
    verdict_->setWordWrap(true);
    verdict_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    stop_->setText(tr("Stop"));
    stop_->setIcon(icon(QStringLiteral("close")));
    stop_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    stop_->setToolTip(tr("Stop looking for places"));
    stop_->hide();
    auto* choices = new QHBoxLayout;
    choices->setSpacing(gap);
    choices->addWidget(map_, 2);
    choices->addWidget(walkerLabel_);
    choices->addWidget(walker_, 1);
    auto* outcome = new QHBoxLayout;
    outcome->setSpacing(gap);
    outcome->addWidget(verdict_, 1);
    outcome->addWidget(stop_, 0, Qt::AlignTop);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap, gap);
    layout->setSpacing(gap);
    layout->addLayout(choices);
    layout->addLayout(outcome);
    layout->addWidget(picture_, 1);
    return content;
}

void PreviewDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) {
        const auto later = [this] { search(); };
        binding().on(document(), &PatternDocument::cellsChanged, later);
        binding().on(document(), &PatternDocument::replaced, later);
        binding().on(document(), &PatternDocument::rulesChanged, later);
    }
    search();
}

WalkabilityMap* PreviewDock::map() const {
    return chosen_;
}

/// A map that the user chose stays chosen as long as it is available; otherwise the map edited last is used.
void PreviewDock::listMaps() {
    const QList<WalkabilityMap*>& all = maps_.all();
    isChosenByHand_ = isChosenByHand_ && chosen_ && all.contains(chosen_.data());
    {
        const QSignalBlocker quiet(map_);
        map_->clear();
        for (const WalkabilityMap* each : all)
            map_->addItem(each->name());
        map_->setCurrentIndex(int(all.indexOf(isChosenByHand_ ? chosen_.data() : maps_.recent())));
    }
    followMap();
}

void PreviewDock::followMap() {
    WalkabilityMap* wanted = maps_.all().value(map_->currentIndex(), nullptr);
    if (chosen_ == wanted && mapContext_) return;
    chosen_ = wanted;
    mapContext_ = std::make_unique<QObject>();
    if (chosen_) connect(chosen_, &WalkabilityMap::changed, mapContext_.get(), [this] { search(); });
    listWalkers();
    search();
}

void PreviewDock::listWalkers() {
    const QSignalBlocker quiet(walker_);
    walker_->clear();
    if (chosen_) walker_->addItems(chosen_->walkers());
    for (QWidget* part : {static_cast<QWidget*>(walkerLabel_), static_cast<QWidget*>(walker_)})
        part->setVisible(walker_->count() > 0);
}

void PreviewDock::search() {
    stop_->hide();
    stopLater_.stop();
    ++round_;
    if (!binding() || !chosen_) {
        job_.cancel();
        picture_->clear();
        return showSentence({});
    }
    if (const auto fault = faultOf(document()->pattern())) {
        job_.cancel();
        picture_->clear();
        return showSentence(errorText(*fault));
    }
    const auto make = [this, round = round_]() -> GridJob<std::optional<SiteAnswer>>::Work {
        if (!binding() || !chosen_) return [](const std::stop_token&) { return std::nullopt; };
        SiteQuestion question{.pattern = document()->pattern(),
                              .passable = chosen_->passableBy(std::max(0, walker_->currentIndex())),
                              .dark = isDark(palette())};
        if (faultOf(question.pattern)) return [](const std::stop_token&) { return std::nullopt; };
        const auto watch = [this, round](int percent) {
            QMetaObject::invokeMethod(
                this,
                [this, round, percent] {
                    if (round == round_ && stop_->isVisible())
                        //: %1 is a percentage
                        showSentence(tr("Looking for places… %1 %").arg(percent));
                },
                Qt::QueuedConnection);
        };
        return [question = std::move(question), watch](const std::stop_token& stop) {
            return searchSites(question, stop, watch);
        };
    };
    job_.run(chosen_->size(), GridJob<std::optional<SiteAnswer>>::Make(make),
             chosen_->size().area() <= largestFollowed ? JobPace::Follow : JobPace::Restart);
    if (job_.isBusy()) stopLater_.start();
}

void PreviewDock::take(std::optional<SiteAnswer> answer) {
    if (!answer) return;
    if (!job_.isBusy()) {
        stopLater_.stop();
        stop_->hide();
    }
    showSentence(verdictOf(*answer));
    picture_->show(*std::move(answer));
    if (!job_.isBusy()) emit shown();
}

void PreviewDock::showSentence(const QString& sentence) {
    verdict_->setText(sentence);
    picture_->setAccessibleName(sentence);
}

void PreviewDock::stop() {
    job_.cancel();
    stop_->hide();
    picture_->clear();
    showSentence(tr("Stopped. Paint, or choose a map, to look again."));
}

void PreviewDock::changeEvent(QEvent* event) {
    PatternDock::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && binding()) search();
}

} // namespace stonemason::ambush
