// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <QCoreApplication>

class QFormLayout;
class QSpinBox;

namespace stonemason {

/// Fields for how many rows and columns a new board is to have.
class SizeFields {
    Q_DECLARE_TR_FUNCTIONS(stonemason::SizeFields)

public:
    /// @param least of rows, and of columns; @param most likewise
    SizeFields(int least, int most, Size value);

    QSpinBox* rows() const { return rows_; }
    QSpinBox* columns() const { return columns_; }
    Size size() const;
    /// Adds them as a row of the form, which owns them then.
    void addTo(QFormLayout& form) const;

private:
    QSpinBox* rows_;
    QSpinBox* columns_;
};

} // namespace stonemason
