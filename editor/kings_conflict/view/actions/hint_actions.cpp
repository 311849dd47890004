// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/hint_actions.h"

#include "editor/app/widgets/icons.h"
#include "editor/grid/view/legend_panel.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_sentences.h"
#include "editor/kings_conflict/view/dialogs/suggest_dialog.h"
#include "editor/text/names.h"

#include <algorithm>

namespace stonemason::kings_conflict {

HintActions::HintActions(const GameProfile& game, MapRenderer& renderer, QObject* parent)
    : BoundMapActions(parent)
    , game_(game)
    , renderer_(renderer)
    , copyMenu_(std::make_unique<QMenu>())
    , mirrorMenu_(std::make_unique<QMenu>())
    , menu_(std::make_unique<QMenu>()) {
    menu_->setTitle(tr("H&int Grid"));
    menu_->setIcon(icon(QStringLiteral("layer-hint")));
    addSuggesting();
    menu_->addSeparator();
    addShaping();
    menu_->addSeparator();
    addCopying();
    addMirroring();
}

void HintActions::addSuggesting() {
    QAction* action =
        add(QStringLiteral("suggest-hints"), QStringLiteral("suggest"), tr("S&uggest Hints…"),
            tr("Suggest hints that fit the terrain and fill the hint grids with them"),
            Qt::CTRL | Qt::SHIFT | Qt::Key_H, [this] {
                document()->endGesture();
                SuggestDialog dialog(*document(), renderer_, viewState()->currentLayer(), window());
                if (dialog.exec() == QDialog::Accepted)
                    emit message(
                        tr("The suggested hints are in their grids: choose a grid under Layers to see them"));
            });
    menu_->addAction(action);
}

void HintActions::addShaping() {
    const auto shaping = [this](const char* id, const char* picture, const QString& text, const QString& tip,
                                const QKeySequence& keys, auto change) {
        QAction* action = add(QString::fromLatin1(id), QString::fromLatin1(picture), text, tip, keys,
                              [this, change] { change(*document()); });
        menu_->addAction(action);
    };
    shaping("smooth-hints", "smooth", tr("&Smooth"),
            tr("Smooth the hints of the selection or the whole grid"), Qt::CTRL | Qt::SHIFT | Qt::Key_M,
            smoothHints);
    shaping("scale-hints", "scale", tr("S&cale to 0–9"),
            tr("Stretch the hints of the selection or the whole grid to 0–9"),
            Qt::CTRL | Qt::SHIFT | Qt::Key_E, scaleHints);
    shaping("raise-hints", "raise", tr("&Raise All"),
            tr("Add 1 to the hints of the selection or the whole grid"), Qt::CTRL | Qt::Key_BracketRight,
            [](MapDocument& document) { raiseHints(document, 1); });
    shaping("lower-hints", "lower", tr("&Lower All"),
            tr("Take 1 from the hints of the selection or the whole grid"), Qt::CTRL | Qt::Key_BracketLeft,
            [](MapDocument& document) { raiseHints(document, -1); });
    shaping("clear-hints", "eraser", tr("Cl&ear"),
            tr("Set the hints of the selection or the whole grid to 0"),
            Qt::CTRL | Qt::SHIFT | Qt::Key_Delete, clearHints);
}

void HintActions::addCopying() {
    copyMenu_->setTitle(tr("Co&py from Layer"));
    copyMenu_->setIcon(icon(QStringLiteral("copy")));
    for (int layer = 0; layer < int(game_.layers.size()); ++layer) {
        const Layer& source = game_.layers[std::size_t(layer)];
        if (source.kind != LayerKind::Hint) continue;
        const QString name = localText(source.name);
        QAction* action = add(
            QStringLiteral("copy-hints-") + QString::fromStdString(source.id), QStringLiteral("layer-hint"),
            name, tr("Copy the values of the layer %1 to the selection or the whole grid").arg(name), {},
            [this, layer] { copyHints(*document(), layer); });
        action->setData(layer);
        copyMenu_->addAction(action);
    }
    menu_->addMenu(copyMenu_.get());
}

void HintActions::addMirror(const QString& id, const QString& text, const QString& tip, Symmetry symmetry,
                            Half from) {
    QAction* action =
        add(id,
            symmetry == Symmetry::Diagonal ? QStringLiteral("symmetry-diagonal")
                                           : QStringLiteral("symmetry-half-turn"),
            text, tip, {}, [this, symmetry, from] { mirrorHints(*document(), symmetry, from); });
    mirrorMenu_->addAction(action);
}

void HintActions::addMirroring() {
    mirrorMenu_->setTitle(tr("&Mirror"));
    mirrorMenu_->setIcon(icon(QStringLiteral("symmetry")));
    const QString toTopRight = tr("Copy the hints of the bottom-left half to the other");
    const QString toBottomLeft = tr("Copy the hints of the top-right half to the other");
    addMirror(QStringLiteral("mirror-hints-half-turn-bottom-left"),
              tr("&Half-Turn, Bottom Left to Top Right"), toTopRight, Symmetry::HalfTurn, Half::BottomLeft);
    addMirror(QStringLiteral("mirror-hints-half-turn-top-right"), tr("Half-&Turn, Top Right to Bottom Left"),
              toBottomLeft, Symmetry::HalfTurn, Half::TopRight);
    addMirror(QStringLiteral("mirror-hints-diagonal-bottom-left"), tr("&Diagonal, Bottom Left to Top Right"),
              toTopRight, Symmetry::Diagonal, Half::BottomLeft);
    addMirror(QStringLiteral("mirror-hints-diagonal-top-right"), tr("Dia&gonal, Top Right to Bottom Left"),
              toBottomLeft, Symmetry::Diagonal, Half::TopRight);
    menu_->addMenu(mirrorMenu_.get());
}

void HintActions::bound() {
    binding().on(viewState(), &MapViewState::currentLayerChanged, [this] { update(); });
    binding().on(document(), &MapDocument::replaced, [this] { update(); });
}

void HintActions::refresh() {
    const Map& map = document()->map();
    for (QAction* copying : copyMenu_->actions()) {
        const int layer = copying->data().toInt();
        allow(copying, map.hasLayer(layer) && layer != viewState()->currentLayer(),
              map.hasLayer(layer) ? layer_reason::isCurrentGrid() : layer_reason::noSuchGrid());
    }
    const bool suggestible = std::ranges::any_of(
        game_.layers, [](const Layer& layer) { return layer.purpose != HintPurpose::None; });
    allow(QStringLiteral("suggest-hints"), suggestible, tr("No grid of this game has a goal to lead to."));
    const bool square = fits(Symmetry::Diagonal, map.layer(viewState()->currentLayer()).size());
    for (const char* id : {"mirror-hints-diagonal-bottom-left", "mirror-hints-diagonal-top-right"})
        allow(QString::fromLatin1(id), square, layer_reason::onlyWhereSquare());
}

HintViewActions::HintViewActions(const GameProfile& game, QObject* parent)
    : BoundMapActions(parent)
    , game_(game)
    , menu_(std::make_unique<QMenu>())
    , compareMenu_(tr("Compare &With Layer"), QStringLiteral("compare")) {
    addViews();
    addComparison();
}

void HintViewActions::addSwitch(const QString& id, const QString& picture, const QString& text,
                                const QString& tip, const QKeySequence& keys, bool HintViews::*field) {
    QAction* action = add(id, picture, text, tip, keys, [this, field](bool on) {
        change([field, on](HintViews& views) { views.*field = on; });
    });
    action->setCheckable(true);
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
                          Qt::CTRL | Qt::SHIFT | Qt::Key_L, [this] {
                              if (canvas()) viewState()->setLegendFolded(!canvas()->legend()->isFolded());
                          });
    for (const char* id : {"flow", "basins", "stops"})
        menu_->addAction(action(QString::fromLatin1(id)));
    menu_->addSeparator();
    menu_->addAction(legend);
}

