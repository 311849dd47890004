// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"

#include <QWidget>

#include <vector>

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QToolButton;

namespace stonemason::pocket_heroes {

/// The buildings that castles can have, each with its state in the selected castles: not listed, or one of
/// the states of the catalogue, such as "built"; partially checked where the castles differ. A click on the
/// box or Space gives all of them the next state. Folded until the user unfolds it.
class ConstructionList : public QWidget {
    Q_OBJECT

public:
    /// The catalogue must outlive the list.
    explicit ConstructionList(const Catalogue& catalogue, QWidget* parent = nullptr);

    /// Hides itself unless all of the things are castles and the catalogue has names for buildings.
    void show(const World& world, const std::vector<Thing>& things);

    QToolButton* opener() const { return opener_; }
    QLineEdit* filter() const { return filter_; }
    QListWidget* list() const { return list_; }

signals:
    /// The user wants the building in that state in all of them; -1: not listed.
    void chosen(int kind, int state);

private:
    void fill();
    void showState(QListWidgetItem& item, const QString& name, int state);
    void narrow();
    void cycle(const QListWidgetItem& item);

    const Catalogue& catalogue_;
    QToolButton* opener_;
    QLineEdit* filter_;
    QListWidget* list_; ///< row i is building i
};

} // namespace stonemason::pocket_heroes
