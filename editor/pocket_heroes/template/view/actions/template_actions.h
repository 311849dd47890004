// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/workspace.h"

namespace stonemason {
class ProblemActions;
}

namespace stonemason::pocket_heroes {

class GraphCanvas;
class TemplateDocument;
class TemplateEditActions;
class TemplateMenuActions;
class TemplateZoomActions;

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
