// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

#include <QAbstractButton>
#include <QMenu>
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

/// A button with a menu of choices of which several can be on; the menu stays open while they are chosen.
/// The button names them: "Kind: Resilient".
class FacetMenu : public Chip {
    Q_OBJECT

public:
    FacetMenu(const QString& name, const QString& tip, QWidget* parent = nullptr);

    void addChoice(const QString& text);
    bool isChosen(int index) const;
    /// Without chosen().
    void setChosen(int index, bool chosen);

signals:
    /// A person has switched one of the choices on or off.
    void chosen(int index, bool on);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void describe();

    const QString name_;
    QMenu* menu_;
};

} // namespace stonemason::token_battle
