// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/docks/signs_dock.h"

#include "editor/ambush/actions/sign_actions.h"
#include "editor/ambush/art/pattern_renderer.h"
#include "editor/ambush/docks/sign_model.h"
#include "editor/ambush/pattern_brush.h"
#include "editor/app/focus_handover.h"
#include "editor/app/look.h"
#include "editor/app/palette.h"
#include "editor/grid/picture_palette.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stonemason::ambush {

SignsDock::SignsDock(PatternBrush& brush, PatternRenderer& renderer)
    : PatternDock(QStringLiteral("pattern-signs"), tr("Signs"), Qt::LeftDockWidgetArea)
    , brush_(brush)
    , model_(new SignModel(this))
    , palette_(new PicturePalette(
          *model_, [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
              renderer.paintSign(painter, square, SignModel::sign(index), isDark(palette()));
              painter.setBrush(Qt::NoBrush); // on its own the sign of nothing would have no edge
              painter.setPen(QPen(palette().color(QPalette::Mid), 1));
              painter.drawRect(QRectF(square).adjusted(0.5, 0.5, -0.5, -0.5));
          })) {
    palette_->setLooks({.nameRole = SignModel::ShortNameRole, .codeRole = SignModel::CodeRole});
    palette_->setWantedRoom(4, 4);
    palette_->setAccessibleName(tr("Signs"));
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap / 2, 0);
    layout->addWidget(palette_);
    setWidget(content);
    forwardFocusTo(*this, *palette_);
    connect(palette_, &PicturePalette::chosen, this, &SignsDock::choose);
    connect(palette_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid()) brush_.setSign(SignModel::sign(current));
            });
    connect(&brush_, &PatternBrush::paintChanged, this, &SignsDock::showChosen);
    showChosen();
}

void SignsDock::bound() {
    setEnabled(bool(binding()));
    if (!binding()) return;
    const PatternViewState& view = document()->view();
    const auto showCharacters = [this, &view] { palette_->setShowsCodes(view.showsCharacters()); };
    binding().on(&view, &PatternViewState::styleChanged, showCharacters);
    showCharacters();
}

void SignsDock::showChosen() {
    const QSignalBlocker quiet(palette_->selectionModel());
    const QModelIndex index = model_->indexOf(brush_.sign());
    palette_->setCurrentIndex(index);
    palette_->selectionModel()->select(index, QItemSelectionModel::ClearAndSelect);
    palette_->viewport()->update();
}

void SignsDock::choose(const QModelIndex& index) {
    if (!index.isValid()) return;
    takeSign(brush_, SignModel::sign(index));
    giveKeysTo(binding().view());
}

} // namespace stonemason::ambush
