// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/help_page.h"
#include "editor/grid/actions/grid_action_sets.h"
#include "editor/grid/problems/grid_problems.h"
#include "editor/grid/workspace/grid_status.h"
#include "editor/grid/workspace/grid_workspace.h"

#include <algorithm>

namespace stonemason {

/// The workspace of one game's grids. The game says how its documents are read and begun, which actions and
/// docks there are, and how a document is shown.
template <typename Traits>
class GridWorkspaceOf : public GridWorkspace {
public:
    using DocumentType = typename Traits::Document;
    using ViewType = typename Traits::View;

    QString id() const override { return QLatin1String(Traits::id); }

    QWidget* createView(Document& document, QWidget* parent) final {
        ensureEditor();
        auto& shown = static_cast<DocumentType&>(document);
        QWidget* view = makeView(shown, parent);
        setHelpPage(*view, helpPageOf(shown));
        std::erase_if(shown_, [](const QPointer<DocumentType>& closed) { return closed.isNull(); });
        if (std::ranges::none_of(shown_, [&shown](const auto& one) { return one == &shown; })) {
            shown_.emplace_back(&shown);
            firstShown(shown);
        }
        const auto showMessage = [this](const QString& sentence) { emit message(sentence); };
        connect(&shown, &DocumentType::refused, view, showMessage);
        connect(&shown, &DocumentType::noticePosted, view, showMessage);
        return view;
    }

    void setCurrent(Document* document, QWidget* view) final {
        ensureEditor();
        const bool isOther = current_ != document;
        if (isOther && current_) {
            current_->endGesture(); // tool and paint are chosen for all documents
            leaving();
        }
        current_ = qobject_cast<DocumentType*>(document);
        canvas_ = current_ && view ? canvasIn(*view) : nullptr;
        if (isOther && current_) entered();
        for (WorkspaceDock* dock : ownDocks())
            if (auto* bound = dynamic_cast<BoundDock<DocumentType, ViewType>*>(dock))
                bound->bind(current_, canvas_);
        if (problems()) problems()->panel().setSource(current_ ? problemsOf(*current_) : nullptr);
        auto* ground = current_ ? current_->template findChild<WalkabilityMap*>() : nullptr;
        if (ground && grounds()) grounds()->look(*ground);
        for (GroundDock* panel : panels())
            panel->bind(ground, ground ? canvas_ : nullptr);
        actions_->bind(current_, canvas_);
        status_->bind(current_, canvas_);
    }

    WorkspaceActions actions() final {
        ensureEditor();
        WorkspaceActions places = actions_->places();
        for (const GroundDock* panel : panels())
            places.menu += panel->menu();
        return places;
    }

protected:
    using GridWorkspace::GridWorkspace;

    void createEditor() final {
        status_ = new GridStatusOf<Traits>(this);
        setStatus(*status_);
        actions_ = makeActions();
        for (const ActionSet* set : actions_->sets())
            connect(set, &ActionSet::message, this, &Workspace::message);
        makeDocks();
        makePanels();
        setCurrent(nullptr, nullptr);
    }

    /// The actions that need a document; the workspace is to be their parent.
    virtual GridActionSets<Traits>* makeActions() = 0;
    /// Makes the docks and connects them with the actions.
    virtual void makeDocks() = 0;
    /// What a tab shows of the document.
    virtual QWidget* makeView(DocumentType& document, QWidget* parent) = 0;
    /// The page of the guide about the document as it is shown when it gets its view.
    virtual QString helpPageOf(const DocumentType&) const { return words().helpPage; }
    /// The canvas in that which is worked on.
    virtual ViewType* canvasIn(QWidget& view) const { return qobject_cast<ViewType*>(&view); }
    /// A document has got its first view: gives it overlays, and whatever else it needs to be seen.
    virtual void firstShown(DocumentType&) {}
    /// Another document becomes current than current(), and has become so; not where there is none.
    virtual void leaving() {}
    virtual void entered() {}
    /// nullptr: documents are not checked.
    virtual std::unique_ptr<ProblemSource> problemsOf(DocumentType& document) {
        if constexpr (CheckedGrid<Traits>)
            return std::make_unique<GridProblems<Traits>>(document);
        else
            return nullptr;
    }

    /// Offers a document to be looked at by those who only ask where one can walk, as a Ground, its child.
    template <typename Ground>
    void offerGround(DocumentType& document) {
        if (grounds()) grounds()->add(*new Ground(document));
    }

    DocumentType* current() const { return current_; }
    ViewType* canvas() const { return canvas_; }
    /// Those that are open, in the order in which they were first shown.
    std::vector<DocumentType*> openDocuments() const {
        std::vector<DocumentType*> open;
        for (const QPointer<DocumentType>& document : shown_)
            if (document) open.push_back(document);
        return open;
    }

private:
    GridActionSets<Traits>* actions_ = nullptr;
    GridStatusOf<Traits>* status_ = nullptr;
    std::vector<QPointer<DocumentType>> shown_; ///< all that ever were, the closed ones gone
    QPointer<DocumentType> current_;
    QPointer<ViewType> canvas_;
};

} // namespace stonemason
