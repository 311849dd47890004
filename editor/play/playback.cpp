// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playback.h"

#include "editor/play/play_document.h"
#include "editor/play/turn_manager.h"

namespace stonemason {

Playback::Playback(QObject* parent) : QObject(parent) {
    connect(&ticks_, &QTimer::timeout, this, &Playback::tick);
}

void Playback::start(PlayView& view) {
    stop();
    view_ = &view;
    PlayDocument& document = view.playDocument();
    if (document.isAtEnd()) show(document, 0);
    connect(&document, &PlayDocument::gameChanged, this, &Playback::stop);
    connect(&document, &PlayDocument::shownChanged, this, [this] {
        if (!stepping_) stop();
    });
    ticks_.start(playbackPause(view.turns().tempo()));
    emit changed();
}

void Playback::stop() {
    if (!isRunning()) return;
    ticks_.stop();
    if (view_) disconnect(&view_->playDocument(), nullptr, this, nullptr);
    emit changed();
}

void Playback::tick() {
    if (!view_ || !view_->isVisible()) return stop();
    if (view_->turns().isShowing()) return;
    PlayDocument& document = view_->playDocument();
    show(document, document.shown() + 1);
    if (document.isAtEnd()) return stop();
    ticks_.start(playbackPause(view_->turns().tempo())); // it may have been changed
}

void Playback::show(PlayDocument& document, int moves) {
    stepping_ = true;
    document.show(moves);
    stepping_ = false;
}

} // namespace stonemason
