// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"
#include "editor/pocket_heroes/template/view/canvas/template_binding.h"

#include <QString>

#include <functional>

class QLabel;
class QLineEdit;
class QStackedWidget;

namespace stonemason::pocket_heroes {

class ConfigForm;
class LinkForm;
class TemplateDocument;
class ZoneForm;

/// Changes of a template by the fields of a form. While a number is typed in one field, each change is
/// applied to the template as it was before the first digit, for all targets: an intermediate "6" of "60"
/// may be beyond the other end of a range.
class TypedChange {
public:
    /// @param field see TemplateDocument::change()
    /// @param again in the place of the last change
    void make(TemplateDocument& document, const QString& text, const std::function<void(Template&)>& change,
              int field, bool again);

private:
    Template before_; ///< the last change
    Template after_;
};

/// The properties of the selected zones or links, or of the whole template without a selection. It shows the
/// part with the cursor; a change applies to all selected parts.
class TemplatePropertiesDock : public TemplateDock {
    Q_OBJECT

public:
    explicit TemplatePropertiesDock(const Catalogue& catalogue);

    ZoneForm* zoneForm() const { return zone_; }
    LinkForm* linkForm() const { return link_; }
    QLineEdit* nameField() const { return name_; }
    QLabel* heading() const { return heading_; }
    /// Gives the keyboard focus to the first field of the current page.
    void focusFields();

protected:
    void bound() override;

private:
    QWidget* buildWhole();
    void showAll();
    void showWhole();

    QLabel* heading_;
    QLineEdit* name_;
    QLabel* counts_;
    ZoneForm* zone_;
    LinkForm* link_;
    QStackedWidget* pages_;
    TypedChange typed_;
    bool showing_ = false;
};

/// The numbers that hold for all zones.
class TemplateConfigDock : public TemplateDock {
    Q_OBJECT

public:
    /// The catalogue must outlive the dock.
    explicit TemplateConfigDock(const Catalogue& catalogue);

    ConfigForm* form() const { return form_; }

protected:
    void bound() override;

private:
    ConfigForm* form_;
    TypedChange typed_;
};

} // namespace stonemason::pocket_heroes
