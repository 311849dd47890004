// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/text_map.h"

#include <QDialog>

class QComboBox;
class QSpinBox;

namespace stonemason::text_map {

class SignBook;

/// Asks what a new text map is to be: its size, and what it is filled with.
class NewTextMapDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewTextMapDialog(const SignBook& signs, QWidget* parent = nullptr);

    /// The map as chosen; meaningful at any time.
    TextMap map() const;

    QSpinBox* rowsField() const { return rows_; }
    QSpinBox* columnsField() const { return columns_; }
    QComboBox* fillField() const { return fill_; }

private:
    const SignBook& signs_;
    QSpinBox* rows_;
    QSpinBox* columns_;
    QComboBox* fill_;
};

} // namespace stonemason::text_map
