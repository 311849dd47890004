// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <QCoreApplication>
#include <QDialog>
#include <QImage>

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

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace stonemason {

/// Asks how many rows and columns to add or take away on each side, and shows the board as it would be. The
/// one of a game begins with showOutcome(), calls it when its document changes, and makes the change in
/// accept().
class SizeDialog : public QDialog {
    Q_OBJECT

public:
    QSpinBox* topField() const { return top_; }
    QSpinBox* bottomField() const { return bottom_; }
    QSpinBox* leftField() const { return left_; }
    QSpinBox* rightField() const { return right_; }
    QComboBox* fillField() const { return fill_; }
    QLabel* verdict() const { return verdict_; }

protected:
    /// @param most rows or columns there may be
    /// @param pictureName what the picture is called for screen readers
    SizeDialog(int most, const QString& title, const QString& pictureName, QWidget* parent);

    /// What new cells can hold; the first is chosen.
    void addFill(const QString& name, int value);

    struct Outcome {
        QImage picture;
        QString sentence;
    };
    virtual Size sizeNow() const = 0;
    /// Of a size there may be.
    virtual Outcome outcome(const Margins& margins, QSize pixels) const = 0;
    virtual QString sizesThereAre() const = 0;

    Margins margins() const;
    int fill() const;
    void showOutcome();

private:
    QWidget* buildFields();

    int most_;
    QSpinBox* top_;
    QSpinBox* bottom_;
    QSpinBox* left_;
    QSpinBox* right_;
    QComboBox* fill_;
    QLabel* picture_;
    QLabel* verdict_;
    QPushButton* ok_ = nullptr;
};

} // namespace stonemason
