// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/text_map.h"
#include "editor/grid/dialogs/size_dialog.h"

#include <QDialog>

class QComboBox;

namespace stonemason::text_map {

class SignBook;

/// Asks what a new text map is to be: its size, and what it is filled with.
class NewTextMapDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewTextMapDialog(const SignBook& signs, QWidget* parent = nullptr);

    /// The map as chosen; meaningful at any time.
    TextMap map() const;

    QSpinBox* rowsField() const { return size_.rows(); }
    QSpinBox* columnsField() const { return size_.columns(); }
    QComboBox* fillField() const { return fill_; }

private:
    const SignBook& signs_;
    SizeFields size_;
    QComboBox* fill_;
};

} // namespace stonemason::text_map
