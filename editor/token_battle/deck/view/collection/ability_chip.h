// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

#include <QAbstractButton>

namespace stonemason::token_battle {

/// The sign of an ability as it stands on the cards, to filter by. Fades while others are chosen.
class AbilityChip : public QAbstractButton {
    Q_OBJECT

public:
    AbilityChip(Ability ability, const QString& name, const QString& text, QWidget* parent = nullptr);

    Ability ability() const { return ability_; }
    /// Whether others are chosen and this one is not.
    void setFaded(bool faded);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    const Ability ability_;
    bool faded_ = false;
};

} // namespace stonemason::token_battle
