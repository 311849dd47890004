// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/ambush_dock.h"

#include "editor/ambush/view/sites/ambush_form.h"
#include "editor/ambush/view/sites/pattern_choice.h"
#include "editor/ambush/view/sites/simulation_bar.h"
#include "editor/ambush/view/sites/simulation_control.h"
#include "editor/ambush/view/sites/site_actions.h"
#include "editor/ambush/view/sites/site_model.h"
#include "editor/ambush/view/sites/site_overlay.h"
#include "editor/ambush/view/sites/site_simulation.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/dialogs.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/help_page.h"
#include "editor/text/error_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <cmath>

namespace stonemason::ambush {

namespace {

constexpr int stopButtonDelay = 300; // ms
constexpr double thousandthsPerPercent = 10;
constexpr std::string_view workId = "ambushes";
constexpr std::string_view sortingId = "ambush-order";

} // namespace

AmbushDock::AmbushDock(const QString& id, const QString& prefix, const Means& means)
    : GroundDock(id, tr("Ambushes"), Qt::RightDockWidgetArea)
    , shelf_(means.shelf)
    , dialogs_(means.dialogs)
    , actions_(new SiteActions(prefix, this))
    , model_(new SiteModel(this))
    , content_(*this, [this] { build(); })
    , job_(
          *this, [this](const Findings& findings) { take(findings); },
          [this](bool busy) {
              if (board_) board_->setWorking(workId, busy);
          }) {
    setProperty("closed", true);
    setHelpPage(*this, QStringLiteral("patterns.md#ambushes-on-your-maps"));
    connectActions();
    bound();
}

void AmbushDock::build() {
    form_ = new AmbushForm(shelf_, *model_, *actions_);
    simulation_ = new SimulationControl(*form_->simulation(), *actions_, this);
    setWidget(scrollPane(form_));
    forwardFocusTo(*this, *form_->patterns());
    connectForm();
    listWalkers();
    search();
}

QList<QAction*> AmbushDock::menu() const {
    return {actions_->menuAction()};
}

void AmbushDock::connectActions() {
    connect(actions_, &SiteActions::panelRequested, this, [this] { showDock(this); });
    connect(actions_, &SiteActions::stepRequested, this, &AmbushDock::step);
    connect(actions_, &SiteActions::copyRequested, this, &AmbushDock::copy);
    connect(actions_, &SiteActions::exportRequested, this, &AmbushDock::exportSites);
    connect(actions_, &SiteActions::simulationRequested, this, &AmbushDock::simulate);
}

void AmbushDock::connectForm() {
    stopLater_.setSingleShot(true);
    stopLater_.setInterval(stopButtonDelay);
    connect(&stopLater_, &QTimer::timeout, this,
            [this] { form_->stop()->setVisible(job_.isBusy() || model_->isSorting()); });
    connect(model_, &SiteModel::sortingChanged, this, &AmbushDock::followSorting);
    connect(form_->stop(), &QToolButton::clicked, this, &AmbushDock::stop);
    connect(form_->addFile(), &QToolButton::clicked, this, &AmbushDock::addFile);
    connect(form_->patterns(), &PatternChoice::chosenChanged, this, &AmbushDock::search);
    connect(form_->walker(), &QComboBox::currentIndexChanged, this, &AmbushDock::search);
    connect(form_->choice(), &QComboBox::currentIndexChanged, this, &AmbushDock::search);
    connect(form_->rectangles(), &QCheckBox::toggled, this, &AmbushDock::search);
    connect(form_->inWalls(), &QCheckBox::toggled, this, &AmbushDock::search);
    connect(form_->hasThreshold(), &QCheckBox::toggled, this, &AmbushDock::search);
    connect(form_->threshold(), &QDoubleSpinBox::valueChanged, this, &AmbushDock::search);
    connect(form_->list()->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AmbushDock::choose);
    connect(form_->list(), &QTreeView::clicked, this, &AmbushDock::choose);
    connect(form_->list(), &QTreeView::activated, this, [this](const QModelIndex& index) {
        choose(index);
        giveKeysTo(binding().view());
    });
    connect(actions_, &SiteActions::sortRequested, form_, &AmbushForm::sortBy);
    connect(simulation_, &SimulationControl::changed, this, &AmbushDock::showSimulation);
    connect(simulation_, &SimulationControl::sitesLost, this, &GroundDock::message);
}

void AmbushDock::bound() {
    forget();
    setEnabled(bool(binding()));
    board_ = binding() ? &binding().view()->state() : nullptr;
    if (binding())
        binding().on(map(), &WalkabilityMap::changed, [this] {
            if (isSimulating()) {
                endSimulation();
                emit message(tr("The map has changed, so the simulation has ended."));
            }
            run(JobPace::Follow);
        });
    if (!content_.isBuilt()) return; // it is closed
    listWalkers();
    search();
}

/// The chosen kind of unit stays chosen if the next map has it, too.
void AmbushDock::listWalkers() {
    const QSignalBlocker quiet(form_->walker());
    const QStringList walkers = map() ? map()->walkers() : QStringList();
    const QString before = form_->walker()->currentText();
    form_->walker()->clear();
    form_->walker()->addItems(walkers);
    form_->walker()->setCurrentIndex(std::max(0, int(walkers.indexOf(before))));
    form_->walker()->setVisible(!walkers.isEmpty());
}

void AmbushDock::addFile() {
    QString filter;
    const QStringList paths = dialogs_.openFiles({}, {tr("Ambush patterns (*.ambush *.txt)")}, filter);
    for (const QString& path : paths) {
        const Result<QString> key = shelf_.addFile(path);
        if (key)
            form_->patterns()->setChosen(*key, true);
        else
            dialogs_.inform(tr("Add Pattern"), errorText(shownPath(path), key.error()));
    }
}

/// The input of the search; nullopt when no search is possible, and then the verdict gives the reason.
std::optional<SiteSearch> AmbushDock::question() {
    SiteSearch search{{},
                      Choice(form_->choice()->currentData().toInt()),
                      form_->rectangles()->isChecked() ? Overlap::Rectangles : Overlap::Cells,
                      form_->inWalls()->isChecked() ? Waiters::Anywhere : Waiters::OnWays};
    paths_.clear();
    names_.clear();
    faults_.clear();
    for (const ShelvedPattern& chosen : form_->patterns()->chosen()) {
        Pattern pattern = chosen.pattern;
        if (form_->hasThreshold()->isChecked())
            pattern.threshold = int(std::lround(form_->threshold()->value() * thousandthsPerPercent));
        if (const auto fault = faultOf(pattern)) {
            faults_ += errorText(chosen.name, Error(*fault));
            continue;
        }
        search.patterns.push_back(std::move(pattern));
        paths_.push_back(chosen.path);
        names_ += chosen.name;
    }
    if (!search.patterns.empty()) return search;
    showSentence(faults_.isEmpty() ? tr("Tick a pattern to look for.") : faults_.join(u'\n'));
    return std::nullopt;
}

void AmbushDock::search() {
    if (isSimulating()) return simulate(true);
    finder_.reset();
    run(JobPace::Restart);
}

void AmbushDock::run(JobPace pace) {
    ++round_;
    hideStop();
    if (!content_.isBuilt() || !binding() || isHidden()) return forget();
    if (!finder_ || size_ != map()->size()) {
        auto asked = question();
        if (!asked) return forget();
        finder_ = std::make_shared<SiteFinder>(*std::move(asked));
        size_ = map()->size();
    }
    const auto watch = [this, round = round_](int percent) {
        QMetaObject::invokeMethod(
            this,
            [this, round, percent] {
                //: %1 is a percentage
                if (round == round_ && form_->stop()->isVisible())
                    showSentence(tr("Looking for places… %1 %").arg(percent));
            },
            Qt::QueuedConnection);
    };
    const auto make = [this, finder = finder_, watch]() -> GridJob<Findings>::Work {
        if (!binding()) return [](const std::stop_token&) { return Findings(); };
        return [finder, watch, order = model_->order(),
                passable = map()->passableBy(std::max(0, form_->walker()->currentIndex()))](
                   const std::stop_token& stop) { return finder->find(passable(), order, stop, watch); };
    };
    // The search for as many as possible may go on for long on a board of any size.
    if (finder_->search().choice == Choice::Most)
        job_.runAside(make, pace);
    else
        job_.run(map()->size(), GridJob<Findings>::Make(make), pace);
    if (job_.isBusy()) stopLater_.start();
}

/// Cancels the search and clears the results.
void AmbushDock::forget() {
    endSimulation();
    job_.cancel();
    finder_.reset();
    chosen_.reset();
    model_->show(nullptr, {});
    if (form_) describeChosen();
    showOverlay();
    updateActions();
}

void AmbushDock::take(Findings findings) {
    if (!findings) return;
    if (!job_.isBusy()) hideStop();
    showVerdict(*findings, verdictText(*findings, finder_ ? finder_->search().choice : Choice::All));
    showSites(std::move(findings));
}

/// Shows them in the list and on the map; the chosen site stays chosen while it is among them.
void AmbushDock::showSites(Findings findings) {
    {
        const QSignalBlocker quiet(form_->list()->selectionModel());
        model_->show(std::move(findings), names_);
        const std::optional<int> row = chosen_ ? model_->rowOf(*chosen_) : std::nullopt;
        if (row) {
            model_->reach(*row);
            form_->list()->setCurrentIndex(model_->index(*row, 0));
        }
        chosen_ = row ? std::optional(model_->placeAt(*row)) : std::nullopt;
    }
    form_->list()->viewport()->update();
    describeChosen();
    showOverlay();
    updateActions();
}

/// Begins or restarts a simulation, or returns to the search on the map itself.
void AmbushDock::simulate(bool on) {
    if (!binding()) return;
    if (!on) {
        endSimulation();
        return search();
    }
    showDock(this);
    content_.ensure();                   // its window may be hidden
    binding().view()->setGuest(nullptr); // the stroke under way is given up before the map is looked at
    auto asked = question();
    if (!asked) return forget();
    job_.cancel();
    finder_.reset();
    form_->setSimulating(true);
    simulation_->begin(*binding().view(),
                       {std::move(asked->patterns), asked->overlap, map()->size(),
                        map()->passableBy(std::max(0, form_->walker()->currentIndex())), asked->waiters});
}

bool AmbushDock::isSearching() const {
    return job_.isBusy() || (simulation_ && simulation_->isPreparing());
}

bool AmbushDock::isSimulating() const {
    return simulation_ && simulation_->isActive();
}

void AmbushDock::endSimulation() {
    if (!content_.isBuilt()) return;
    simulation_->end();
    form_->setSimulating(false);
}

void AmbushDock::showSimulation() {
    Findings findings = simulation_->simulation()->findings();
    //: in a simulation
    showVerdict(*findings, tr("%n site(s) so far.", nullptr, simulation_->simulation()->sites()));
    showSites(std::move(findings));
}

/// And which patterns could not be looked for, each in a line of its own.
void AmbushDock::showVerdict(const SiteFindings& found, const QString& verdict) {
    QStringList lines = tooLargeTexts(found, names_) + faults_;
    if (!verdict.isEmpty()) lines.prepend(verdict);
    showSentence(lines.join(u'\n'));
}

void AmbushDock::showSentence(const QString& sentence) {
    form_->verdict()->setText(sentence);
}

void AmbushDock::hideStop() {
    stopLater_.stop();
    if (form_) form_->stop()->hide();
}

void AmbushDock::followSorting(bool sorting) {
    if (board_) board_->setWorking(sortingId, sorting);
    if (job_.isBusy()) return; // the search has the button
    if (sorting)
        stopLater_.start();
    else
        hideStop();
}

/// The list stays as it is sorted.
void AmbushDock::stopSorting() {
    const SiteOrder shown = model_->shownOrder();
    form_->list()->sortByColumn(int(shown.key), shown.ascending ? Qt::AscendingOrder : Qt::DescendingOrder);
}

void AmbushDock::stop() {
    if (!job_.isBusy() && model_->isSorting()) return stopSorting();
    forget();
    hideStop();
    showSentence(tr("Stopped. Paint, or choose another pattern, to look again."));
}

void AmbushDock::choose(const QModelIndex& index) {
    if (!index.isValid() || !binding() || !model_->found()) return;
    chosen_ = model_->placeAt(index.row());
    describeChosen();
    showOverlay();
    const Site site = model_->found()->siteOf(*chosen_);
    GridView& view = *binding().view();
    view.state().setCursor(site.stand.empty() ? site.corner : site.stand.front());
    const Cell last{site.corner.row + site.size.rows - 1, site.corner.column + site.size.columns - 1};
    view.showClearly({site.corner, last});
}

/// In full, where the columns of the list may have no room.
void AmbushDock::describeChosen() {
    const QString text = chosen_ && model_->found() ? model_->description(*chosen_) : QString();
    form_->site()->setText(text);
    form_->site()->setVisible(!text.isEmpty());
}

void AmbushDock::step(int direction) {
    const int count = model_->siteCount();
    if (count == 0) return;
    const QModelIndex current = form_->list()->currentIndex();
    const int from = current.isValid() ? current.row() : direction > 0 ? -1 : count;
    const int row = (from + direction + count) % count;
    model_->reach(row);
    const QModelIndex next = model_->index(row, 0);
    form_->list()->setCurrentIndex(next);
    form_->list()->scrollTo(next);
    choose(next); // with a single site the current row stays
}

void AmbushDock::showOverlay() {
    if (!board_) return;
    const Findings& found = model_->found();
    const bool hasSites = found && !found->places.empty();
    if (const SiteSimulation* simulation = simulation_ ? simulation_->simulation() : nullptr)
        board_->setOverlay(ambushPlace, std::make_shared<SimulationOverlay>(*simulation, found, chosen_));
    else
        board_->setOverlay(ambushPlace, hasSites ? std::make_shared<SiteOverlay>(found, chosen_) : nullptr);
}

void AmbushDock::updateActions() {
    // A list of sites on ground that is not the map's would mislead: it is not taken along.
    const bool isSearched = model_->found() != nullptr && !isSimulating();
    actions_->setState(bool(binding()), isSearched, model_->siteCount() > 0);
    actions_->setSimulation(isSimulating(), isSimulating() && simulation_->isRunning());
}

void AmbushDock::changeEvent(QEvent* event) {
    GroundDock::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showOverlay(); // its legend has pictures
}

void AmbushDock::showEvent(QShowEvent* event) {
    GroundDock::showEvent(event);
    if (!finder_ && !isSimulating()) search();
}

void AmbushDock::hideEvent(QHideEvent* event) {
    GroundDock::hideEvent(event);
    if (isHidden()) forget();
}

} // namespace stonemason::ambush
