// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/workspace.h"
#include "editor/grid/actions/grid_actions.h"
#include "editor/grid/document/grid_traits.h"

#include <functional>
#include <type_traits>
#include <vector>

namespace stonemason {

/// Every action of a grid editor that needs a document, set by set.
template <typename Traits>
class GridActionSets : public QObject {
public:
    using DocumentType = typename Traits::Document;
    using ViewType = typename Traits::View;

    /// Makes all act on this document and view; nullptr for none.
    virtual void bind(DocumentType* document, ViewType* view) {
        for (const auto& bindOne : binders_)
            bindOne(document, view);
    }

    /// Where they go, without those of File > New.
    virtual WorkspaceActions places() const = 0;

    /// In the order of adding.
    const QList<ActionSet*>& sets() const { return sets_; }
    /// The actions of all sets.
    QList<QAction*> all() const {
        QList<QAction*> actions;
        for (const ActionSet* set : sets_)
            actions += set->all();
        return actions;
    }

protected:
    using QObject::QObject;

    /// Adds a set, which is bound with the others: to the view alone if it knows no documents.
    template <typename Set>
    Set* add(Set* set) {
        sets_ += set;
        if constexpr (std::is_base_of_v<GridActions, Set>)
            binders_.push_back([set](DocumentType*, ViewType* view) { set->bind(view); });
        else if constexpr (requires(DocumentType * document, ViewType * view) { set->bind(document, view); })
            binders_.push_back([set](DocumentType* document, ViewType* view) { set->bind(document, view); });
        else
            binders_.push_back([set](DocumentType*, ViewType*) { set->follow(); });
        return set;
    }

private:
    QList<ActionSet*> sets_;
    std::vector<std::function<void(DocumentType*, ViewType*)>> binders_;
};

} // namespace stonemason
