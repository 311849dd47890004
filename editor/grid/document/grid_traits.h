// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/grid/document/grid_document.h"

#include <QLatin1String>

#include <tuple>

/// The parts of status bar, problem list, actions and workspace that all grid editors share are templates
/// over a struct that defines the differences of a game, its Traits:
///
/// - Document, a GridDocument whose view() is the GridState of its kind
/// - View, the GridView that shows one
/// - id: "board"; prefix of the object names of actions
/// - statusPrefix: "board."; prefix of the object names of status bar widgets
/// - changes, optional: a tuple of the document's signals, besides those for its cells, after which the
///   descriptions of cells or other inputs of the checks have changed
/// - viewChanges, optional: signals of Document::view() after which the descriptions of cells have changed
/// - cellText(document, view, cell): the status bar's text for a cell; the view is nullptr if none is bound
///
/// and, if documents are checked (Document then has report() and reportChanged(); see GridProblems):
///
/// - Report, a ReportOf, and report(document), the current one
/// - problemWords()
/// - fixAll(document), if all fixes can be applied at once, and fixesAside, if that is always slow
namespace stonemason {

/// Calls `slot` when cells of the document have changed and after each signal in Traits::changes and
/// Traits::viewChanges, during the lifetime of the context.
template <typename Traits, typename Slot>
void onChange(typename Traits::Document& document, const QObject* context, Slot slot) {
    const auto connectAll = [&](auto* sender, const auto& list) {
        std::apply([&](auto... change) { (QObject::connect(sender, change, context, slot), ...); }, list);
    };
    connectAll(&document, std::tuple(&GridDocument::cellsChanged, &GridDocument::replaced));
    if constexpr (requires { Traits::changes; }) connectAll(&document, Traits::changes);
    if constexpr (requires { Traits::viewChanges; }) connectAll(&document.view(), Traits::viewChanges);
}

/// Whether documents of the kind are checked.
template <typename Traits>
concept CheckedGrid = requires(const typename Traits::Document& document) {
    document.report();
};

/// A set of actions that work on the current document of a grid editor.
template <typename Traits>
class BoundGridActions : public BoundActions<typename Traits::Document, typename Traits::View> {
public:
    explicit BoundGridActions(QObject* parent = nullptr)
        : BoundActions<typename Traits::Document, typename Traits::View>(QLatin1String(Traits::id), parent) {}

protected:
    typename Traits::View* canvas() const { return this->view(); }
    auto* viewState() const { return this->document() ? &this->document()->view() : nullptr; }
};

} // namespace stonemason
