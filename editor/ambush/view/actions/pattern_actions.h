// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/canvas/pattern_binding.h"
#include "editor/grid/actions/grid_editor_actions.h"

namespace stonemason::ambush {

class PatternBrush;
class PatternEditActions;
class PatternMenuActions;
class PatternRenderer;
class PatternViewActions;
class SignActions;

/// Every action of the pattern workspace that needs a pattern. Single letters choose tools, the characters of
/// signs choose these; text fields keep those keys for themselves.
class PatternActions : public GridEditorActions<PatternEditorTraits> {
    Q_OBJECT

public:
    PatternActions(PatternBrush& brush, StampShelf& stamps, PatternRenderer& renderer,
                   QObject* parent = nullptr);

    WorkspaceActions places() const override;

    PatternMenuActions& pattern() const { return *pattern_; }

private:
    SignActions* signs_;
    PatternEditActions* edit_;
    PatternViewActions* view_;
    PatternMenuActions* pattern_;
};

} // namespace stonemason::ambush
