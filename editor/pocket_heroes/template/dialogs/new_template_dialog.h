// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLineEdit;

namespace stonemason {
class PictureButton;
}

namespace stonemason::pocket_heroes {

/// Asks what a new template is to be: its name, whether it starts from two zones or from a template that
/// there is, and the size of its worlds, at first that of the start.
class NewTemplateDialog : public QDialog {
    Q_OBJECT

public:
    /// @param samples to start from
    explicit NewTemplateDialog(std::vector<Template> samples, QWidget* parent = nullptr);

    /// The template as chosen; meaningful at any time.
    Template made() const;

    QLineEdit* nameField() const { return name_; }
    QComboBox* sizeField() const { return size_; }
    /// An empty one first, then the samples.
    const std::vector<PictureButton*>& startChoices() const { return starts_; }

private:
    QWidget* buildStarts();
    void addStart(const QString& title, const Template& made);
    std::size_t chosen() const;
    Template start(std::size_t index) const;

    std::vector<Template> samples_;
    QLineEdit* name_;
    QComboBox* size_;
    std::vector<PictureButton*> starts_;
};

} // namespace stonemason::pocket_heroes
