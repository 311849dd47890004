// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/thing.h"
#include "editor/pocket_heroes/view/docks/choices.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace stonemason::pocket_heroes {

/// The fields of one row, from the left: the value of a choice, or a number.
using RowValues = std::vector<QVariant>;
using RowTable = std::vector<RowValues>;

/// A field that every row of a list has.
struct RowColumn {
    QString label; ///< what the field of a row is called: "Kind of reward %1", %1 is the row from 1
    /// The choices, given the other fields of the row; an empty list hides the field. Not set: it is a
    /// number.
    std::function<Choices(const RowValues&)> choices{};
    int least = 0; ///< of a number
    int most = 0;
};

/// Words, fields and meaning of a list that things have.
struct RowForm {
    QString label;      ///< the undo step's: "Rewards"
    QString heading;    ///< above the rows
    QString none;       ///< instead, where there are none
    QString different;  ///< where the things have other lists each
    QString tooMany;    ///< where there are more than are shown
    QString add;        ///< on the button below
    QString addTip;     ///< its tool tip
    QString removeTip;  ///< that of the button behind a row
    QString removeName; ///< what that is called: "Take reward %1 out"
    std::vector<RowColumn> columns;
    RowValues added; ///< a new row
    /// The list of a thing; nullopt: it has no such list.
    std::function<std::optional<RowTable>(const World&, Thing)> get;
    std::function<void(World&, Thing, const RowTable&)> set;
    /// Adjusts a row in which that column was changed; may be empty.
    std::function<void(RowValues&, std::size_t column)> follow{};
};

/// An editor for a list of objects, with one row of fields for each entry, chosen from lists with pictures.
/// Several objects with the same entries are shown and changed together.
class RowList : public QWidget {
    Q_OBJECT

public:
    explicit RowList(RowForm form, QWidget* parent = nullptr);

    const RowForm& form() const { return form_; }
    /// Hides itself unless all of the things have such a list.
    void show(const World& world, const std::vector<Thing>& things);

    int count() const { return int(rows_.size()); }
    /// The field of a choice, or nullptr.
    QComboBox* choiceField(int row, int column) const;
    /// The field of a number, or nullptr.
    QSpinBox* numberField(int row, int column) const;
    QToolButton* removeButton(int row) const { return rows_[std::size_t(row)].remove; }
    QToolButton* addButton() const { return add_; }

signals:
    /// The user wants all of the things to have these rows.
    void changed(const stonemason::pocket_heroes::RowTable& rows);

private:
    struct Row {
        std::vector<QWidget*> fields;
        QToolButton* remove;
    };

    Row makeRow(int number);
    QWidget* makeField(int row, std::size_t column);
    void setRowCount(int count);
    void showRow(int number);
    bool showChoices(QComboBox& box, const Choices& choices, const QVariant& value);
    void setValue(int row, std::size_t column, const QVariant& value);
    void addRow();
    void removeRow(int row);

    RowForm form_;
    QLabel* heading_;
    QGridLayout* grid_;
    QToolButton* add_;
    std::vector<Row> rows_;
    RowTable table_; ///< as it is shown
};

} // namespace stonemason::pocket_heroes
