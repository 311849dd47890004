// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/app/widgets/table_actions.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/pocket_heroes/template/view/canvas/graph_canvas.h"

namespace stonemason::pocket_heroes {

using TemplateDock = BoundDock<TemplateDocument, GraphCanvas>;

/// A set of actions that work on the current template.
class BoundTemplateActions : public TableActions<BoundActions<TemplateDocument, GraphCanvas>> {
public:
    explicit BoundTemplateActions(QObject* parent = nullptr)
        : TableActions(QStringLiteral("template"), parent) {}
};

} // namespace stonemason::pocket_heroes
