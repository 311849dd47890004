// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"
#include "editor/pocket_heroes/view/canvas/world_canvas.h"

#include <QString>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;

namespace stonemason::pocket_heroes {

/// The things with a place that match every word: in their name, id, list heading, owner, or texts in any
/// language. Case and accents are ignored. Without words the result is empty. In the order of the lists.
std::vector<Thing> thingsWith(const World& world, const Catalogue& catalogue, const QString& words);

/// Finds things of the world by words: Return selects the one that is current in the list and shows where it
/// is, Up and Down in the field go through the list.
class FindDock : public WorldDock {
    Q_OBJECT

public:
    /// The catalogue must outlive the dock.
    explicit FindDock(const Catalogue& catalogue);

    QLineEdit* field() const { return field_; }
    QListWidget* list() const { return list_; }
    QLabel* summary() const { return summary_; }

protected:
    void bound() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void search();
    void goToCurrent();

    const Catalogue& catalogue_;
    QLineEdit* field_;
    QLabel* summary_;
    QListWidget* list_;
    std::vector<Thing> found_;
    bool isStale_ = false; ///< the world has changed while nobody could see the list
};

} // namespace stonemason::pocket_heroes
