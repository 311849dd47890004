// SPDX-License-Identifier: GPL-3.0-or-later
// From a key in the search field to the repainted collection: what one frame of typing costs.

#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/view/collection/collection_list.h"
#include "editor/token_battle/deck/view/collection/collection_pane.h"
#include "editor/token_battle/deck/view/collection/filter_bar.h"
#include "editor/token_battle/deck/view/deck_view.h"
#include "tests/support/cards.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <benchmark/benchmark.h>

using namespace stonemason;
using namespace stonemason::token_battle;

namespace {

void type(QLineEdit& field, int key, const QString& text) {
    QKeyEvent press(QEvent::KeyPress, key, {}, text);
    QKeyEvent release(QEvent::KeyRelease, key, {}, text);
    QCoreApplication::sendEvent(&field, &press);
    QCoreApplication::sendEvent(&field, &release);
}

/// Letter after letter of a word, then back again, so that the collection shrinks and grows.
void filterKeystroke(benchmark::State& state, const char* word) {
    DeckDocument document(test::tokenBattle());
    DeckView view(document, nullptr);
    view.resize(1280, 800);
    view.show();
    QApplication::processEvents();
    QLineEdit& field = *view.collection()->filters()->searchField();
    const QString letters = QString::fromLatin1(word);
    for (auto _ : state) {
        if (field.text().size() < letters.size())
            type(field, 0, letters.mid(field.text().size(), 1));
        else
            field.clear();
        QApplication::processEvents(); // lays out and repaints
    }
}
BENCHMARK_CAPTURE(filterKeystroke, many_matches, "tok")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(filterKeystroke, few_matches, "resilient push")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(filterKeystroke, no_match, "xyz")->Unit(benchmark::kMillisecond);

} // namespace
