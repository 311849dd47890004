// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/deferred_content.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <vector>

class QPushButton;
class QScrollArea;

namespace stonemason::kings_conflict {

class NumberRow;

/// The numbers that are assumed of the game and that the map's author may know better. A change counts for
/// this map alone, at once; it is one undo step and saved with the map.
class RulesDock : public MapDock {
    Q_OBJECT

public:
    explicit RulesDock(const GameProfile& game);

    /// In the order of numberFields.
    NumberRow* row(std::size_t index);
    /// Brings the row of that index into sight and its field under the keys.
    void showNumber(int index);
    QPushButton* resetAllButton() { return content_.built(resetAll_); }

protected:
    void bound() override;

private:
    void build();
    void refresh();

    const GameProfile& game_;
    std::vector<NumberRow*> rows_;
    QScrollArea* scroll_ = nullptr;
    QPushButton* resetAll_ = nullptr;
    DeferredContent content_; ///< a dozen rows that few maps need
};

} // namespace stonemason::kings_conflict
