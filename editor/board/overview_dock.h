// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/bound_dock.h"
#include "editor/app/focus_handover.h"
#include "editor/app/look.h"
#include "editor/board/board_overview.h"

#include <QVBoxLayout>

namespace stonemason {

/// The whole board of the current document in small, with a frame around what its view shows. ViewType is a
/// BoardView.
template <typename DocumentType, typename ViewType>
class OverviewDock : public BoundDock<DocumentType, ViewType> {
public:
    /// @param id of the dock: "overview"
    /// @param name what screen readers call it: "Overview of the map"
    OverviewDock(const QString& id, const QString& title, const QString& name)
        : BoundDock<DocumentType, ViewType>(id, title, Qt::LeftDockWidgetArea), pane_(new BoardOverview) {
        pane_->setAccessibleName(name);
        auto* content = new QWidget;
        auto* layout = new QVBoxLayout(content);
        layout->setContentsMargins(gap, 0, gap, gap);
        layout->addWidget(pane_);
        this->setWidget(content);
        forwardFocusTo(*this, *pane_);
    }

    BoardOverview* pane() const { return pane_; }

protected:
    void bound() override {
        this->setEnabled(bool(this->binding()));
        pane_->setView(this->binding().view());
    }

private:
    BoardOverview* pane_;
};

} // namespace stonemason
