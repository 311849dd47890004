// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/panels/grid_overview.h"

#include <QVBoxLayout>

namespace stonemason {

/// The whole board of the current document in small, with a frame around what its view shows. ViewType is a
/// GridView.
template <typename DocumentType, typename ViewType>
class OverviewDock : public BoundDock<DocumentType, ViewType> {
public:
    /// @param id of the dock: "overview"
    /// @param name what screen readers call it: "Overview of the map"
    OverviewDock(const QString& id, const QString& title, const QString& name)
        : BoundDock<DocumentType, ViewType>(id, title, Qt::LeftDockWidgetArea), pane_(new GridOverview) {
        pane_->setAccessibleName(name);
        auto* content = new QWidget;
        auto* layout = new QVBoxLayout(content);
        layout->setContentsMargins(gap, 0, gap, gap);
        layout->addWidget(pane_);
        this->setWidget(content);
        forwardFocusTo(*this, *pane_);
    }

    GridOverview* pane() const { return pane_; }

protected:
    void bound() override {
        this->setEnabled(bool(this->binding()));
        pane_->setView(this->binding().view());
    }

private:
    GridOverview* pane_;
};

} // namespace stonemason
