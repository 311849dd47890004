// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/canvas/map_canvas.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"

#include <QPointer>

#include <memory>
#include <utility>

namespace stonemason {

/// The map and canvas that a dock or a set of actions is about for now. What was connected through it to one
/// map ends when another takes its place.
class MapBinding {
public:
    /// Both nullptr: no map is current.
    void set(MapDocument* document, MapCanvas* canvas) {
        context_ = std::make_unique<QObject>();
        document_ = document;
        canvas_ = canvas;
    }

    MapDocument* document() const { return document_; }
    MapCanvas* canvas() const { return canvas_; }
    MapViewState* view() const { return document_ ? &document_->view() : nullptr; }
    explicit operator bool() const { return !document_.isNull(); }

    /// Calls `slot` on each `signal` of the document, its view state or the canvas, for as long as it is
    /// current.
    template <typename Sender, typename Signal, typename Slot>
    void on(const Sender* sender, Signal signal, Slot slot) {
        QObject::connect(sender, signal, context_.get(), std::move(slot));
    }

private:
    QPointer<MapDocument> document_;
    QPointer<MapCanvas> canvas_;
    std::unique_ptr<QObject> context_ = std::make_unique<QObject>();
};

} // namespace stonemason
