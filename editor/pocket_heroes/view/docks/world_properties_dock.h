// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/view/canvas/world_canvas.h"
#include "editor/pocket_heroes/view/docks/property.h"

class QListWidget;
class QPushButton;

namespace stonemason::pocket_heroes {

class PropertyForm;

/// The world as a whole: its name and description, languages, players, the ultimate artifact,
/// and what happens on certain days.
class WorldPropertiesDock : public WorldDock {
    Q_OBJECT

public:
    WorldPropertiesDock();

    PropertyForm* form() const { return form_; }
    QListWidget* events() const { return events_; }
    PropertyForm* eventForm() const { return eventForm_; }
    QPushButton* addButton() const { return add_; }
    QPushButton* removeButton() const { return remove_; }

protected:
    void bound() override;

private:
    void showWorld();
    void showEvent();
    void addEvent();
    void removeEvent();
    std::vector<Thing> chosenEvent() const;

    PropertyForm* form_;
    QListWidget* events_;
    PropertyForm* eventForm_;
    QPushButton* add_;
    QPushButton* remove_;
};

} // namespace stonemason::pocket_heroes
