// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace stonemason::kings_conflict {

class MapViewState;

/// Says at the top of the board that it is shown as the opponent sees it, and turns it back when pressed.
/// Only there while the board is turned.
class TurnedSign : public QToolButton {
    Q_OBJECT

public:
    TurnedSign(MapViewState& view, QWidget* viewport);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    MapViewState& view_;
};

} // namespace stonemason::kings_conflict
