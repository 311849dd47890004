// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/template/view/canvas/template_binding.h"
#include "editor/pocket_heroes/template/view/docks/typed_change.h"

class QLabel;
class QLineEdit;
class QStackedWidget;

namespace stonemason::pocket_heroes {

class ConfigForm;
class LinkForm;
class ZoneForm;

/// What the zones or the links that are selected are, the whole template when nothing is. A change is made to
/// all that are selected; shown is the one with the cursor.
class TemplatePropertiesDock : public TemplateDock {
    Q_OBJECT

public:
    explicit TemplatePropertiesDock(const Catalogue& catalogue);

    ZoneForm* zoneForm() const { return zone_; }
    LinkForm* linkForm() const { return link_; }
    QLineEdit* nameField() const { return name_; }
    QLabel* heading() const { return heading_; }
    /// The keys for the first field of what is shown.
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
    TemplateConfigDock();

    ConfigForm* form() const { return form_; }

protected:
    void bound() override;

private:
    ConfigForm* form_;
    TypedChange typed_;
};

} // namespace stonemason::pocket_heroes
