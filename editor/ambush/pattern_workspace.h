// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/model/pattern_state.h"
#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/ambush/view/canvas/pattern_canvas.h"
#include "editor/grid/view/walkability_maps.h"
#include "editor/grid/workspace/grid_workspace_of.h"

#include <memory>
#include <vector>

namespace stonemason {
class Dialogs;
}

namespace stonemason::ambush {

class PatternActions;
class PatternShelf;

/// The workspace of the main window for editing ambush patterns.
class PatternWorkspace : public GridWorkspaceOf<PatternEditorTraits> {
    Q_OBJECT

public:
    /// @param maps that patterns can be tried on; they outlive the workspace
    /// @param makeSample creates a map that is always among them; called when the first pattern is opened
    PatternWorkspace(WalkabilityMaps& maps, MakeMap makeSample, QObject* parent = nullptr);
    ~PatternWorkspace() override;

    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override { return QStringLiteral("ambush"); }

    /// Bare rows cannot be distinguished from a map: they are accepted in a file with our suffix, or when
    /// they are pasted and no map format recognises them.
    bool recognises(std::string_view bytes) const override;
    bool claims(const QString& path, std::string_view bytes) const override;
    bool mayMean(std::string_view text) const override;
    bool readsName(const QString& path, std::string_view bytes) const override;
    ContentReader contentReader() const override;
    void nameSample(Document& document, const QString& path) const override;
    QImage thumbnail(const Document& document, QSize size) const override;

    /// Creates a dock that searches maps for patterns; the map workspace that requests it takes ownership.
    /// @param id the dock's permanent name
    /// @param prefix of the names of the workspace's actions
    /// @param dialogs outlives the panel
    GroundDock* makeAmbushDock(const QString& id, const QString& prefix, Dialogs& dialogs);
    /// The patterns that can be searched for: samples, open patterns and added files.
    PatternShelf& shelf();

    PatternBrush& brush() { return brush_; }
    PatternRenderer& renderer() { return renderer_; }
    /// Makes a document of a pattern as the New Pattern dialog does, and emits created().
    void create(Pattern pattern);
    /// The patterns to start from.
    std::vector<Pattern> samplePatterns() const;

protected:
    GridActionSets<PatternEditorTraits>* makeActions() override;
    void makeDocks() override;
    QWidget* makeView(PatternDocument& document, QWidget* parent) override;
    void firstShown(PatternDocument& document) override;

private:
    void showNewPatternDialog();

    WalkabilityMaps& maps_;
    MakeMap makeSample_;
    std::unique_ptr<WalkabilityMap> sample_;
    PatternBrush brush_;
    PatternRenderer renderer_;
    PatternShelf* shelf_ = nullptr; ///< see shelf()
    PatternActions* actions_ = nullptr;
};

} // namespace stonemason::ambush
