// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/actions/pattern_view_actions.h"

namespace stonemason::ambush {

void PatternViewActions::addSwitch(const QString& id, const QString& picture, const QString& text,
                                   const QString& tip, const QKeySequence& keys,
                                   void (PatternViewState::*set)(bool)) {
    QAction* action = add(id, picture, text, tip, keys);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, set](bool on) {
        if (viewState()) (viewState()->*set)(on);
    });
}

PatternViewActions::PatternViewActions(QObject* parent) : BoundPatternActions(parent) {
    addSwitch(QStringLiteral("codes"), QStringLiteral("codes"), tr("&Codes"),
              tr("Write over each cell its character in files"), Qt::CTRL | Qt::Key_L,
              &PatternViewState::setShowsCharacters);
    addSwitch(QStringLiteral("grid"), QStringLiteral("grid"), tr("&Grid"), tr("Draw lines between the cells"),
              Qt::CTRL | Qt::Key_G, &PatternViewState::setShowsGrid);
}

void PatternViewActions::bound() {
    binding().on(viewState(), &PatternViewState::styleChanged, [this] { update(); });
}

void PatternViewActions::refresh() {
    action(QStringLiteral("codes"))->setChecked(viewState()->showsCharacters());
    action(QStringLiteral("grid"))->setChecked(viewState()->showsGrid());
}

} // namespace stonemason::ambush
