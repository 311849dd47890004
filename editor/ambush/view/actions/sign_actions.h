// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/canvas/pattern_binding.h"

#include <QMenu>

#include <memory>

class QActionGroup;

namespace stonemason::ambush {

class PatternBrush;

/// Chooses the sign to paint with, each by the key of its character; text fields keep those keys.
class SignActions : public BoundPatternActions {
    Q_OBJECT

public:
    explicit SignActions(PatternBrush& brush, QObject* parent = nullptr);

    /// For the menu of tools.
    QAction* menuAction() const { return menu_->menuAction(); }

protected:
    void bound() override {}
    void refresh() override;

private:
    PatternBrush& brush_;
    QActionGroup* signs_;
    std::unique_ptr<QMenu> menu_;
};

/// The tools that lay down the chosen sign.
QStringList toolsOfSigns();

/// Takes the sign in hand, with the brush when the tool in hand paints none.
void takeSign(PatternBrush& brush, char sign);

} // namespace stonemason::ambush
