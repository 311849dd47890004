// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"
#include "core/pocket_heroes/template/world_symmetry.h"

#include <QComboBox>

namespace stonemason::pocket_heroes {

/// The choice of the symmetry of a template's worlds. Symmetries that the template does not have are
/// disabled; their tool tips and the accessible description of the box give the reasons.
class SymmetryBox : public QComboBox {
    Q_OBJECT

public:
    explicit SymmetryBox(QWidget* parent = nullptr);

    /// The one that is chosen.
    WorldSymmetry symmetry() const { return WorldSymmetry(currentIndex()); }

    /// Enables the symmetries that the template has, and shows the chosen one, which need not be among them.
    /// Sends no signal.
    void offer(const Template& worldTemplate, WorldSymmetry chosen);

    /// The list is as wide as its names, even where the box is narrower.
    void showPopup() override;

signals:
    /// A person has chosen one.
    void chosen(WorldSymmetry symmetry);
};

} // namespace stonemason::pocket_heroes
