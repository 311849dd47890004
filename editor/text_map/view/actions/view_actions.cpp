// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/actions/view_actions.h"

namespace stonemason::text_map {

ViewActions::ViewActions(QObject* parent) : SwitchActions(parent) {
    addSwitch(QStringLiteral("signs"), QStringLiteral("codes"), tr("&Characters"),
              tr("Write over each cell its character in the file"), Qt::CTRL | Qt::Key_L,
              &TextMapViewState::showsSigns, &TextMapViewState::setShowsSigns,
              &TextMapViewState::styleChanged);
    addSwitch(QStringLiteral("grid"), QStringLiteral("grid"), tr("&Grid"), tr("Draw lines between the cells"),
              Qt::CTRL | Qt::Key_G, &TextMapViewState::showsGrid, &TextMapViewState::setShowsGrid,
              &TextMapViewState::styleChanged);
}

} // namespace stonemason::text_map
