// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/row_list.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/view/docks/choices.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::size_t mostRows = 50; ///< a line of text has room for all that a file can hold

/// What all of the things have; nothing when they differ.
std::optional<RowTable> commonRows(const RowForm& form, const World& world,
                                   const std::vector<Thing>& things) {
    std::optional<RowTable> rows;
    for (const Thing thing : things) {
        RowTable own = *form.get(world, thing);
        if (rows && *rows != own) return std::nullopt;
        rows = std::move(own);
    }
    return rows;
}

} // namespace

RowList::RowList(RowForm form, QWidget* parent)
    : QWidget(parent)
    , form_(std::move(form))
    , heading_(new QLabel)
    , grid_(new QGridLayout)
    , add_(new QToolButton) {
    heading_->setWordWrap(true);
    add_->setText(form_.add);
    add_->setToolTip(form_.addTip);
    add_->setIcon(icon(QStringLiteral("add")));
    add_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    add_->setFocusPolicy(Qt::StrongFocus);
    grid_->setSpacing(gap / 2);
    for (std::size_t column = 0; column < form_.columns.size(); ++column)
        grid_->setColumnStretch(int(column), form_.columns[column].choices ? 3 : 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap / 2);
    layout->addWidget(heading_);
    layout->addLayout(grid_);
    layout->addWidget(add_, 0, Qt::AlignLeft);
    connect(add_, &QToolButton::clicked, this, &RowList::addRow);
    setVisible(false);
}

QComboBox* RowList::choiceField(int row, int column) const {
    return qobject_cast<QComboBox*>(rows_[std::size_t(row)].fields[std::size_t(column)]);
}

QSpinBox* RowList::numberField(int row, int column) const {
    return qobject_cast<QSpinBox*>(rows_[std::size_t(row)].fields[std::size_t(column)]);
}

void RowList::show(const World& world, const std::vector<Thing>& things) {
    const bool haveLists = !things.empty() && std::ranges::all_of(things, [&](Thing thing) {
        return has(world, thing) && form_.get(world, thing).has_value();
    });
    setVisible(haveLists);
    const auto rows = haveLists ? commonRows(form_, world, things) : std::nullopt;
    const bool isListed = rows && rows->size() <= mostRows;
    table_ = isListed ? *rows : RowTable();
    add_->setVisible(isListed);
    if (!isListed)
        heading_->setText(rows ? form_.tooMany : form_.different);
    else
        heading_->setText(table_.empty() ? form_.none : form_.heading);
    setRowCount(int(table_.size()));
    for (std::size_t i = 0; i < rows_.size(); ++i)
        showRow(int(i));
}

void RowList::setRowCount(int count) {
    while (int(rows_.size()) > count) {
        std::vector<QWidget*> widgets = rows_.back().fields;
        widgets.push_back(rows_.back().remove);
        for (QWidget* widget : widgets) {
            widget->blockSignals(true); // what is still being typed there is of a row that is gone
            grid_->removeWidget(widget);
            widget->hide();
            widget->deleteLater(); // it may be the one that was pressed
        }
        rows_.pop_back();
    }
    while (int(rows_.size()) < count)
        rows_.push_back(makeRow(int(rows_.size())));
}

QWidget* RowList::makeField(int row, std::size_t column) {
    const RowColumn& form = form_.columns[column];
    const QString name = form.label.arg(row + 1);
    if (form.choices) {
        QComboBox* box = choiceBox({}, name);
        box->setIconSize({recordPictureSide, recordPictureSide});
        connect(box, &QComboBox::activated, this,
                [this, row, column, box] { setValue(row, column, box->currentData()); });
        return box;
    }
    auto* field = new QSpinBox;
    field->setRange(form.least, form.most);
    field->setKeyboardTracking(false);
    field->setGroupSeparatorShown(true);
    field->setAccessibleName(name);
    field->setToolTip(name);
    connect(field, &QSpinBox::valueChanged, this,
            [this, row, column](int value) { setValue(row, column, value); });
    return field;
}

RowList::Row RowList::makeRow(int number) {
    Row row{{}, new QToolButton};
    for (std::size_t column = 0; column < form_.columns.size(); ++column) {
        QWidget* field = makeField(number, column);
        field->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        field->setFocusPolicy(Qt::StrongFocus);
        grid_->addWidget(field, number, int(column));
        row.fields.push_back(field);
    }
    row.remove->setIcon(icon(QStringLiteral("remove")));
    row.remove->setAutoRaise(true);
    row.remove->setFocusPolicy(Qt::StrongFocus);
    row.remove->setToolTip(form_.removeTip);
    row.remove->setAccessibleName(form_.removeName.arg(number + 1));
    grid_->addWidget(row.remove, number, int(form_.columns.size()));
    connect(row.remove, &QToolButton::clicked, this, [this, number] { removeRow(number); });
    return row;
}

void RowList::showRow(int number) {
    const Row& row = rows_[std::size_t(number)];
    const RowValues& values = table_[std::size_t(number)];
    for (std::size_t column = 0; column < row.fields.size(); ++column) {
        if (QSpinBox* field = numberField(number, int(column))) {
            const QSignalBlocker quiet(field);
            field->setValue(values[column].toInt());
            continue;
        }
        const Choices choices = form_.columns[column].choices(values);
        const bool isOfSomething = showChoices(*choiceField(number, int(column)), choices, values[column]);
        // The room of what is of nothing is that of the field before it.
        if (column > 0)
            grid_->addWidget(row.fields[column - 1], number, int(column) - 1, 1, isOfSomething ? 1 : 2);
    }
}

bool RowList::showChoices(QComboBox& box, const Choices& choices, const QVariant& value) {
    box.setEnabled(!choices.empty());
    box.setVisible(!choices.empty());
    box.clear();
    for (const Choice& choice : choices)
        box.addItem(choice.picture, choice.name, choice.value);
    if (choices.empty()) return false;
    if (box.findData(value) < 0) box.addItem(value.toString(), value); // that the catalogue does not have
    box.setCurrentIndex(box.findData(value));
    box.setToolTip(box.currentText());
    return true;
}

void RowList::setValue(int row, std::size_t column, const QVariant& value) {
    RowTable rows = table_;
    RowValues& values = rows[std::size_t(row)];
    if (values[column] == value) return;
    values[column] = value;
    if (form_.follow) form_.follow(values, column);
    emit changed(rows);
}

void RowList::addRow() {
    RowTable rows = table_;
    rows.push_back(form_.added);
    emit changed(rows);
    if (!rows_.empty()) rows_.back().fields.front()->setFocus();
}

void RowList::removeRow(int row) {
    RowTable rows = table_;
    rows.erase(rows.begin() + row);
    emit changed(rows);
    // Keys go on where the row was.
    if (rows_.empty())
        add_->setFocus();
    else
        rows_[std::size_t(std::min(row, count() - 1))].remove->setFocus();
}

} // namespace stonemason::pocket_heroes
