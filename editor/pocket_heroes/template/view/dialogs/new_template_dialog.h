// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"
#include "editor/grid/dialogs/new_document_dialog.h"

#include <vector>

class QComboBox;

namespace stonemason::pocket_heroes {

/// Asks what a new template is to be: its name, whether it starts from two zones or from a template that
/// there is, and the size of its worlds, at first that of the start.
class NewTemplateDialog : public NewDocumentDialog {
    Q_OBJECT

public:
    /// @param samples to start from
    explicit NewTemplateDialog(std::vector<Template> samples, QWidget* parent = nullptr);

    /// The template as chosen; meaningful at any time.
    Template made() const;

    QComboBox* sizeField() const { return size_; }

private:
    QWidget* buildSize();
    void addStart(const QString& title, const Template& made);
    Template start(std::size_t index) const;

    std::vector<Template> samples_;
    QComboBox* size_;
};

} // namespace stonemason::pocket_heroes
