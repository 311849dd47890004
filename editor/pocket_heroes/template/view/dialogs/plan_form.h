// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template_plan.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace stonemason::pocket_heroes {

class SymmetryBox;

/// The choices that a template is made to order by.
class PlanForm : public QWidget {
    Q_OBJECT

public:
    /// @param mapSize of any start, shown first; the form takes it over
    explicit PlanForm(QComboBox& mapSize, QWidget* parent = nullptr);

    /// Enables all choices for a template made to order; otherwise only the size of the map can be chosen.
    void setMadeToOrder(bool on);

    /// As chosen, on a map of usual size.
    TemplatePlan plan() const;

    QSpinBox* playersField() const { return players_; }
    QComboBox* shapeField() const { return shape_; }
    QComboBox* isolationField() const { return isolation_; }
    QComboBox* richesField() const { return riches_; }
    SymmetryBox* symmetryField() const { return symmetry_; }
    QPushButton* anotherButton() const { return another_; }

signals:
    /// A person has chosen something else.
    void changed();

private:
    void fill();
    void nameIsolation();
    void follow();
    void offerSymmetries();

    QSpinBox* players_;
    QComboBox* shape_;
    QComboBox* isolation_;
    QComboBox* riches_;
    SymmetryBox* symmetry_;
    QPushButton* another_;
    WorldSymmetry wanted_ = WorldSymmetry::None; ///< chosen by a person, also while it does not fit
    std::uint64_t seed_ = 1;
};

} // namespace stonemason::pocket_heroes
