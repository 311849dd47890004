// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/sites/ambush_dock.h"
#include "editor/ambush/view/sites/ambush_form.h"
#include "editor/ambush/view/sites/pattern_choice.h"
#include "editor/ambush/view/sites/site_model.h"
#include "editor/ambush/view/sites/site_overlay.h"
#include "editor/text_map/model/text_map_ground.h"
#include "tests/editor/ambush/pattern_window.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/text_map/text_map_window.h"
#include "tests/support/wait.h"

#include <QMainWindow>

namespace stonemason::test {

/// The surroundings of a panel in any window: patterns, and dialogs with prepared answers.
struct Patterns {
    WalkabilityMaps maps;
    text_map::LoadedSigns signs = text_map::loadSigns();
    ambush::PatternWorkspace workspace{maps, [this] { return text_map::sampleMap(signs.table); }};
    FakeDialogs dialogs;
};

/// A text map with its panel, as the main window has them.
struct TextWindow {
    explicit TextWindow(const std::string& bytes, const QString& path = {})
        : maps(theSigns()), document(text_map::readTextMap(bytes).value(), maps.signs()) {
        if (!path.isEmpty()) document.setPath(path);
        maps.offerGrounds(patterns.maps);
        dock = static_cast<ambush::AmbushDock*>(patterns.workspace.makeAmbushDock(
            QStringLiteral("ambushes"), QStringLiteral("text-map"), patterns.dialogs));
        maps.addPanel([this] { return dock; });
        canvas = static_cast<text_map::TextMapCanvas*>(maps.createView(document, &window));
        window.setCentralWidget(canvas);
        window.addDockWidget(Qt::RightDockWidgetArea, dock);
        maps.setCurrent(&document, canvas);
        window.resize(1000, 700);
        window.show();
    }
    ~TextWindow() { maps.setCurrent(nullptr, nullptr); }

    /// Searches for this pattern only.
    void lookFor(const ambush::Pattern& pattern) {
        drawn = std::make_unique<ambush::PatternDocument>(pattern);
        view.reset(patterns.workspace.createView(*drawn, nullptr));
        ambush::PatternChoice& choice = *dock->form().patterns();
        for (const ambush::ShelvedPattern& shelved : patterns.workspace.shelf().patterns())
            choice.setChosen(shelved.key, shelved.from == ambush::ShelvedPattern::From::Document);
        wait();
    }
    void wait() { TRY_PATIENTLY(!dock->isSearching() && !dock->model().isSorting()); }
    void paint(Cell cell, const char* sign) {
        maps.brush().setSign(maps.signs().codeOf(sign));
        canvas->controller().press(cell, {});
        canvas->controller().release(cell);
        wait();
    }
    BitGrid passable() const { return document.passability()(); }
    std::vector<ambush::Place> places() const {
        return dock->model().found() ? dock->model().found()->places : std::vector<ambush::Place>();
    }
    const GridOverlay* overlay() const { return canvas->state().overlay(ambush::ambushPlace); }

    Patterns patterns;
    text_map::TextMapWorkspace maps;
    text_map::TextMapDocument document;
    std::unique_ptr<ambush::PatternDocument> drawn;
    std::unique_ptr<QWidget> view;
    QMainWindow window;
    text_map::TextMapCanvas* canvas = nullptr;
    ambush::AmbushDock* dock = nullptr;
};

} // namespace stonemason::test
