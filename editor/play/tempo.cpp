// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/tempo.h"

namespace stonemason {

namespace {

struct TempoRow {
    const char* id;
    int step;
    int pause;
    int playback;
};

/// By Tempo.
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

} // namespace stonemason
