// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/workspace.h"
#include "editor/grid/view/walkability_maps.h"
#include "editor/profiles/own_files.h"

#include <any>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace stonemason {

class Dialogs;
class MainWindow;
class Settings;
class WalkabilityMaps;

/// What the games of a window share. It outlives them.
struct EditorContext {
    Settings& settings;
    Dialogs& dialogs;
    WalkabilityMaps& grounds; ///< of all games, for patterns to be tried on
    /// Makes the panel for ambush sites of a workspace: by its name, and by the prefix of the workspace's
    /// actions. The game that looks for sites sets it; it is called when the panel is first needed.
    std::function<GroundDock*(const QString& id, const QString& prefix)> makeSitePanel{};
    /// Makes a map that is always there for patterns to be tried on; nullptr: there is none. The game that
    /// has one sets it; it is called when the first pattern is opened.
    MakeMap makeSampleMap{};

    MakePanel sitePanel(const QString& id, const QString& prefix) {
        return [this, id, prefix] { return makeSitePanel(id, prefix); };
    }
};

/// That a file with data of a game could not be used.
struct DataNotice {
    QString id;
    QString sentence;
};

/// A notice for each file.
/// @param kind begins their ids
/// @param sentence %1 is the file, %2 a sentence that says why
std::vector<DataNotice> noticesOf(const QString& kind, const BrokenFiles& files, const QString& sentence);

/// A game's part of the window: its data and its workspaces.
class GameEditor {
public:
    virtual ~GameEditor() = default;

    /// Whether the data is there without which the program cannot run; only a broken build lacks it.
    virtual bool isComplete() const { return true; }
    /// In the order of their menus.
    virtual QList<Workspace*> workspaces() = 0;
    /// How the start page shows the game.
    virtual StartGame startGame() = 0;
    /// Called once, with the window that has the workspaces.
    virtual void connectTo(MainWindow&) {}
    /// Lists unusable data files and their replacements.
    virtual std::vector<DataNotice> dataNotices() const { return {}; }
};

/// What a game's half of the editor offers to code that serves every game. `editor/<game>/module.h` declares
/// one as `editorModule`; the build puts them into the table allEditorModules() in the order of
/// STONEMASON_GAMES.
struct EditorModule {
    /// Reads the data that create() needs, on any thread; nullptr: it needs none.
    std::any (*load)() = nullptr;
    /// @param data what load() has returned
    std::unique_ptr<GameEditor> (*create)(EditorContext& context, std::any data);
    /// What draws for the command line, see Drawers; nullptr: nothing does.
    std::vector<std::any> (*drawers)() = nullptr;
};

} // namespace stonemason
