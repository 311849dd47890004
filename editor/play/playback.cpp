// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playback.h"

#include "editor/play/play_document.h"
#include "editor/play/play_view.h"
#include "editor/play/turn_manager.h"

namespace stonemason {

namespace {

struct TempoRow {
    const char* id;
    int step;
    int pause;
    int playback;
};

/// Indexed by Tempo.
constexpr std::array<TempoRow, 4> rows{
    {{"off", 0, 0, 700}, {"quick", 70, 200, 700}, {"normal", 120, 600, 1200}, {"slow", 300, 1500, 2500}}};

} // namespace

int stepTime(Tempo tempo) {
    return rows[std::size_t(tempo)].step;
}

int playbackPause(Tempo tempo) {
    return rows[std::size_t(tempo)].playback;
}

int thinkingPause(Tempo tempo) {
    return rows[std::size_t(tempo)].pause;
}

QString tempoId(Tempo tempo) {
    return QString::fromLatin1(rows[std::size_t(tempo)].id);
}

Tempo tempoFromId(const QString& id) {
    for (const Tempo tempo : tempos)
        if (tempoId(tempo) == id) return tempo;
    return Tempo::Normal;
}

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
