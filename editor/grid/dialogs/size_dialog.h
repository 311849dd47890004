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

class GridDocument;

/// What a SizeDialog calls the grid of one kind.
struct SizeWords {
    int most = 1; ///< rows or columns
    QString title;
    QString pictureName; ///< what the picture of the outcome is called for screen readers
    QString limits;      ///< "A board has 1 to 64 rows and columns."
    QString helpPage;    ///< "boards.md"
};

/// Asks how many rows and columns to add or remove on each side, and shows the grid as it would be, also
/// after the document has changed. The dialog of a game adds what new cells can hold, begins with
/// showOutcome() and makes the change in accept().
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
    /// @param document outlives the dialog
    SizeDialog(const GridDocument& document, SizeWords words, QWidget* parent);

    /// What new cells can hold; the first is chosen.
    void addFill(const QString& name, int value);

    struct Outcome {
        QImage picture;
        QString sentence;
    };
    /// The picture and the description of the resized grid, whose size is within the limits.
    virtual Outcome outcome(const Margins& margins, QSize pixels) const = 0;

    Size sizeNow() const;
    Margins margins() const;
    int fill() const;
    void showOutcome();

private:
    QWidget* buildFields();

    const GridDocument& document_;
    SizeWords words_;
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
