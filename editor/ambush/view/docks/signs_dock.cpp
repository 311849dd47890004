// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/docks/signs_dock.h"

#include "core/ambush/pattern.h"
#include "editor/ambush/model/pattern_state.h"
#include "editor/ambush/text/ambush_text.h"
#include "editor/ambush/view/actions/pattern_actions.h"
#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/app/widgets/appearance.h"

#include <QPainter>

namespace stonemason::ambush {

char SignModel::sign(const QModelIndex& index) {
    return allSigns[std::size_t(index.row())];
}

QModelIndex SignModel::indexOf(char sign) const {
    return index(int(allSigns.find(sign)));
}

int SignModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(allSigns.size());
}

QVariant SignModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const char shown = sign(index);
    const QString character(QLatin1Char{shown});
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return signName(shown);
    case Qt::AccessibleDescriptionRole: return signSentence(shown);
    case ShortNameRole: return shortSignName(shown);
    case CodeRole: return character;
    case Qt::ToolTipRole:
        //: %1 is what a sign of a pattern asks for, %2 a sentence on it, %3 its key, which is its character
        return tr("%1. %2 Key: %3").arg(signName(shown), signSentence(shown), character);
    default: return {};
    }
}

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
