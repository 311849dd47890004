// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/canvas_actions.h"
#include "editor/grid/actions/grid_action_sets.h"
#include "editor/grid/actions/stamp_actions.h"
#include "editor/grid/actions/tool_actions.h"
#include "editor/grid/problems/problem_actions.h"
#include "editor/grid/tools/tool_box.h"

#include <utility>

namespace stonemason {

/// What the actions that every grid editor has are called in one of them.
struct GridActionWords {
    QString menuTitle; ///< of its own menu: "&Board"
    QString fit;       ///< "&Fit Board"
    QString fitTip;
    QString printTip; ///< "Print the board"
};

/// Tools, stamps, zoom, printing and, where documents are checked, the way from problem to problem. A game
/// derives its own, which adds its sets and puts them into places().
template <typename Traits>
class GridEditorActions : public GridActionSets<Traits> {
public:
    using typename GridActionSets<Traits>::DocumentType;
    using typename GridActionSets<Traits>::ViewType;

    void bind(DocumentType* document, ViewType* view) override {
        brush_.enter(document);
        GridActionSets<Traits>::bind(document, view);
    }

    /// Zoom in View, with a separator below; tools and stamps; problems in the menu; printing among the
    /// exports.
    WorkspaceActions places() const override {
        WorkspaceActions places;
        places.view = zoom_->menu() + QList<QAction*>{separator_};
        if (problems_) places.menu = problems_->menu();
        places.menuTitle = menuTitle_;
        places.tools = tools_->menu();
        if (stamps_) places.tools += stamps_->menu();
        places.toolBar = tools_->toolBar();
        places.exports = print_->menu();
        return places;
    }

    ToolActions& tools() const { return *tools_; }
    /// Only where documents are checked.
    ProblemActions& problems() const { return *problems_; }

protected:
    /// @param tools those of the box that are offered, as `offer` has it
    /// @param stamps where they are kept; nullptr: the game keeps none
    GridEditorActions(const GridActionWords& words, ToolState& brush, ToolBox tools, const ToolOffer& offer,
                      StampShelf* stamps, QObject* parent)
        : GridActionSets<Traits>(parent)
        , brush_(brush)
        , menuTitle_(words.menuTitle)
        , toolBox_(std::move(tools))
        , tools_(this->add(new ToolActions(id(), brush, toolBox_, offer, this)))
        , zoom_(this->add(new ZoomActions(id(), words.fit, words.fitTip, this)))
        , print_(this->add(new GridPrintActions(id(), words.printTip, this)))
        , separator_(new QAction(this)) {
        separator_->setSeparator(true);
        if (stamps) stamps_ = this->add(new StampActions(id(), brush, *stamps, this));
        if constexpr (CheckedGrid<Traits>)
            problems_ =
                this->add(new ProblemActions(id(), this, {.fixAll = Traits::problemWords().fixAllTip}));
    }

    static QString id() { return QLatin1String(Traits::id); }

private:
    ToolState& brush_;
    QString menuTitle_;
    ToolBox toolBox_;
    ToolActions* tools_;
    ZoomActions* zoom_;
    GridPrintActions* print_;
    StampActions* stamps_ = nullptr;
    ProblemActions* problems_ = nullptr;
    QAction* separator_; ///< in the View menu
};

} // namespace stonemason
