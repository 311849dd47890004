// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/template/docks/value_form.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <functional>

namespace stonemason::pocket_heroes {

/// A row of a list of buildings: what it is, whose it is, and a button that takes it out.
class BuildingRow : public QWidget {
    Q_OBJECT

public:
    /// @param name of the row: "Mine 2"
    BuildingRow(const FormChoices& kinds, const QString& name, QWidget* parent = nullptr);

    QComboBox* kindBox() const { return kind_; }
    QComboBox* ownerBox() const { return owner_; }
    QToolButton* removeButton() const { return remove_; }
    /// Puts a field into a line below.
    void addBelow(QWidget* field) { layout_->addWidget(field); }

private:
    QVBoxLayout* layout_;
    QComboBox* kind_;
    QComboBox* owner_;
    QToolButton* remove_;
};

class RangeField;

/// The mines of a zone, each with its resource, its owner and the level of its guard.
class MineList : public QWidget {
    Q_OBJECT

public:
    explicit MineList(QWidget* parent = nullptr);

    void show(const std::vector<ZoneMine>& mines);

signals:
    /// A person has changed the list, or dragged or typed on at a number of it. The same is to be done to the list of
    /// every zone that is selected, as far as it is as long.
    void edited(const std::function<void(std::vector<stonemason::pocket_heroes::ZoneMine>&)>& change, bool goesOn);

private:
    void build();

    std::vector<ZoneMine> mines_;
    std::vector<BuildingRow*> rows_;
    std::vector<RangeField*> guards_;
    QVBoxLayout* layout_;
    QToolButton* add_;
    bool showing_ = false;
};

/// The castles of a zone, each with its nation and its owner.
class CastleList : public QWidget {
    Q_OBJECT

public:
    explicit CastleList(QWidget* parent = nullptr);

    void show(const std::vector<ZoneCastle>& castles);

signals:
    /// A person has changed the list, or dragged or typed on at a number of it. The same is to be done to the list of
    /// every zone that is selected, as far as it is as long.
    void edited(const std::function<void(std::vector<stonemason::pocket_heroes::ZoneCastle>&)>& change, bool goesOn);

private:
    void build();

    std::vector<ZoneCastle> castles_;
    std::vector<BuildingRow*> rows_;
    QVBoxLayout* layout_;
    QToolButton* add_;
    bool showing_ = false;
};

} // namespace stonemason::pocket_heroes
