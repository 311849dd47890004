// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/duel/duel_document.h"
#include "editor/token_battle/duel/duel_view.h"

#include <QPointer>

#include <memory>
#include <utility>

namespace stonemason {

/// The game and the view that a dock or a set of actions is about for now. What was connected through it to
/// one document ends when another takes its place.
class DuelBinding {
public:
    /// Both nullptr: no game is current.
    void set(DuelDocument* document, DuelView* view) {
        context_ = std::make_unique<QObject>();
        document_ = document;
        view_ = view;
    }

    DuelDocument* document() const { return document_; }
    DuelView* view() const { return view_; }
    explicit operator bool() const { return !document_.isNull() && !view_.isNull(); }

    /// Calls `slot` on each `signal` of the document or the view, for as long as it is current.
    template <typename Sender, typename Signal, typename Slot>
    void on(const Sender* sender, Signal signal, Slot slot) {
        QObject::connect(sender, signal, context_.get(), std::move(slot));
    }

private:
    QPointer<DuelDocument> document_;
    QPointer<DuelView> view_;
    std::unique_ptr<QObject> context_ = std::make_unique<QObject>();
};

} // namespace stonemason
