// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/action_set.h"

#include <QDockWidget>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

#include <memory>
#include <utility>

namespace stonemason {

/// The document and the view of it that a dock or a set of actions is about for now. What was connected
/// through it to one document ends when another takes its place.
template <typename DocumentType, typename ViewType>
class Binding {
public:
    /// Both nullptr: no document of the kind is current.
    void set(DocumentType* document, ViewType* view) {
        context_ = std::make_unique<QObject>();
        document_ = document;
        view_ = view;
    }

    DocumentType* document() const { return document_; }
    /// nullptr also when the document is bound without one.
    ViewType* view() const { return view_; }
    explicit operator bool() const { return !document_.isNull(); }

    /// Calls `slot` on each `signal` of the document, the view or a part of theirs, for as long as they are
    /// current.
    template <typename Sender, typename Signal, typename Slot>
    void on(const Sender* sender, Signal signal, Slot slot) {
        QObject::connect(sender, signal, context_.get(), std::move(slot));
    }

private:
    QPointer<DocumentType> document_;
    QPointer<ViewType> view_;
    std::unique_ptr<QObject> context_ = std::make_unique<QObject>();
};

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

/// A dock of a workspace. The property "area" is where it stands at first (Qt::DockWidgetArea as an int); the
/// object name is stable, so that layouts can be remembered.
class WorkspaceDock : public QDockWidget {
    Q_OBJECT

public:
    WorkspaceDock(const QString& id, const QString& title, Qt::DockWidgetArea area);

signals:
    /// A sentence for the status bar.
    void message(const QString& sentence);
};

/// Whether the dock is open and not behind another in its place.
bool isInSight(const QDockWidget& dock);

/// Opens the dock, before those it shares a place with, and gives it the keys; nullptr is none to open.
void showDock(QDockWidget* dock);

/// Lets the switch of the dock, toggleViewAction(), bring it before those it shares a place with: what is
/// open behind another comes to the front instead of being closed.
void letSwitchRaise(QDockWidget& dock);

/// A dock about the current document of one kind as one view shows it.
template <typename DocumentType, typename ViewType>
class BoundDock : public WorkspaceDock {
public:
    using WorkspaceDock::WorkspaceDock;

    /// Makes the dock show this document as seen in this view; nullptr for none.
    void bind(DocumentType* document, ViewType* view) {
        binding_.set(document, view);
        bound();
    }

protected:
    /// The binding is another one: connect to it and show it.
    virtual void bound() = 0;
    Binding<DocumentType, ViewType>& binding() { return binding_; }
    const Binding<DocumentType, ViewType>& binding() const { return binding_; }
    DocumentType* document() const { return binding_.document(); }

private:
    Binding<DocumentType, ViewType> binding_;
};

/// Widgets that are made here for the main window to take: it may delete them first, and those it never took
/// go with the list.
template <typename Widget>
class GivenWidgets {
public:
    GivenWidgets() = default;
    GivenWidgets(const GivenWidgets&) = delete;
    GivenWidgets& operator=(const GivenWidgets&) = delete;
    ~GivenWidgets() {
        for (Widget* widget : alive())
            if (!widget->parent()) delete widget;
    }

    void add(Widget* widget) { widgets_ += widget; }
    /// Those that are still there, in the order of adding.
    template <typename Base = Widget>
    QList<Base*> alive() const {
        QList<Base*> widgets;
        for (const QPointer<Widget>& widget : widgets_)
            if (widget) widgets += widget.data();
        return widgets;
    }

private:
    QList<QPointer<Widget>> widgets_;
};

} // namespace stonemason
