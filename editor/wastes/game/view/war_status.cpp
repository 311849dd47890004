// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/war_status.h"

#include "editor/app/widgets/labels.h"
#include "editor/wastes/game/model/war_words.h"
#include "editor/wastes/game/view/piece_choice.h"
#include "editor/wastes/game/view/war_board.h"

namespace stonemason::wastes {

WarStatus::WarStatus(QObject* parent) : QObject(parent), cell_(new ElidedLabel) {
    cell_->setObjectName(QStringLiteral("war.cellStatus"));
    cell_->setProperty("area", QStringLiteral("left"));
    cell_->setAccessibleName(tr("Cell"));
    widgets_.add(cell_);
}

void WarStatus::bind(WarDocument* document, WarView* view) {
    binding_.set(document, view);
    if (view) {
        const GridState& state = view->board()->state();
        binding_.on(&state, &GridState::hoveredChanged, [this] { showCell(); });
        binding_.on(&state, &GridState::cursorChanged, [this] { showCell(); });
        binding_.on(&view->choice(), &PieceChoice::changed, [this] { showCell(); });
    }
    showCell();
}

void WarStatus::showCell() {
    if (!cell_) return;
    cell_->clear(); // hiding and showing is the status bar's: it does so for messages
    if (!binding_.view()) return;
    const GridState& state = binding_.view()->board()->state();
    const Cell cell = state.hovered().value_or(state.cursor());
    QString text = cellWords(*binding_.document(), cell);
    if (!text.isEmpty()) text.replace(0, 1, text.at(0).toUpper());
    cell_->setText(text);
}

} // namespace stonemason::wastes
