// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/workspace.h"
#include "editor/app/widgets/table_actions.h"
#include "editor/pocket_heroes/template/view/canvas/template_binding.h"

namespace stonemason {
class ProblemActions;
}

namespace stonemason::pocket_heroes {

class GraphCanvas;
class TemplateDocument;
class TemplateMenuActions;

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

/// Every action of the template workspace that needs a template.
class TemplateActions : public QObject {
    Q_OBJECT

public:
    explicit TemplateActions(QObject* parent = nullptr);

    void bind(TemplateDocument* document, GraphCanvas* canvas);

    /// Where they go, without those of File > New.
    WorkspaceActions places() const;
    /// What the graph offers in its context menu.
    QList<QAction*> contextMenu() const;

    TemplateMenuActions& menu() const { return *menu_; }
    ProblemActions& problems() const { return *problems_; }

signals:
    void message(const QString& sentence);

private:
    TemplateEditActions* edit_;
    TemplateZoomActions* zoom_;
    TemplateMenuActions* menu_;
    ProblemActions* problems_;
};

} // namespace stonemason::pocket_heroes
