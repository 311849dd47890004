// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/docks/signs_dock.h"

#include "editor/ambush/model/pattern_brush.h"
#include "editor/ambush/view/actions/sign_actions.h"
#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/ambush/view/docks/sign_model.h"
#include "editor/app/widgets/appearance.h"

#include <QPainter>

namespace stonemason::ambush {

SignsDock::SignsDock(PatternBrush& brush, PatternRenderer& renderer)
    : PaletteDock(
          QStringLiteral("pattern-signs"), tr("Signs"), new SignModel,
          [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
              renderer.paintSign(painter, square, SignModel::sign(index), isDark(palette()));
              painter.setBrush(Qt::NoBrush); // on its own the sign of nothing would have no edge
              painter.setPen(QPen(palette().color(QPalette::Mid), 1));
              painter.drawRect(QRectF(square).adjusted(0.5, 0.5, -0.5, -0.5));
          },
          brush, toolsOfSigns())
    , brush_(brush)
    , model_(static_cast<SignModel*>(palettePane()->model())) {
    palettePane()->setLooks({.nameRole = SignModel::ShortNameRole, .codeRole = SignModel::CodeRole});
    palettePane()->setWantedRoom(4, 4);
    showPicked();
}

void SignsDock::bound() {
    PaletteDock::bound();
    if (!binding()) return;
    const PatternViewState& view = document()->view();
    const auto showCharacters = [this, &view] { palettePane()->setShowsCodes(view.showsCharacters()); };
    binding().on(&view, &PatternViewState::styleChanged, showCharacters);
    showCharacters();
}

void SignsDock::pick(const QModelIndex& sign) {
    brush_.setSign(SignModel::sign(sign));
}

QModelIndex SignsDock::picked() const {
    return model_->indexOf(brush_.sign());
}

} // namespace stonemason::ambush
