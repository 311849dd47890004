// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/canvas/turned_sign.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/model/map_view_state.h"

#include <QEvent>

namespace stonemason::kings_conflict {

namespace {

constexpr int belowRuler = 26;

} // namespace

TurnedSign::TurnedSign(MapViewState& view, QWidget* viewport) : QToolButton(viewport), view_(view) {
    setIcon(stonemason::icon(QStringLiteral("opponent-view")));
    setText(tr("Opponent's view: turn back"));
    setToolTip(tr("The board is turned around; press to turn it back"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setCursor(Qt::ArrowCursor);
    setAutoFillBackground(true);
    setFocusPolicy(Qt::NoFocus); // the menu's switch is the way for keys
    connect(this, &QToolButton::clicked, this, [this] { view_.setTurned(false); });
    connect(&view, &MapViewState::styleChanged, this, &TurnedSign::place);
    viewport->installEventFilter(this);
    place();
}

void TurnedSign::place() {
    setVisible(view_.isTurned());
    adjustSize();
    move((parentWidget()->width() - width()) / 2, belowRuler);
}

bool TurnedSign::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) place();
    return QToolButton::eventFilter(watched, event);
}

} // namespace stonemason::kings_conflict
