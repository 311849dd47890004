// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QScrollArea;
class QWidget;

namespace stonemason {

/// An area without a frame that takes the content over and scrolls it up and down where its height has not
/// enough room; its width is the area's, which is never less than the content needs.
QScrollArea* scrollPane(QWidget* content);

} // namespace stonemason

class QFormLayout;

namespace stonemason {

/// A dock's page of labelled fields, close together at its top and as wide as the dock.
class FormPage : public QWidget {
public:
    explicit FormPage(QWidget* parent = nullptr);

    /// Adds the field below the others and takes it over. The label, its buddy, is the field's accessible
    /// name when it has none of its own; an empty label sets the field under the one before.
    void addRow(const QString& label, QWidget* field);

    /// Shows at the label of a field added before whether its value differs among several objects.
    void setDiffering(QWidget* field, bool differing);

private:
    QFormLayout* form_;
};

} // namespace stonemason
