// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/tiles_dock.h"

#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/view/docks/tile_model.h"
#include "editor/kings_conflict/view/docks/tile_palette.h"
#include "editor/text/names.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stonemason::kings_conflict {

namespace {

/// Tools that lay down the chosen tile or digit; choosing one with another tool in hand takes up the brush.
bool paintsTheChosen(const QString& tool) {
    static const QStringList tools{QStringLiteral("brush"), QStringLiteral("line"),
                                   QStringLiteral("rectangle"), QStringLiteral("fill"),
                                   QStringLiteral("replace")};
    return tools.contains(tool);
}

} // namespace

TilesDock::TilesDock(const GameProfile& game, MapToolState& state, MapRenderer& renderer)
    : MapDock(QStringLiteral("tiles"), tr("Tiles"), Qt::LeftDockWidgetArea)
    , game_(game)
    , state_(state)
    , model_(new TileModel(game, this))
    , search_(new QLineEdit)
    , layerText_(new QLabel)
    , palette_(new TilePalette(*model_, renderer)) {
    search_->setPlaceholderText(tr("Search tiles or codes"));
    search_->setClearButtonEnabled(true);
    search_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    search_->setAccessibleName(tr("Search tiles"));
    search_->installEventFilter(this);
    layerText_->setTextFormat(Qt::RichText);
    layerText_->setWordWrap(true);

    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap / 2, 0);
    layout->setSpacing(gap - 2);
    layout->addWidget(search_);
    layout->addWidget(layerText_);
    layout->addWidget(palette_, 1);
    setWidget(content);
    forwardFocusTo(*this, *palette_);

    connect(search_, &QLineEdit::textChanged, this, [this](const QString& words) {
        model_->setFilter(words);
        showPaint();
    });
    connect(search_, &QLineEdit::returnPressed, this, &TilesDock::searchEntered);
    connect(palette_, &TilePalette::chosen, this, &TilesDock::choose);
    connect(palette_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) { take(current); });
    connect(&state_, &MapToolState::paintChanged, this, &TilesDock::showPaint);
    connect(&state_, &MapToolState::toolChanged, this, &TilesDock::showPaint);
    showLayer();
}

void TilesDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) {
        const MapViewState& view = document()->view();
        const auto showCodes = [this, &view] { palette_->setShowsCodes(view.showsCodes()); };
        binding().on(&view, &MapViewState::currentLayerChanged, [this] { showLayer(); });
        binding().on(&view, &MapViewState::styleChanged, showCodes);
        showCodes();
    }
    showLayer();
}

void TilesDock::showLayer() {
    const int layer = binding() ? document()->view().currentLayer() : terrainLayer;
    const Layer& shown = game_.layers[std::size_t(layer)];
    const bool hints = shown.kind == LayerKind::Hint;
    model_->setKind(shown.kind);
    search_->setVisible(!hints);
    layerText_->setVisible(hints);
    const QString mover =
        shown.mover < 0 ? QString() : localText(game_.movers[std::size_t(shown.mover)].name);
    //: %1 is a hint layer ("Safe points"), %2 the kind of unit that it steers ("Support unit")
    layerText_->setText(tr("<b>%1</b><br>%2: higher digits attract these units of the computer. 9 is best.")
                            .arg(localText(shown.name).toHtmlEscaped(), mover.toHtmlEscaped()));
    palette_->setAccessibleName(hints ? tr("Digits") : tr("Tiles"));
    showPaint();
}

void TilesDock::showPaint() {
    const QSignalBlocker quiet(palette_->selectionModel());
    const bool hints = model_->kind() == LayerKind::Hint;
    model_->setInHand(state_.tile());
    const QModelIndex pen = hints ? QModelIndex() : model_->indexOfPen(state_.tool());
    const QModelIndex index = pen.isValid() ? pen : model_->indexOf(hints ? state_.digit() : state_.tile());
    palette_->setCurrentIndex(index);
    palette_->selectionModel()->select(index, QItemSelectionModel::ClearAndSelect);
    if (index.isValid()) palette_->scrollTo(index);
    palette_->viewport()->update();
}

/// Walking only shows what a pen would draw; it is taken up when it is chosen.
void TilesDock::take(const QModelIndex& index) {
    if (!index.isValid() || model_->isFold(index)) return;
    if (const TileGroup* pieces = model_->group(index); pieces && !pieces->tool.isEmpty()) return;
    if (model_->kind() == LayerKind::Hint)
        state_.setDigit(model_->code(index));
    else
        state_.setTile(model_->code(index));
}

void TilesDock::choose(const QModelIndex& index) {
    if (!index.isValid()) return;
    if (model_->isFold(index)) return unfold();
    const TileGroup* pieces = model_->group(index);
    if (pieces && !pieces->tool.isEmpty()) {
        state_.setTool(pieces->tool);
    } else {
        take(index);
        if (!paintsTheChosen(state_.tool())) state_.setTool(QStringLiteral("brush"));
    }
    giveKeysBack();
}

/// The keys stay where they are: at what folds the pieces up again.
void TilesDock::unfold() {
    model_->setUnfolded(!model_->isUnfolded());
    showPaint();
    palette_->selectionModel()->setCurrentIndex(model_->indexOfFold(), QItemSelectionModel::NoUpdate);
    palette_->scrollTo(model_->index(model_->rowCount() - 1));
    palette_->scrollTo(model_->indexOfFold());
}

/// Whoever has chosen goes on at the map, where letters are tools.
void TilesDock::giveKeysBack() {
    giveKeysTo(binding().view());
}

void TilesDock::search() {
    showDock(this);
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void TilesDock::searchEntered() {
    const Code typed = search_->text().size() == 1 ? search_->text().front().toLatin1() : Code(0);
    const QModelIndex exact = model_->indexOf(typed);
    const QModelIndex found = exact.isValid() ? exact : model_->index(0);
    if (!found.isValid()) return;
    choose(found);
    search_->clear();
}

bool TilesDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down) {
            palette_->setFocus();
            if (!palette_->currentIndex().isValid()) palette_->setCurrentIndex(model_->index(0));
            return true;
        }
        if (key == Qt::Key_Escape) {
            search_->clear();
            giveKeysBack();
            return true;
        }
    }
    return MapDock::eventFilter(watched, event);
}

} // namespace stonemason::kings_conflict
