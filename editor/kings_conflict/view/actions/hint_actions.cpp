// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/hint_actions.h"

#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/model/hint_edits.h"
#include "editor/kings_conflict/model/layer_reasons.h"
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
    QAction* action = add(QStringLiteral("suggest-hints"), QStringLiteral("suggest"), tr("S&uggest Hints…"),
                          tr("Suggest hints that fit the terrain and fill the hint grids with them"),
                          Qt::CTRL | Qt::SHIFT | Qt::Key_H);
    connect(action, &QAction::triggered, this, [this] {
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
        QAction* action = add(QString::fromLatin1(id), QString::fromLatin1(picture), text, tip, keys);
        connect(action, &QAction::triggered, this, [this, change] { change(*document()); });
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
            name, tr("Copy the values of the layer %1 to the selection or the whole grid").arg(name));
        action->setData(layer);
        connect(action, &QAction::triggered, this, [this, layer] { copyHints(*document(), layer); });
        copyMenu_->addAction(action);
    }
    menu_->addMenu(copyMenu_.get());
}

void HintActions::addMirror(const QString& id, const QString& text, const QString& tip, Symmetry symmetry,
                            Half from) {
    QAction* action = add(id,
                          symmetry == Symmetry::Diagonal ? QStringLiteral("symmetry-diagonal")
                                                         : QStringLiteral("symmetry-half-turn"),
                          text, tip);
    connect(action, &QAction::triggered, this,
            [this, symmetry, from] { mirrorHints(*document(), symmetry, from); });
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
              map.hasLayer(layer) ? reason::isCurrentGrid() : reason::noSuchGrid());
    }
    const bool suggestible = std::ranges::any_of(
        game_.layers, [](const Layer& layer) { return layer.purpose != HintPurpose::None; });
    allow(QStringLiteral("suggest-hints"), suggestible, tr("No grid of this game has a goal to lead to."));
    const bool square = fits(Symmetry::Diagonal, map.layer(viewState()->currentLayer()).size());
    for (const char* id : {"mirror-hints-diagonal-bottom-left", "mirror-hints-diagonal-top-right"})
        allow(QString::fromLatin1(id), square, reason::onlyWhereSquare());
}

} // namespace stonemason::kings_conflict
