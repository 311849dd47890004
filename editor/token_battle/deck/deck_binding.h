// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/deck_document.h"
#include "editor/token_battle/deck/deck_view.h"

#include <QPointer>

#include <memory>
#include <utility>

namespace stonemason {

/// The decks and the view that a dock or a set of actions is about for now. What was connected through it to
/// one document ends when another takes its place.
class DeckBinding {
public:
    /// Both nullptr: no decks are current.
    void set(DeckDocument* document, DeckView* view) {
        context_ = std::make_unique<QObject>();
        document_ = document;
        view_ = view;
    }

    DeckDocument* document() const { return document_; }
    DeckView* view() const { return view_; }
    explicit operator bool() const { return !document_.isNull(); }

    /// Calls `slot` on each `signal` of the document or the view, for as long as it is current.
    template <typename Sender, typename Signal, typename Slot>
    void on(const Sender* sender, Signal signal, Slot slot) {
        QObject::connect(sender, signal, context_.get(), std::move(slot));
    }

private:
    QPointer<DeckDocument> document_;
    QPointer<DeckView> view_;
    std::unique_ptr<QObject> context_ = std::make_unique<QObject>();
};

} // namespace stonemason
