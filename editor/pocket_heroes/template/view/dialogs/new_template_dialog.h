// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/template/template.h"
#include "editor/grid/dialogs/new_document_dialog.h"

#include <vector>

class QComboBox;

namespace stonemason::pocket_heroes {

class PlanForm;
class StartPreview;

/// Asks what a new template is to be: its name, the size of its worlds, and whether it starts from two zones,
/// is made to order by a few choices, or starts from a template that there is. A world of it is shown.
class NewTemplateDialog : public NewDocumentDialog {
    Q_OBJECT

public:
    /// @param samples to start from
    /// @param catalogue must outlive the dialog
    NewTemplateDialog(std::vector<Template> samples, const Catalogue& catalogue, QWidget* parent = nullptr);
    ~NewTemplateDialog() override;

    /// The template as chosen; meaningful at any time.
    Template worldTemplate() const;
    /// Whether the template is made to order by the plan form instead of taken from another start.
    bool isMadeToOrder() const { return chosenStart() == plannedStart; }

    QComboBox* sizeField() const { return size_; }
    PlanForm* planForm() const { return plan_; }
    StartPreview* preview() const { return preview_; }

    /// Of the start that is made to order, with which the dialog begins.
    static constexpr std::size_t plannedStart = 0;

private:
    QWidget* buildFields();
    void addStart(const QString& title, const Template& worldTemplate);
    Template start(std::size_t index) const;
    void choose(std::size_t index);
    void followPlan();
    void allowSizes();
    void showPreview();

    std::vector<Template> samples_;
    const Catalogue& catalogue_;
    QComboBox* size_;
    PlanForm* plan_;
    StartPreview* preview_;
};

} // namespace stonemason::pocket_heroes
