// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/action_set.h"
#include "editor/app/widgets/binding.h"

#include <QWidget>

namespace stonemason {

/// A set of actions that work on the current document of one kind as one view shows it; all are disabled
/// while there is none.
template <typename DocumentType, typename ViewType>
class BoundActions : public ActionSet {
public:
    using ActionSet::ActionSet;

    void bind(DocumentType* document, ViewType* view) {
        binding_.set(document, view);
        if (isBound()) bound();
        update();
    }

protected:
    /// Another document is current: connect to what enabling depends on.
    virtual void bound() = 0;
    bool isBound() const override { return bool(binding_); }

    Binding<DocumentType, ViewType>& binding() { return binding_; }
    DocumentType* document() const { return binding_.document(); }
    ViewType* view() const { return binding_.view(); }
    /// Where dialogs belong.
    QWidget* window() const { return view() ? view()->window() : nullptr; }

private:
    Binding<DocumentType, ViewType> binding_;
};

} // namespace stonemason
