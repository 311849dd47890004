// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/simulation_control.h"

#include "editor/ambush/view/sites/simulation_bar.h"
#include "editor/ambush/view/sites/site_actions.h"
#include "editor/text/names.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QSpinBox>

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace stonemason::ambush {

/// Breaks walls on the board that is simulated on; everything else on it rests.
class SimulationControl::Hammer : public GridController {
public:
    explicit Hammer(SimulationControl& control) : control_(control) {}

    void press(Cell cell, Modifiers) override { control_.strike(cell); }
    void drag(Cell, Modifiers) override {}
    void release(Cell) override {}
    bool actAtCursor(Modifiers) override {
        if (!control_.view_) return false;
        control_.strike(control_.view_->state().cursor());
        return true;
    }
    void moveCursor(int rows, int columns, Modifiers) override {
        if (!control_.view_) return;
        GridState& state = control_.view_->state();
        state.setCursor(state.cursor() + Cell{rows, columns});
    }
    bool cancel() override { return false; }
    bool isActive() const override { return false; }

private:
    SimulationControl& control_;
};

namespace {

int shown(std::int64_t cells) {
    return int(std::min<std::int64_t>(cells, std::numeric_limits<int>::max()));
}

} // namespace

SimulationControl::SimulationControl(SimulationBar& bar, SiteActions& actions, QObject* parent)
    : QObject(parent)
    , bar_(bar)
    , actions_(actions)
    , hammer_(std::make_unique<Hammer>(*this))
    , job_(*this, [this](std::shared_ptr<SiteSimulation> simulation) { take(std::move(simulation)); }) {
    connect(&timer_, &QTimer::timeout, this, &SimulationControl::step);
    const auto setPace = [this] { timer_.setInterval(bar_.pace()->currentData().toInt()); };
    connect(bar_.pace(), &QComboBox::currentIndexChanged, this, setPace);
    setPace();
    connect(bar_.seed(), &QSpinBox::valueChanged, this, &SimulationControl::restart);
    connect(&actions_, &SiteActions::stepSimulationRequested, this, &SimulationControl::step);
    connect(&actions_, &SiteActions::runSimulationRequested, this, &SimulationControl::setRunning);
    connect(&actions_, &SiteActions::restartSimulationRequested, this, &SimulationControl::restart);
}

SimulationControl::~SimulationControl() {
    if (view_) view_->setGuest(nullptr);
}

void SimulationControl::begin(GridView& view, Question question) {
    if (view_ && view_ != &view) view_->setGuest(nullptr);
    view_ = &view;
    view.setGuest(hammer_.get());
    question_ = std::move(question);
    restart();
}

void SimulationControl::restart() {
    if (!isActive()) return;
    setRunning(false);
    simulation_.reset();
    stepsWhenPrepared_ = false;
    job_.run(
        question_.board,
        [question = question_, seed = std::uint64_t(bar_.seed()->value())](const std::stop_token&) {
            return std::make_shared<SiteSimulation>(question.patterns, question.passable(), question.overlap,
                                                    seed, question.waiters);
        },
        JobPace::Restart);
}

void SimulationControl::take(std::shared_ptr<SiteSimulation> simulation) {
    simulation_ = std::move(simulation);
    bar_.looked()->setMaximum(shown(simulation_->half()));
    show(tr("This is a copy of your map. Press on a wall to break it, on free ground to put one up."));
    if (std::exchange(stepsWhenPrepared_, false)) step();
}

void SimulationControl::end() {
    if (!isActive()) return;
    job_.cancel();
    setRunning(false);
    view_->setGuest(nullptr);
    view_.clear();
    simulation_.reset();
    question_ = {};
}

void SimulationControl::setRunning(bool running) {
    if (running && isActive())
        timer_.start();
    else
        timer_.stop();
    actions_.setSimulation(isActive(), isRunning());
}

void SimulationControl::step() {
    if (!simulation_) {
        stepsWhenPrepared_ = isPreparing();
        return;
    }
    const QString rest = tr("Half of the map has been looked at: the search rests until a wall changes.");
    if (simulation_->isResting()) {
        setRunning(false);
        return show(rest);
    }
    const SiteSimulation::Tick tick = simulation_->look(bar_.budget()->value());
    //: %1 the number of a turn, %2 "5 cells looked at", %3 "1 site found"
    QString story = tr("Turn %1: %2, %3.")
                        .arg(simulation_->ticks())
                        .arg(tr("%n cell(s) looked at", nullptr, shown(tick.looked)),
                             tr("%n site(s) found", nullptr, tick.found));
    if (simulation_->isResting()) {
        setRunning(false);
        story += u'\n' + rest;
    }
    show(story);
}

void SimulationControl::strike(Cell cell) {
    if (!simulation_ || !question_.board.contains(cell)) return;
    const std::vector<Place> before = simulation_->findings()->places;
    const SiteSimulation::Blow blow = simulation_->strike(cell);
    //: %1 "2 sites looked at again", %2 "1 given up"
    const QString story = blow.opened ? tr("Wall broken: %1, %2.") : tr("Wall put up: %1, %2.");
    show(story.arg(tr("%n site(s) looked at again", nullptr, blow.tested),
                   //: sites that are sites no more
                   tr("%n given up", nullptr, blow.dropped)));
    if (blow.dropped == 0) return;
    std::vector<Place> lost;
    std::ranges::set_difference(before, simulation_->findings()->places, std::back_inserter(lost));
    announce(lost);
}

/// In the status bar, and to screen readers: it is easily overlooked.
void SimulationControl::announce(const std::vector<Place>& lost) {
    constexpr std::size_t mostNamed = 5;
    QStringList places;
    for (std::size_t i = 0; i < std::min(lost.size(), mostNamed); ++i)
        places += placeText(lost[i].corner);
    if (lost.size() > mostNamed) places += QStringLiteral("…");
    //: of a simulated game; %1 is a list of places: "row 3, column 5"
    const QString sentence =
        tr("%n site(s) lost: %1.", nullptr, int(lost.size())).arg(places.join(QStringLiteral("; ")));
    bar_.story()->setText(bar_.story()->text() + u'\n' + sentence);
    QAccessibleEvent alert(bar_.story(), QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    emit sitesLost(sentence);
}

void SimulationControl::show(const QString& story) {
    bar_.looked()->setValue(std::min(shown(simulation_->lookedCount()), bar_.looked()->maximum()));
    bar_.story()->setText(story);
    emit changed();
}

} // namespace stonemason::ambush
