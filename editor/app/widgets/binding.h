// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

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

} // namespace stonemason
