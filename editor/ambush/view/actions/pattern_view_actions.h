// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/canvas/pattern_binding.h"
#include "editor/grid/actions/switch_actions.h"

namespace stonemason::ambush {

/// What is drawn of a pattern.
class PatternViewActions : public SwitchActions<PatternEditorTraits> {
    Q_OBJECT

public:
    explicit PatternViewActions(QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return all(); }
};

} // namespace stonemason::ambush
