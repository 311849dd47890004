// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/view/docks/property.h"

#include <QObject>

class QComboBox;
class QWidget;

namespace stonemason::pocket_heroes {

/// What a property of things is filled in with: a widget of the property's type.
class PropertyField : public QObject {
    Q_OBJECT

public:
    /// The widget is to be taken into a layout.
    explicit PropertyField(Property property, QObject* parent = nullptr);

    const Property& property() const { return property_; }
    QWidget* widget() const { return widget_; }
    bool isUsed() const { return used_; }

    /// Shows what all the things have, or that they differ. Not used when one of them has no such property.
    void show(const World& world, const std::vector<Thing>& things);

signals:
    /// @param typing as of PropertyForm::filledIn()
    void filledIn(const QVariant& value, int typing);
    /// A sentence: what was typed is no value of the property.
    void refused(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeChoice();
    QWidget* makeNumber();
    QWidget* makeSwitch();
    QWidget* makeLine();
    QWidget* makeWords();
    void showChoices(const World& world);
    void takeTyped(QComboBox& box);
    void showValue(const std::optional<QVariant>& value);
    void fill(const QVariant& value, bool isTyped = false);

    Property property_;
    QWidget* widget_ = nullptr;
    bool used_ = false;
    QString lastShown_;    ///< of a line: what the things have
    bool isTyped_ = false; ///< a list is being typed at the moment
    QStringList unfit_;    ///< names of list items that the things cannot have
    // Of words: what the things have, what was filled in last, how lines of that
    // end, and those of the world.
    QString before_, filled_;
    bool isCrLf_ = false;
    bool isCrLfUsual_ = false;
    int typing_ = 0; ///< counts how often the user came here to type
};

} // namespace stonemason::pocket_heroes
