// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/bit_grid.h"
#include "editor/app/widgets/binding.h"
#include "editor/grid/view/grid_view.h"

#include <QAction>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace stonemason {

/// A map reduced to where one can walk on it, independent of the game: an open document, or a map that
/// always exists.
class WalkabilityMap : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// What people call it.
    virtual QString name() const = 0;
    /// The file it is in; empty for none.
    virtual QString path() const { return {}; }
    virtual Size size() const = 0;
    /// The names of the walkers, if walkability depends on them: "King", "Mercenary" ... Empty: it is the
    /// same for all.
    virtual QStringList walkers() const { return {}; }
    /// Works out which cells can be walked on, as the map is shown now, by the walker of that number (0 where
    /// there are none). It has copies of all that it needs: it may run on another thread, and later.
    virtual std::function<BitGrid()> passableBy(int walker) const = 0;

signals:
    /// passableBy() or size() is another one now.
    void changed();
    void renamed();
};

/// Makes one; nullptr where there is none.
using MakeMap = std::function<std::unique_ptr<WalkabilityMap>()>;

/// The maps that are there to be looked at, by whichever workspace they were brought: those that are always
/// there first, then the others as they were opened.
class WalkabilityMaps : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Offers it for as long as it lives.
    void add(WalkabilityMap& map) {
        maps_ += &map;
        connect(&map, &WalkabilityMap::renamed, this, &WalkabilityMaps::listChanged);
        connect(&map, &QObject::destroyed, this, [this, gone = &map] {
            maps_.removeOne(gone);
            lookedAt_.removeOne(gone);
            emit listChanged();
        });
        emit listChanged();
    }
    const QList<WalkabilityMap*>& all() const { return maps_; }

    /// A person works on the map, which is among them.
    void look(WalkabilityMap& map) {
        if (!lookedAt_.isEmpty() && lookedAt_.back() == &map) return;
        lookedAt_.removeOne(&map);
        lookedAt_ += &map;
        emit listChanged();
    }
    /// The one that was worked on last, else the first of all; nullptr: there is none.
    WalkabilityMap* recent() const { return lookedAt_.isEmpty() ? maps_.value(0) : lookedAt_.back(); }

signals:
    /// A map has come or gone, is called something else, or another one is worked on.
    void listChanged();

private:
    QList<WalkabilityMap*> maps_;
    QList<WalkabilityMap*> lookedAt_; ///< the latest at the end
};

/// A panel about the walkability of the current map. A workspace of maps shows it among its own panels;
/// what it computes is up to its creator.
class GroundDock : public BoundDock<WalkabilityMap, GridView> {
public:
    using BoundDock::BoundDock;

    /// What belongs into the workspace's own menu.
    virtual QList<QAction*> menu() const = 0;
};

/// Makes one for a workspace of maps that wants it.
using MakePanel = std::function<GroundDock*()>;

} // namespace stonemason
