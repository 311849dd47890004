// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/hint_view_actions.h"

#include "editor/app/widgets/icons.h"
#include "editor/grid/view/legend_panel.h"
#include "editor/kings_conflict/model/layer_reasons.h"
#include "editor/text/names.h"

#include <QActionGroup>

namespace stonemason::kings_conflict {

HintViewActions::HintViewActions(const GameProfile& game, QObject* parent)
    : BoundMapActions(parent)
    , game_(game)
    , menu_(std::make_unique<QMenu>())
    , compareMenu_(std::make_unique<QMenu>())
    , compared_(new QActionGroup(this)) {
    addViews();
    addComparison();
}

void HintViewActions::addSwitch(const QString& id, const QString& picture, const QString& text,
                                const QString& tip, const QKeySequence& keys, bool HintViews::*field) {
    QAction* action = add(id, picture, text, tip, keys);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this,
            [this, field](bool on) { change([field, on](HintViews& views) { views.*field = on; }); });
}

void HintViewActions::addViews() {
    menu_->setTitle(tr("&Hints"));
    menu_->setIcon(icon(QStringLiteral("flow")));
    menu_->menuAction()->setObjectName(QStringLiteral("map.hint-views"));
    menu_->menuAction()->setToolTip(tr("Show where the hints lead the computer's units"));
    addSwitch(QStringLiteral("flow"), QStringLiteral("flow"), tr("&Flow Arrows"),
              tr("Show where a unit on each tile goes next"), Qt::CTRL | Qt::SHIFT | Qt::Key_F,
              &HintViews::flow);
    addSwitch(QStringLiteral("basins"), QStringLiteral("basins"), tr("&Basins"),
              tr("Colour each tile by the peak its units reach"), Qt::CTRL | Qt::SHIFT | Qt::Key_B,
              &HintViews::basins);
    addSwitch(QStringLiteral("stops"), QStringLiteral("stops"), tr("&Stops"),
              tr("Mark the tiles on which units stay, and why"), Qt::CTRL | Qt::SHIFT | Qt::Key_O,
              &HintViews::stops);
    QAction* legend = add(QStringLiteral("legend"), QStringLiteral("legend"), tr("Fold or Unfold &Legend"),
                          tr("Show or hide on the board what the signs of the shown overlays mean"),
                          Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    connect(legend, &QAction::triggered, this, [this] {
        if (canvas()) viewState()->setLegendFolded(!canvas()->legend()->isFolded());
    });
    for (const char* id : {"flow", "basins", "stops"})
        menu_->addAction(action(QString::fromLatin1(id)));
    menu_->addSeparator();
    menu_->addAction(legend);
}

void HintViewActions::addComparison() {
    compareMenu_->setTitle(tr("Compare &With"));
    compareMenu_->setIcon(icon(QStringLiteral("compare")));
    const auto choice = [this](const QString& id, const QString& text, const QString& tip, int layer) {
        QAction* action = add(id, QStringLiteral("compare"), text, tip);
        action->setCheckable(true);
        action->setActionGroup(compared_);
        action->setData(layer);
        connect(action, &QAction::triggered, this,
                [this, layer] { change([layer](HintViews& views) { views.comparedLayer = layer; }); });
        compareMenu_->addAction(action);
    };
    choice(QStringLiteral("compare-none"), tr("&Nothing"), tr("Show only the current layer"),
           HintViews::noLayer);
    for (int layer = 0; layer < int(game_.layers.size()); ++layer) {
        const Layer& described = game_.layers[std::size_t(layer)];
        const QString name = localText(described.name);
        choice(QStringLiteral("compare-") + QString::fromStdString(described.id), name,
               tr("Show the layer %1 beside the current one").arg(name), layer);
    }
    compareMenu_->addSeparator();
    addSwitch(QStringLiteral("compare-difference"), QStringLiteral("difference"), tr("As a &Difference"),
              tr("Show the difference of two hint layers instead of both"), Qt::CTRL | Qt::SHIFT | Qt::Key_D,
              &HintViews::asDifference);
    compareMenu_->addAction(action(QStringLiteral("compare-difference")));
}

void HintViewActions::change(const std::function<void(HintViews&)>& alter) {
    if (!viewState()) return;
    HintViews views = viewState()->hintViews();
    alter(views);
    viewState()->setHintViews(views);
    update(); // a choice that was refused must not stay checked
}

void HintViewActions::bound() {
    binding().on(viewState(), &MapViewState::hintViewsChanged, [this] { update(); });
    binding().on(viewState(), &MapViewState::currentLayerChanged, [this] { update(); });
    binding().on(document(), &MapDocument::replaced, [this] { update(); });
}

void HintViewActions::refresh() {
    const HintViews& views = viewState()->hintViews();
    action(QStringLiteral("flow"))->setChecked(views.flow);
    action(QStringLiteral("basins"))->setChecked(views.basins);
    action(QStringLiteral("stops"))->setChecked(views.stops);
    action(QStringLiteral("compare-difference"))->setChecked(views.asDifference);
    for (QAction* choice : compared_->actions()) {
        const int layer = choice->data().toInt();
        choice->setChecked(layer == views.comparedLayer);
        const bool isThere = layer == HintViews::noLayer || document()->map().hasLayer(layer);
        allow(choice, isThere && layer != viewState()->currentLayer(),
              isThere ? reason::isCurrentGrid() : reason::noSuchGrid());
    }
}

} // namespace stonemason::kings_conflict
