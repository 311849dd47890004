// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace stonemason::token_battle {

/// A word in a rounded outline, tinted while it is on; with a menu behind it, it has an angle.
class Chip : public QToolButton {
    Q_OBJECT

public:
    explicit Chip(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace stonemason::token_battle
