// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"

#include <QDockWidget>

namespace stonemason {

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

} // namespace stonemason
