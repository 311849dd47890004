// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/march_actions.h"

#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/view/march/march_model.h"

namespace stonemason::kings_conflict {

MarchActions::MarchActions(MapToolState& state, QObject* parent)
    : BoundMapActions(parent), state_(state), menu_(std::make_unique<QMenu>()) {
    addActions();
    connect(&state_, &MapToolState::toolChanged, this, [this] { update(); });
}

void MarchActions::setPanelVisible(bool inSight) {
    action(QStringLiteral("march"))->setChecked(inSight);
}

MarchModel* MarchActions::model() const {
    return document() ? &MarchModel::of(*document()) : nullptr;
}

void MarchActions::addActions() {
    menu_->setTitle(tr("Marc&h"));
    menu_->setIcon(icon(QStringLiteral("march")));
    const auto named = [](const char* name) { return QString::fromLatin1(name); };
    QAction* panel = add(named("march"), named("march"), tr("Show &March"),
                         tr("Try out where the hints send the computer's units, or hide them again"),
                         Qt::Key_F9, &MarchActions::panelSwitched);
    QAction* place =
        add(named("place-unit"), named("place-unit"), tr("Place &Units"),
            tr("Click tiles to put units there and march from them"), Qt::Key_M, [this](bool on) {
                if (on) emit panelRequested();
                state_.setTool(on ? QStringLiteral("place-unit") : QStringLiteral("brush"));
                if (canvas()) canvas()->setFocus();
            });
    QAction* remove = add(named("remove-units"), named("delete"), tr("&Remove Placed Units"),
                          tr("Remove all units that you placed"));
    QAction* step = add(named("march-step"), named("step"), tr("&Step"), tr("Move every unit once"),
                        Qt::SHIFT | Qt::Key_F9);
    QAction* back = add(named("march-back"), named("step-back"), tr("&Back"), tr("Undo the last turn"),
                        Qt::CTRL | Qt::SHIFT | Qt::Key_F9);
    QAction* play = add(named("march-play"), named("play"), tr("&Play"),
                        tr("Play all turns until no unit moves any more"), Qt::CTRL | Qt::Key_F9);
    QAction* reset =
        add(named("march-reset"), named("to-start"), tr("Back to the S&tart"), tr("Undo all turns"));
    QAction* dice = add(named("march-seed"), named("dice"), tr("Roll the &Dice"),
                        tr("Choose differently between equally good tiles"));
    place->setCheckable(true);
    play->setCheckable(true);

    panel->setCheckable(true);
    const auto call = [this](QAction* action, auto change) {
        connect(action, &QAction::triggered, this, [this, change] {
            emit panelRequested();
            change(*model());
        });
    };
    call(remove, [](MarchModel& march) { march.removeUnits(); });
    call(step, [](MarchModel& march) { march.step(); });
    call(back, [](MarchModel& march) { march.back(); });
    call(play, [](MarchModel& march) { march.setPlaying(!march.isPlaying()); });
    call(reset, [](MarchModel& march) { march.reset(); });
    call(dice, [](MarchModel& march) { march.rollSeed(); });
    for (QAction* action : {panel, addSeparator(), place, remove, addSeparator(), play, step, back, reset,
                            addSeparator(), dice})
        menu_->addAction(action);
}

void MarchActions::bound() {
    binding().on(model(), &MarchModel::ordersChanged, [this] { update(); });
    binding().on(model(), &MarchModel::stateChanged, [this] { update(); });
    binding().on(model(), &MarchModel::playingChanged, [this] { update(); });
}

void MarchActions::refresh() {
    const MarchModel& march = *model();
    action(QStringLiteral("place-unit"))->setChecked(state_.tool() == QLatin1String("place-unit"));
    QAction* play = action(QStringLiteral("march-play"));
    play->setChecked(march.isPlaying());
    play->setIcon(icon(march.isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
    play->setIconText(march.isPlaying() ? tr("Pause") : tr("Play"));
    allow(QStringLiteral("remove-units"), !march.placed().empty(), tr("No units were placed by hand."));
    for (const char* id : {"march-back", "march-reset"})
        allow(QString::fromLatin1(id), march.turn() > 0, tr("The march has not begun yet."));
    allow(QStringLiteral("march-step"), march.canStep(), tr("The march is over: nothing moves any more."));
}

} // namespace stonemason::kings_conflict
