// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/world.h"

#include <QDialog>

class QComboBox;
class QLineEdit;

namespace stonemason::pocket_heroes {

/// Asks what a new world is to be: its name, its size, and its ground.
class NewWorldDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewWorldDialog(const Catalogue& catalogue, QWidget* parent = nullptr);

    /// The world as chosen; meaningful at any time.
    World world() const;

    QLineEdit* nameField() const { return name_; }
    QComboBox* sizeField() const { return size_; }
    QComboBox* groundField() const { return ground_; }

private:
    QLineEdit* name_;
    QComboBox* size_;
    QComboBox* ground_;
};

} // namespace stonemason::pocket_heroes
