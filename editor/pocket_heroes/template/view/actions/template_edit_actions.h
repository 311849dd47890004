// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/view_call_actions.h"
#include "editor/pocket_heroes/template/view/canvas/template_binding.h"

namespace stonemason::pocket_heroes {

/// Clipboard and selection. The clipboard holds zones and the links among them as a template file; whole
/// templates in any form are pasted, too.
class TemplateEditActions : public BoundTemplateActions {
    Q_OBJECT

public:
    explicit TemplateEditActions(QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }

protected:
    void bound() override;
    void refresh() override;

private:
    /// Whether the clipboard has it; if not, the reason has been shown.
    bool copy();
    void cut();
    void paste();
    void selectAll();

    QList<QAction*> menu_;
};

/// How large the graph is shown.
class TemplateZoomActions : public ViewCallActions<BoundTemplateActions, GraphCanvas> {
    Q_OBJECT

public:
    explicit TemplateZoomActions(QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return all(); }

protected:
    void bound() override {}
};

} // namespace stonemason::pocket_heroes
