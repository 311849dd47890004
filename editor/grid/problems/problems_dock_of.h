// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/problems/problems_panel.h"

#include <memory>

namespace stonemason {

/// The dock for what is wrong with the current document of a workspace, which the game gives its name and
/// words.
/// @tparam Dock a BoundDock
/// @tparam Source a ProblemSource, made of a document
template <typename Dock, typename Source>
class ProblemsDockOf : public Dock {
public:
    ProblemsPanel& panel() const { return *panel_; }

protected:
    ProblemsDockOf(const QString& id, const QString& title, const ProblemWords& words)
        : Dock(id, title, Qt::RightDockWidgetArea), panel_(new ProblemsPanel(*this, words)) {}

    void bound() override {
        panel_->setSource(this->binding() ? std::make_unique<Source>(*this->document()) : nullptr);
    }

private:
    ProblemsPanel* panel_;
};

} // namespace stonemason
