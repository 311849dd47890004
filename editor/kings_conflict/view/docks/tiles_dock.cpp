// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/tiles_dock.h"

#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/docks/tile_model.h"
#include "editor/text/names.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>

namespace stonemason::kings_conflict {

namespace {

void paintFold(QPainter& painter, const QRect& rect, const QPalette& palette, bool isUnfolded) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::AlternateBase));
    painter.drawRoundedRect(rect, 3, 3);
    const int side = rect.width() / 2;
    const QRect arrow(rect.center() - QPoint(side / 2, side / 2), QSize(side, side));
    icon(isUnfolded ? QStringLiteral("up") : QStringLiteral("down")).paint(&painter, arrow);
}

void paintDigit(QPainter& painter, const QRect& rect, const QString& digit) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(heatColour(digit.toInt()));
    painter.drawRoundedRect(rect, 3, 3);
    QFont font = painter.font();
    font.setPixelSize(rect.height() / 2);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(heatInk(digit.toInt()));
    painter.drawText(rect, Qt::AlignCenter, digit);
}

PictureLooks looksOf(LayerKind kind) {
    constexpr int smallestDigitCell = 36;
    PictureLooks looks{.nameRole = TileModel::ShortNameRole};
    if (kind == LayerKind::Terrain) {
        looks.codeRole = TileModel::CodeRole;
    } else {
        looks.smallestCell = smallestDigitCell;
        looks.isNamed = false;
    }
    return looks;
}

void paintEntry(QPainter& painter, const QRect& square, const QModelIndex& index, MapRenderer& renderer,
                const QPalette& palette) {
    const auto& model = static_cast<const TileModel&>(*index.model());
    if (model.isFold(index))
        paintFold(painter, square, palette, model.isUnfolded());
    else if (model.kind() == LayerKind::Terrain)
        painter.drawPixmap(square, renderer.tile(model.code(index), square.width(),
                                                 painter.device()->devicePixelRatioF(), currentTheme()));
    else
        paintDigit(painter, square, index.data(TileModel::CodeRole).toString());
}

} // namespace

TilesDock::TilesDock(const GameProfile& game, MapToolState& state, MapRenderer& renderer)
    : PaletteDock(QStringLiteral("tiles"), tr("Tiles"), new TileModel(game),
                  [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
                      paintEntry(painter, square, index, renderer, palette());
                  },
                  state,
                  {QStringLiteral("brush"), QStringLiteral("line"), QStringLiteral("rectangle"),
                   QStringLiteral("fill"), QStringLiteral("replace")})
    , game_(game)
    , state_(state)
    , model_(static_cast<TileModel*>(palettePane()->model()))
    , search_(new QLineEdit)
    , layerText_(new QLabel) {
    search_->setPlaceholderText(tr("Search tiles or codes"));
    search_->setClearButtonEnabled(true);
    search_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    search_->setAccessibleName(tr("Search tiles"));
    search_->installEventFilter(this);
    layerText_->setTextFormat(Qt::RichText);
    layerText_->setWordWrap(true);

    column().setSpacing(gap - 2);
    column().insertWidget(0, search_);
    column().insertWidget(1, layerText_);
    palettePane()->setEmptyText(tr("No tile has this name."));
    connect(model_, &TileModel::modelReset, this,
            [this] { palettePane()->setLooks(looksOf(model_->kind())); });
    palettePane()->setLooks(looksOf(model_->kind()));

    connect(search_, &QLineEdit::textChanged, this, [this](const QString& words) {
        model_->setFilter(words);
        showPicked();
    });
    connect(search_, &QLineEdit::returnPressed, this, &TilesDock::searchEntered);
    showLayer();
}

void TilesDock::bound() {
    PaletteDock::bound();
    if (binding()) {
        const MapViewState& view = document()->view();
        const auto showCodes = [this, &view] { palettePane()->setShowsCodes(view.showsCodes()); };
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
    palettePane()->setAccessibleName(hints ? tr("Digits") : tr("Tiles"));
    showPicked();
}

QModelIndex TilesDock::picked() const {
    if (model_->kind() == LayerKind::Hint) return model_->indexOf(state_.digit());
    const QModelIndex pen = model_->indexOfPen(state_.tool());
    return pen.isValid() ? pen : model_->indexOf(state_.tile());
}

void TilesDock::showPicked() {
    model_->setInHand(state_.tile());
    PaletteDock::showPicked();
    if (const QModelIndex entry = picked(); entry.isValid()) palettePane()->scrollTo(entry);
}

void TilesDock::pick(const QModelIndex& entry) {
    if (model_->isFold(entry)) return;
    if (const TileGroup* pieces = model_->group(entry); pieces && !pieces->tool.isEmpty()) return;
    if (model_->kind() == LayerKind::Hint)
        state_.setDigit(model_->code(entry));
    else
        state_.setTile(model_->code(entry));
}

void TilesDock::choose(const QModelIndex& entry) {
    if (model_->isFold(entry)) return unfold();
    const TileGroup* pieces = model_->group(entry);
    if (!pieces || pieces->tool.isEmpty()) return PaletteDock::choose(entry);
    state_.setTool(pieces->tool);
    giveKeysTo(binding().view());
}

/// The keyboard focus stays on the entry that folds the pieces up again.
void TilesDock::unfold() {
    model_->setUnfolded(!model_->isUnfolded());
    showPicked();
    palettePane()->selectionModel()->setCurrentIndex(model_->indexOfFold(), QItemSelectionModel::NoUpdate);
    palettePane()->scrollTo(model_->index(model_->rowCount() - 1));
    palettePane()->scrollTo(model_->indexOfFold());
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
            palettePane()->setFocus();
            if (!palettePane()->currentIndex().isValid()) palettePane()->setCurrentIndex(model_->index(0));
            return true;
        }
        if (key == Qt::Key_Escape) {
            search_->clear();
            giveKeysTo(binding().view());
            return true;
        }
    }
    return PaletteDock::eventFilter(watched, event);
}

} // namespace stonemason::kings_conflict
