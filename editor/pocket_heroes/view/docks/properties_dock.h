// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/view/canvas/world_canvas.h"
#include "editor/pocket_heroes/view/docks/property.h"

#include <vector>

class QLabel;

namespace stonemason::pocket_heroes {

class ConstructionList;
class PropertyForm;
class RewardList;
class RowList;

/// Makes what was filled in of the things one undo step.
void fillIn(WorldDocument& document, const std::vector<Thing>& things, const Property& property,
            const QVariant& value, int typing);

/// The properties of the things that are selected: what all of them have can be filled in for all at once.
class PropertiesDock : public WorldDock {
    Q_OBJECT

public:
    /// The catalogue must outlive the dock.
    explicit PropertiesDock(const Catalogue& catalogue);

    PropertyForm* form() const { return form_; }
    ConstructionList* constructions() const { return constructions_; }
    RewardList* rewards() const { return rewards_; }
    /// Those of heroes: skills, primary skills, artifacts, spells.
    const std::vector<RowList*>& heroLists() const { return heroLists_; }
    QLabel* heading() const { return heading_; }

protected:
    void bound() override;

private:
    void showSelected();
    void construct(int kind, int state);
    void connectList(RowList& list);
    const std::vector<Thing>& selected() const;

    const Catalogue& catalogue_;
    QLabel* heading_;
    QLabel* place_;
    PropertyForm* form_;
    ConstructionList* constructions_;
    RewardList* rewards_;
    std::vector<RowList*> heroLists_;
};

} // namespace stonemason::pocket_heroes
