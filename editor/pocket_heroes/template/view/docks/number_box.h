// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace stonemason::pocket_heroes {

/// A spin box that can show no number, where several values differ: any number that is typed then is a new
/// one. Nothing is kept as a value below those allowed.
class NumberBox : public QSpinBox {
    Q_OBJECT

public:
    /// @param least the numbers that are allowed, up to `most`
    NumberBox(int least, int most, QWidget* parent = nullptr);

    void showNumber(int number);
    /// @param stepsFrom the number from which steps begin
    void showNothing(int stepsFrom);
    bool showsNothing() const { return value() < least_; }

    void stepBy(int steps) override;

private:
    int least_;
    int stepsFrom_ = 0;
};

} // namespace stonemason::pocket_heroes
