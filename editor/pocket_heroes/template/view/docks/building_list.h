// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/template/view/docks/drawn_range.h"
#include "editor/pocket_heroes/template/view/docks/value_form.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <functional>

namespace stonemason::pocket_heroes {

/// A row of a list of buildings: its kind, its owner, and a button that removes it.
class BuildingRow : public QWidget {
    Q_OBJECT

public:
    /// @param name of the row: "Mine 2"
    BuildingRow(const Choices& kinds, const QString& name, QWidget* parent = nullptr);

    QComboBox* kindBox() const { return kind_; }
    QComboBox* ownerBox() const { return owner_; }
    QToolButton* removeButton() const { return remove_; }
    /// nullptr for a building without a guard.
    RangeField* guardField() const { return guard_; }
    /// Puts it into a line below.
    void setGuardField(RangeField* guard);
    /// The widgets in tab order.
    QWidgetList tabStops() const;

private:
    QVBoxLayout* layout_;
    QComboBox* kind_;
    QComboBox* owner_;
    QToolButton* remove_;
    RangeField* guard_ = nullptr;
};

/// Rows of buildings and below them a button that adds one. Rows are kept when others are added or removed,
/// and the keyboard focus stays as near as possible.
class BuildingList : public QWidget {
    Q_OBJECT

public:
    QToolButton* addButton() const { return add_; }
    const std::vector<BuildingRow*>& rows() const { return rows_; }

protected:
    BuildingList(const QString& addText, const QString& addTip, QWidget* parent);

    void setCount(std::size_t count);
    BuildingRow& row(std::size_t index) const { return *rows_[index]; }

    virtual BuildingRow* makeRow(std::size_t index) = 0;
    /// The user requests another building, or the removal of this one.
    virtual void askForOne() = 0;
    virtual void askWithout(std::size_t index) = 0;

private:
    void addRow();
    void removeLastRow();

    std::vector<BuildingRow*> rows_;
    QVBoxLayout* layout_;
    QToolButton* add_;
};

/// The mines of a zone, each with its resource, its owner and the level of its guard.
class MineList : public BuildingList {
    Q_OBJECT

public:
    explicit MineList(QWidget* parent = nullptr);

    void show(const std::vector<ZoneMine>& mines);

signals:
    /// A person has changed the list. The same is to be done to the list of every zone that is selected, as
    /// far as it is as long.
    void edited(const std::function<void(std::vector<stonemason::pocket_heroes::ZoneMine>&)>& change);
    /// Likewise, of the guard of a mine.
    void guardEdited(std::size_t mine, const stonemason::RangeEdit& edit);

protected:
    BuildingRow* makeRow(std::size_t index) override;
    void askForOne() override;
    void askWithout(std::size_t index) override;

private:
    void change(std::size_t index, const std::function<void(ZoneMine&)>& write);

    bool showing_ = false;
};

/// The castles of a zone, each with its nation and its owner.
class CastleList : public BuildingList {
    Q_OBJECT

public:
    explicit CastleList(QWidget* parent = nullptr);

    void show(const std::vector<ZoneCastle>& castles);

signals:
    /// The user requests one more castle: its owner depends on the castles of the other zones.
    void oneWanted();
    /// A person has changed the list. The same is to be done to the list of every zone that is selected, as
    /// far as it is as long.
    void edited(const std::function<void(std::vector<stonemason::pocket_heroes::ZoneCastle>&)>& change);

protected:
    BuildingRow* makeRow(std::size_t index) override;
    void askForOne() override;
    void askWithout(std::size_t index) override;

private:
    void change(std::size_t index, const std::function<void(ZoneCastle&)>& write);

    bool showing_ = false;
};

} // namespace stonemason::pocket_heroes
