// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/site_actions.h"

#include "editor/ambush/view/sites/site_model.h"
#include "editor/app/widgets/icons.h"

namespace stonemason::ambush {

SiteActions::SiteActions(const QString& prefix, QObject* parent)
    : ActionSet(prefix, parent), menu_(std::make_unique<QMenu>()) {
    menu_->setTitle(tr("A&mbushes"));
    menu_->setIcon(icon(QStringLiteral("pattern")));
    QAction* panel = add(QStringLiteral("ambushes"), QStringLiteral("pattern"), tr("&Find Ambush Sites"),
                         tr("Show where the map is like a pattern of a place to lie in wait"),
                         Qt::CTRL | Qt::ALT | Qt::Key_U, &SiteActions::panelRequested);
    QAction* next = add(QStringLiteral("next-ambush"), QStringLiteral("down"), tr("&Next Ambush Site"),
                        tr("Show the next ambush site of the list on the map"), Qt::Key_F3,
                        [this] { emit stepRequested(1); });
    QAction* previous =
        add(QStringLiteral("previous-ambush"), QStringLiteral("up"), tr("&Previous Ambush Site"),
            tr("Show the previous ambush site of the list on the map"), Qt::SHIFT | Qt::Key_F3,
            [this] { emit stepRequested(-1); });
    // Rarely used and a button in the panel: no key of their own.
    QAction* copy = add(QStringLiteral("copy-ambushes"), QStringLiteral("copy"), tr("&Copy Ambush Sites"),
                        tr("Copy the list of ambush sites and the map with them as text"), {},
                        &SiteActions::copyRequested);
    QAction* save =
        add(QStringLiteral("export-ambushes"), QStringLiteral("export"), tr("&Export Ambush Sites…"),
            tr("Save the ambush sites for other programs (JSON), or as text with the map"), {},
            &SiteActions::exportRequested);
    menu_->addActions({panel, next, previous, copy, save});
    addOrders();
    addSimulation();
}

/// What clicks on the headings of the list do, for keys.
void SiteActions::addOrders() {
    const QString tip = tr("Sort the list of ambush sites; once more turns it round");
    const QString picture = QStringLiteral("sort");
    QAction* score = add(QStringLiteral("sort-ambushes-score"), picture, tr("Sort Sites by &Agreement"), tip,
                         {}, [this] { emit sortRequested(SiteModel::Score); });
    QAction* where = add(QStringLiteral("sort-ambushes-place"), picture, tr("Sort Sites by P&lace"), tip, {},
                         [this] { emit sortRequested(SiteModel::Where); });
    QAction* how = add(QStringLiteral("sort-ambushes-pattern"), picture, tr("S&ort Sites by Pattern"), tip,
                       {}, [this] { emit sortRequested(SiteModel::How); });
    menu_->addSeparator();
    menu_->addActions({score, where, how});
}

void SiteActions::addSimulation() {
    QAction* simulate =
        add(QStringLiteral("simulate-ambushes"), QStringLiteral("march"), tr("&Simulate a Game"),
            tr("Look for sites as a game does while it is played, on a copy of the map"),
            Qt::CTRL | Qt::ALT | Qt::Key_Y, &SiteActions::simulationRequested);
    QAction* step =
        add(QStringLiteral("simulation-step"), QStringLiteral("step"), tr("S&tep"),
            tr("Simulate one turn: look at some places"), Qt::Key_F4, &SiteActions::stepSimulationRequested);
    QAction* run = add(QStringLiteral("simulation-run"), QStringLiteral("play"), tr("&Run"),
                       tr("Simulate turn after turn, or pause"), Qt::SHIFT | Qt::Key_F4,
                       &SiteActions::runSimulationRequested);
    QAction* restart =
        add(QStringLiteral("simulation-restart"), QStringLiteral("to-start"), tr("&Begin Anew"),
            tr("Simulate from the start, on the map as it is"), {}, &SiteActions::restartSimulationRequested);
    simulate->setCheckable(true);
    run->setCheckable(true);
    menu_->addSeparator();
    menu_->addActions({simulate, step, run, restart});
}

void SiteActions::setState(bool hasMap, bool isSearched, bool hasSites) {
    hasMap_ = hasMap;
    isSearched_ = isSearched;
    hasSites_ = hasSites;
    update();
}

void SiteActions::setSimulation(bool isSimulating, bool isRunning) {
    isSimulating_ = isSimulating;
    isRunning_ = isRunning;
    update();
}

void SiteActions::refresh() {
    action(QStringLiteral("simulate-ambushes"))->setChecked(isSimulating_);
    action(QStringLiteral("simulation-run"))->setChecked(isRunning_);
    for (const QString& id : {QStringLiteral("simulation-step"), QStringLiteral("simulation-run"),
                              QStringLiteral("simulation-restart")})
        allow(id, isSimulating_, tr("No game is simulated now."));
    const QString notSearched = tr("No pattern was searched for yet.");
    for (const QString& id : {QStringLiteral("next-ambush"), QStringLiteral("previous-ambush"),
                              QStringLiteral("sort-ambushes-score"), QStringLiteral("sort-ambushes-place"),
                              QStringLiteral("sort-ambushes-pattern")})
        allow(id, hasSites_, isSearched_ ? tr("No place was found.") : notSearched);
    for (const QString& id : {QStringLiteral("copy-ambushes"), QStringLiteral("export-ambushes")})
        allow(id, isSearched_, notSearched);
}

} // namespace stonemason::ambush
