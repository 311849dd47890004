// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"
#include "core/pocket_heroes/template/world_symmetry.h"

#include <QComboBox>

namespace stonemason::pocket_heroes {

/// The choice of what worlds of a template are alike in. What does not fit the template is off, and its tool
/// tip gives the reason.
class SymmetryBox : public QComboBox {
    Q_OBJECT

public:
    explicit SymmetryBox(QWidget* parent = nullptr);

    /// What is chosen and fits the template.
    WorldSymmetry symmetry() const { return WorldSymmetry(currentIndex()); }

    /// Offers what fits the template, and chooses one of them if it does, otherwise none. No signal is sent.
    void offer(const Template& worldTemplate, WorldSymmetry wanted);

signals:
    /// A person has chosen one.
    void chosen(WorldSymmetry symmetry);
};

} // namespace stonemason::pocket_heroes
