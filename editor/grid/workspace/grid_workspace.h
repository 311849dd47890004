// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/workspace.h"
#include "editor/app/widgets/binding.h"
#include "editor/grid/problems/problems_dock.h"
#include "editor/grid/sketch/sketch_memory.h"
#include "editor/grid/tools/stamp_shelf.h"
#include "editor/grid/view/walkability_maps.h"

#include <QLineEdit>
#include <QPointer>

#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace stonemason {

class GridStatus;
class Settings;
class WalkabilityMaps;

/// What workspaces of grids call the same things differently.
struct GridWorkspaceWords {
    QString samples;   ///< the samples among the resources: ":/boards/*.sboard"
    QString helpPage;  ///< of the documents: "boards.md"
    QString moveFrame; ///< what the arrow keys do: "Move the frame on the board"
};

/// An action that begins a document: File > New.
struct NewDocumentEntry {
    QString id;   ///< "board.new"
    QString icon; ///< its name
    QString text;
    QKeySequence keys{};
    QString tip;
};

/// Where a dock stands at first, and its page of the guide.
struct DockPlace {
    int share = 1;                       ///< of its side's height
    QString help{};                      ///< empty: none of its own
    const QDockWidget* behind = nullptr; ///< the dock in whose place it waits as a tab
    bool closed = false;                 ///< until the user asks for it
    bool hasHistory = false;             ///< the list of undo steps waits behind it
};

/// What the workspaces of all grid editors have, whatever their documents are: samples, fixed keys, docks,
/// panels of others, stamps and sketches that are kept. GridWorkspaceOf has the rest.
class GridWorkspace : public Workspace {
    Q_OBJECT

public:
    ~GridWorkspace() override;

    QList<QAction*> newDocumentActions() override { return newDocument_; }
    QList<QDockWidget*> docks() override;
    QList<FixedKeys> fixedKeys() const override;
    QList<QWidget*> statusWidgets() override;
    QStringList samples() const override;

    /// Keeps stamps and sketches there, and takes the author of new documents from there. Without settings,
    /// nothing outlasts the program. They outlive the workspace.
    virtual void rememberIn(Settings& settings);
    /// Puts the documents that are open among these, which outlive the workspace.
    void offerGrounds(WalkabilityMaps& grounds) { grounds_ = &grounds; }
    /// Has the panel behind its own, with its actions in the menu, and takes it over. It is made with the
    /// editor, which is not there yet.
    void addPanel(MakePanel make) { makePanels_ += std::move(make); }

protected:
    explicit GridWorkspace(GridWorkspaceWords words, QObject* parent);

    /// A name that layouts are remembered by, as it is in this workspace.
    virtual QString nameOf(const QString& dock) const { return dock; }

    /// Adds what begins a document, which `begin` then does.
    QAction* addNew(const NewDocumentEntry& entry, const std::function<void()>& begin);
    /// Adds the dock below those that are there.
    template <typename Dock>
    Dock* addDock(Dock* dock, const DockPlace& place = {}) {
        insertDock(*dock, place);
        return dock;
    }
    /// Adds the dock of the problems.
    ProblemsDock* addProblems(const QString& id, const ProblemWords& words, const DockPlace& place);
    ProblemsDock* problems() const { return problems_; }
    /// Panels of others wait behind this dock.
    void setPanelsBehind(const QDockWidget& dock) { panelsBehind_ = dock.objectName(); }
    void makePanels();
    void setStatus(GridStatus& status);

    /// Opens the dock whenever the signal is emitted, and gives the keys to its field, if there is one.
    template <typename Sender, typename Signal>
    void showOn(const Sender& sender, Signal signal, QDockWidget* dock, QLineEdit* field = nullptr) {
        connect(&sender, signal, this, [shown = QPointer(dock), keys = QPointer(field)] {
            showDock(shown);
            if (!keys) return;
            keys->setFocus();
            keys->selectAll();
        });
    }
    /// Offers the field the author's name that is remembered, and remembers what is written into it.
    void setAuthorField(QLineEdit& field);

    const GridWorkspaceWords& words() const { return words_; }
    /// nullptr: nothing is remembered.
    Settings* settings() const { return settings_; }
    WalkabilityMaps* grounds() const { return grounds_; }
    StampShelf& stamps() { return stamps_; }
    SketchMemory& sketches() { return sketches_; }
    QList<WorkspaceDock*> ownDocks() const { return docks_.alive(); }
    QList<GroundDock*> panels() const { return panels_.alive(); }

    /// Those of a resource; empty when there is none.
    static std::string bytesOf(const QString& path);
    /// All samples that can be read.
    /// @param read from bytes to the Result of a value
    template <typename Read>
    auto readSamples(Read read) const {
        std::vector<std::decay_t<decltype(read(std::string()).value())>> values;
        for (const QString& path : samples())
            if (auto value = read(bytesOf(path))) values.push_back(std::move(value).value());
        return values;
    }

private:
    void insertDock(WorkspaceDock& dock, const DockPlace& place);

    GridWorkspaceWords words_;
    QList<QAction*> newDocument_;
    Settings* settings_ = nullptr;
    WalkabilityMaps* grounds_ = nullptr;
    StampShelf stamps_;
    SketchMemory sketches_;
    GridStatus* status_ = nullptr;
    QPointer<ProblemsDock> problems_;
    QPointer<QLineEdit> author_;
    GivenWidgets<WorkspaceDock> docks_;
    QString panelsBehind_;
    QList<MakePanel> makePanels_;
    GivenWidgets<GroundDock> panels_;
};

} // namespace stonemason
