// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/view/docks/property.h"

#include <QWidget>

class QScrollArea;

namespace stonemason::pocket_heroes {

class PropertyField;

/// Properties of one or several things, each with its label; those that not all of the things have are left
/// out, those in which they differ show "Different".
class PropertyForm : public QWidget {
    Q_OBJECT

public:
    explicit PropertyForm(Properties properties, QWidget* parent = nullptr);

    /// No things: nothing to fill in.
    void show(const World& world, const std::vector<Thing>& things);
    bool isEmpty() const;

    /// The widget that the property with the label is filled in with, or nullptr.
    QWidget* field(const QString& label) const;

signals:
    /// The user filled the property in. Changes of one property with one number that follow
    /// each other are one, typing; -1: it is one by itself.
    void filledIn(const stonemason::pocket_heroes::Property& property, const QVariant& value, int typing);
    /// A sentence: what was typed is no value of the property.
    void refused(const QString& sentence);

private:
    std::vector<PropertyField*> fields_;
    std::vector<QWidget*> rows_; ///< what each stands in
};

/// The content of a panel of properties: these widgets one below the other, with a scroll bar where there is
/// no room for all.
QScrollArea* propertyPane(const QWidgetList& widgets, const QString& accessibleName);

} // namespace stonemason::pocket_heroes
