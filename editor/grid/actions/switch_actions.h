// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_traits.h"

#include <functional>
#include <vector>

namespace stonemason {

/// Actions that switch on and off what is shown of the current document of a grid editor, and are checked as
/// its view state has it. A game's own bound() and refresh() call these.
template <typename Traits>
class SwitchActions : public BoundGridActions<Traits> {
protected:
    using BoundGridActions<Traits>::BoundGridActions;

    /// Adds one; the first five are add()'s.
    /// @param isOn and set of the view state
    /// @param changed the signal of the view state after which isOn may be another
    template <typename IsOn, typename Set, typename Changed>
    QAction* addSwitch(const QString& id, const QString& picture, const QString& text, const QString& tip,
                       const QKeySequence& keys, IsOn isOn, Set set, Changed changed) {
        QAction* action = this->add(id, picture, text, tip, keys);
        action->setCheckable(true);
        QObject::connect(action, &QAction::triggered, this, [this, set](bool on) {
            if (this->viewState()) std::invoke(set, *this->viewState(), on);
        });
        follow_.push_back(
            [this, changed] { this->binding().on(this->viewState(), changed, [this] { this->update(); }); });
        check_.push_back([this, action, isOn] { action->setChecked(std::invoke(isOn, *this->viewState())); });
        return action;
    }

    void bound() override {
        for (const auto& follow : follow_)
            follow();
    }
    void refresh() override {
        for (const auto& check : check_)
            check();
    }

private:
    std::vector<std::function<void()>> follow_;
    std::vector<std::function<void()>> check_;
};

} // namespace stonemason
