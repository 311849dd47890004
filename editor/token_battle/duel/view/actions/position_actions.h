// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/duel/view/duel_binding.h"

namespace stonemason::token_battle {

/// The position looked at as text, for elsewhere and from there.
class PositionActions : public BoundDuelActions {
    Q_OBJECT

public:
    explicit PositionActions(QObject* parent = nullptr);

signals:
    /// A game that begins with the position in this text.
    void positionPasted(const QString& text);

protected:
    void bound() override {}

private:
    void copy();
    void paste();
};

} // namespace stonemason::token_battle
