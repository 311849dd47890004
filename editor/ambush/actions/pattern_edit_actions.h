// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board/actions/edit_actions.h"

namespace stonemason::ambush {

class PatternBrush;

/// Clipboard and selection, turning and flipping. The clipboard holds rows of signs, with ? where nothing was
/// selected.
class PatternEditActions : public EditActions {
    Q_OBJECT

public:
    explicit PatternEditActions(PatternBrush& brush, QObject* parent = nullptr);

protected:
    void copy() override;
    void paste() override;
    bool turnStamp(Transform transform) override;

private:
    PatternBrush& brush_;
};

} // namespace stonemason::ambush
