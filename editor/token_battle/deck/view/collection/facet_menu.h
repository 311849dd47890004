// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/view/collection/chip.h"

#include <QMenu>

namespace stonemason::token_battle {

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
