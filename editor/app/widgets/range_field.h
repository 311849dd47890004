// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/int_range.h"

#include <QList>
#include <QSpinBox>
#include <QString>
#include <QWidget>

#include <optional>
#include <utility>

class QComboBox;

namespace stonemason {

class RangeSlider;

/// A spin box that can show no number, where several values differ: any number that is typed then is a new
/// one. Nothing is kept as a value below those allowed.
class NumberBox : public QSpinBox {
    Q_OBJECT

public:
    /// @param least the numbers that are allowed, up to `most`
    NumberBox(int least, int most, const QString& accessibleName);

    void showNumber(int number);
    /// @param stepsFrom the number from which steps begin
    void showNothing(int stepsFrom);
    bool showsNothing() const { return value() < least_; }

    void stepBy(int steps) override;

private:
    int least_;
    int stepsFrom_ = 0;
};

/// One end of a range that a person has moved.
struct RangeEdit {
    bool upper = false;
    int value = 0;
    bool again = false; ///< in the place of the edit before: further digits of the same number
    bool both = false;  ///< both ends become the value

    /// The range with that end there; an end that is passed goes along.
    IntRange on(IntRange range) const;

    bool operator==(const RangeEdit&) const = default;
};

/// A range as two numbers with a line between them whose ends can be dragged. An end that passes the other
/// takes it along.
class RangeField : public QWidget {
    Q_OBJECT

public:
    /// @param name of what the range is of, for assistive technology
    /// @param usual what can be dragged
    /// @param bounds what can be typed
    RangeField(const QString& name, IntRange usual, IntRange bounds, QWidget* parent = nullptr);

    /// Tool tips of the two numbers.
    void setTips(const QString& least, const QString& most);

    /// The range shown last, with edits made since.
    IntRange range() const { return range_; }
    /// Numbers that stand for something else than themselves are shown as words, in a list above the numbers,
    /// while both ends are the same one of them.
    /// @param numbers what the list calls all other ranges: "Level"
    void setCodes(const QString& numbers, const QList<std::pair<int, QString>>& codes);
    QComboBox* codeField() const { return code_; } ///< nullptr when there are no such numbers

    /// Shows the range as it is, without emitting a signal.
    void show(IntRange range);
    /// Shows no number for that end, since several ranges differ there, until the next show(). An end that is
    /// moved begins where it is.
    void showNothing(bool upper);

    NumberBox* leastField() const { return least_; }
    NumberBox* mostField() const { return most_; }
    /// What Tab stops at, in order.
    QWidgetList tabStops() const;

signals:
    /// A person has moved an end. The range that is to become another may be of something else than what is
    /// shown, too.
    void edited(const stonemason::RangeEdit& edit);

protected:
    void changeEvent(QEvent* event) override;

private:
    void typed(bool upper);
    void chosen();
    void showCode();
    void endTyping();
    void fitWidth();

    bool isEmitting_ = false;
    std::optional<bool> typing_; ///< whether the number that is being typed is the upper end
    IntRange range_;
    IntRange shown_; ///< before what is being typed now

    QComboBox* code_ = nullptr;
    QString name_;
    NumberBox* least_;
    RangeSlider* slider_;
    NumberBox* most_;
};

} // namespace stonemason
