// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/grid/document/grid_document.h"

#include <QLatin1String>

#include <tuple>

/// What status line, list of problems, actions and workspace of a grid editor are the same with for all games
/// is written once, over a struct of the game's that says what differs, its Traits:
///
/// - Document, a GridDocument whose view() is the GridState of its kind
/// - View, the GridView that shows one
/// - id: "board"; object names of actions begin with it
/// - statusPrefix: "board."; object names of what stands in the status bar begin with it
/// - changes, if there are such: a tuple of the document's signals, besides those for its cells, after which
///   these are described differently, or whatever else the checks look at is another
/// - viewChanges, if there are such: those of Document::view() after which cells are described differently
/// - cellText(document, view, cell): the status bar's text of a cell; the view is nullptr where none is bound
///
/// and where documents are checked (Document has report() and reportChanged() then; see GridProblems):
///
/// - Report, a ReportOf, and report(document), the present one
/// - problemWords()
/// - fixAll(document), where all fixes can be taken at once, and fixesAside, if that always takes long
namespace stonemason {

/// Calls `slot` whenever cells of the document have changed, and after each of the signals in
/// Traits::changes and Traits::viewChanges, as long as the context lives.
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
