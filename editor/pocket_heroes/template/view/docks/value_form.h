// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/format/template_limits.h"
#include "core/pocket_heroes/template/template.h"
#include "editor/app/widgets/form_page.h"
#include "editor/pocket_heroes/template/view/docks/drawn_range.h"
#include "editor/pocket_heroes/view/docks/choices.h"

#include <QCheckBox>
#include <QComboBox>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <map>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// A page of fields that show a value and change it: each field reads and writes its part.
/// @tparam Value the whole: Zone, Link, Config
template <typename Value>
class ValueForm : public FormPage {
public:
    /// The callback for a change that the user made in a field. Fields are numbered from 0; -1: the change
    /// never merges with the next. `again`: it replaces the last change, because a number is still being
    /// typed.
    using Changed = std::function<void(int field, const std::function<void(Value&)>& change, bool again)>;

    explicit ValueForm(Changed changed) : changed_(std::move(changed)) {}

    /// Shows the value without emitting a signal. A field in which others differ from it is marked and shows
    /// no value.
    void show(const Value& value, const std::vector<const Value*>& others = {}) {
        const QScopedValueRollback showing(showing_, true);
        for (const auto& shown : shown_)
            shown(value);
        std::map<QWidget*, bool> differing;
        for (const Comparison& compared : compared_) {
            const bool differs = std::ranges::any_of(
                others, [&](const Value* other) { return !compared.isSame(value, *other); });
            differing[compared.field] |= differs;
            if (differs && compared.showNothing) compared.showNothing();
        }
        for (const auto& [field, differs] : differing)
            setDiffering(field, differs);
    }

protected:
    /// Adds a callback that shows a part of the value.
    void onShow(std::function<void(const Value&)> shown) { shown_.push_back(std::move(shown)); }
    using IsSame = std::function<bool(const Value&, const Value&)>;

    /// Adds a comparison of two values for a field, which is a row of the form with a label.
    /// @param showNothing clears the field when the values differ
    void onCompare(QWidget* field, IsSame isSame, std::function<void()> showNothing = {}) {
        compared_.push_back({field, std::move(isSame), std::move(showNothing)});
    }
    template <typename Part>
    void compare(QWidget* field, Part Value::*part, std::function<void()> showNothing = {}) {
        onCompare(
            field, [part](const Value& one, const Value& other) { return one.*part == other.*part; },
            std::move(showNothing));
    }
    /// Reserves a number for a field, or one for each of its parts; returns the first.
    int nextField(int parts = 1) { return std::exchange(fields_, fields_ + parts); }
    void emitChange(int field, const std::function<void(Value&)>& change, bool again = false) {
        if (!showing_) changed_(field, change, again);
    }

    template <typename Part>
    NumberBox* addNumber(const QString& label, int least, int most, Part Value::*part) {
        auto* field = new NumberBox(least, most, label);
        addRow(label, field);
        const int number = nextField();
        compare(field, part, [field] { field->showNothing(field->value()); });
        onShow([=](const Value& value) { field->showNumber(value.*part); });
        connect(field, &QSpinBox::valueChanged, this,
                [=, this](int now) { emitChange(number, [=](Value& value) { value.*part = now; }); });
        return field;
    }
    template <typename Part>
    QComboBox* addChoice(const QString& label, const Choices& choices, Part Value::*part) {
        QComboBox* box = choiceBox(choices, label);
        addRow(label, box);
        const int number = nextField();
        compare(box, part, [box] { box->setCurrentIndex(-1); });
        onShow([=](const Value& value) { showChoice(*box, int(value.*part)); });
        connect(box, &QComboBox::currentIndexChanged, this, [=, this] {
            const int now = box->currentData().toInt();
            emitChange(number, [=](Value& value) { value.*part = Part(now); });
        });
        return box;
    }
    RangeField* addRange(const QString& label, IntRange usual, IntRange Value::*part,
                         IntRange bounds = {-maximumRangeBound, maximumRangeBound}) {
        auto* field = drawnRange(label, usual, bounds);
        addRow(label, field);
        const int number = nextField();
        for (const auto& [end, isUpper] : {std::pair(&IntRange::min, false), std::pair(&IntRange::max, true)})
            onCompare(
                field,
                [part, end = end](const Value& one, const Value& other) {
                    return (one.*part).*end == (other.*part).*end;
                },
                [field, isUpper = isUpper] { field->showNothing(isUpper); });
        onShow([=](const Value& value) { field->show(value.*part); });
        connect(field, &RangeField::edited, this, [=, this](const RangeEdit& edit) {
            emitChange(
                number, [=](Value& value) { value.*part = edit.on(value.*part); }, edit.again);
        });
        return field;
    }
    QCheckBox* addCheck(const QString& text, bool Value::*part) {
        auto* box = new QCheckBox(text);
        addRow(QString(), box);
        const int number = nextField();
        onShow([=](const Value& value) { box->setChecked(value.*part); });
        connect(box, &QCheckBox::toggled, this,
                [=, this](bool on) { emitChange(number, [=](Value& value) { value.*part = on; }); });
        return box;
    }

private:
    struct Comparison {
        QWidget* field;
        IsSame isSame;
        std::function<void()> showNothing;
    };

    Changed changed_;
    std::vector<std::function<void(const Value&)>> shown_;
    std::vector<Comparison> compared_;
    int fields_ = 0;
    bool showing_ = false;
};

} // namespace stonemason::pocket_heroes
