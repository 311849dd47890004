// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/actions/pattern_view_actions.h"

namespace stonemason::ambush {

PatternViewActions::PatternViewActions(QObject* parent) : SwitchActions(parent) {
    addSwitch(QStringLiteral("codes"), QStringLiteral("codes"), tr("&Codes"),
              tr("Write over each cell its character in files"), Qt::CTRL | Qt::Key_L,
              &PatternViewState::showsCharacters, &PatternViewState::setShowsCharacters,
              &PatternViewState::styleChanged);
    addSwitch(QStringLiteral("grid"), QStringLiteral("grid"), tr("&Grid"), tr("Draw lines between the cells"),
              Qt::CTRL | Qt::Key_G, &PatternViewState::showsGrid, &PatternViewState::setShowsGrid,
              &PatternViewState::styleChanged);
}

} // namespace stonemason::ambush