void HintViewActions::addComparison() {
    const auto choice = [this](const QString& id, const QString& text, const QString& tip, int layer) {
        QAction* action = add(id, QStringLiteral("compare"), text, tip, {}, [this, layer] {
            change([layer](HintViews& views) { views.comparedLayer = layer; });
        });
        compareMenu_.addChoice(action, layer);
    };
    choice(QStringLiteral("compare-none"), tr("&Nothing"), tr("Show only the current layer"),
           HintViews::noLayer);
    for (int layer = 0; layer < int(game_.layers.size()); ++layer) {
        const Layer& described = game_.layers[std::size_t(layer)];
        const QString name = localText(described.name);
        choice(QStringLiteral("compare-") + QString::fromStdString(described.id), name,
               tr("Show the layer %1 beside the current one").arg(name), layer);
    }
    compareMenu_.addSeparator();
    addSwitch(QStringLiteral("compare-difference"), QStringLiteral("difference"), tr("As a &Difference"),
              tr("Show the difference of two hint layers instead of both"), Qt::CTRL | Qt::SHIFT | Qt::Key_D,
              &HintViews::asDifference);
    compareMenu_.addAction(action(QStringLiteral("compare-difference")));
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
    compareMenu_.check(views.comparedLayer);
    for (const QAction* choice : compareMenu_.choices()) {
        const int layer = ChoiceMenu::valueOf(*choice);
        const bool isThere = layer == HintViews::noLayer || document()->map().hasLayer(layer);
        allow(choice, isThere && layer != viewState()->currentLayer(),
              isThere ? layer_reason::isCurrentGrid() : layer_reason::noSuchGrid());
    }
}

} // namespace stonemason::kings_conflict
