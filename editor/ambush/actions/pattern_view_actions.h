// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/pattern_binding.h"

namespace stonemason::ambush {

/// What is drawn of a pattern.
class PatternViewActions : public BoundPatternActions {
    Q_OBJECT

public:
    explicit PatternViewActions(QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return all(); }

protected:
    void bound() override;
    void refresh() override;

private:
    void addSwitch(const QString& id, const QString& picture, const QString& text, const QString& tip,
                   const QKeySequence& keys, void (PatternViewState::*set)(bool));
};

} // namespace stonemason::ambush
