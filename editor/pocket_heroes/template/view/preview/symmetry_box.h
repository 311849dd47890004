// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"
#include "core/pocket_heroes/template/world_symmetry.h"

#include <QComboBox>

namespace stonemason::pocket_heroes {

/// The choice of the symmetry of a template's worlds. One that the template does not have is disabled, and
/// its tool tip gives the reason.
class SymmetryBox : public QComboBox {
    Q_OBJECT

public:
    explicit SymmetryBox(QWidget* parent = nullptr);

    /// That is chosen, which the template has.
    WorldSymmetry symmetry() const { return WorldSymmetry(currentIndex()); }

    /// Enables the symmetries that the template has, and chooses the wanted one if it is among them, else
    /// none. Sends no signal.
    void offer(const Template& worldTemplate, WorldSymmetry wanted);

    /// As wide as its names, also where the box is not.
    void showPopup() override;

signals:
    /// A person has chosen one.
    void chosen(WorldSymmetry symmetry);
};

} // namespace stonemason::pocket_heroes
