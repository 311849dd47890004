// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/glyph_table.h"
#include "editor/ambush/art/pattern_renderer.h"
#include "editor/ambush/pattern_binding.h"
#include "editor/ambush/pattern_brush.h"
#include "editor/app/given_widgets.h"
#include "editor/app/workspace.h"
#include "editor/grid/tools/stamp_shelf.h"
#include "editor/grid/walkability_maps.h"

#include <QPointer>

#include <vector>

namespace stonemason {
class Dialogs;
class GroundDock;
class Settings;
} // namespace stonemason

namespace stonemason::ambush {

class PatternActions;
class PatternProblemsDock;
class PatternPropertiesDock;
class PatternShelf;
class PatternStatus;
class PreviewDock;
class SignsDock;

/// The editor of patterns of ambushes as the main window sees it.
class PatternWorkspace : public Workspace {
    Q_OBJECT

public:
    /// @param maps that patterns can be tried on: the workspace puts its sample among them; they outlive it
    /// @param signs of the sample map; they outlive the workspace
    PatternWorkspace(WalkabilityMaps& maps, const text_map::GlyphTable& signs, QObject* parent = nullptr);
    ~PatternWorkspace() override;

    QString id() const override { return QStringLiteral("pattern"); }
    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override { return QStringLiteral("ambush"); }

    /// Bare rows cannot be distinguished from a map: they are accepted in a file with our suffix, or when
    /// they are pasted and no map format recognises them.
    bool recognises(std::string_view bytes) const override;
    bool claims(const QString& path, std::string_view bytes) const override;
    bool readsName(const QString& path, std::string_view bytes) const override;
    ContentReader contentReader() const override;
    QList<QAction*> newDocumentActions() override { return {newPattern_}; }

    QWidget* createView(Document& document, QWidget* parent) override;
    void setCurrent(Document* document, QWidget* view) override;

    QList<QDockWidget*> docks() override;
    WorkspaceActions actions() override;
    QList<FixedKeys> fixedKeys() const override;
    QList<QWidget*> statusWidgets() override;
    QStringList samples() const override;

    /// Keeps stamps there. Without settings, nothing outlasts the program. They outlive the workspace.
    void rememberIn(Settings& settings);

    /// A panel in which a workspace of maps looks for patterns; that workspace takes it over.
    /// @param id the panel's name, for good
    /// @param prefix of the names of the workspace's actions
    /// @param dialogs outlives the panel
    GroundDock* makeAmbushDock(const QString& id, const QString& prefix, Dialogs& dialogs);
    /// The patterns that are there to be looked for: samples, and those that are open.
    PatternShelf& shelf();

    PatternBrush& brush() { return brush_; }
    PatternRenderer& renderer() { return renderer_; }
    /// Makes a document of a pattern as the New Pattern dialog does, and emits created().
    void create(Pattern pattern);
    /// The patterns to start from.
    std::vector<Pattern> samplePatterns() const;

protected:
    void createEditor() override;

private:
    void makeDocks();
    void connectParts();
    void showNewPatternDialog();

    WalkabilityMaps& maps_;
    const text_map::GlyphTable& glyphTable_;
    std::unique_ptr<WalkabilityMap> sample_;
    PatternBrush brush_;
    StampShelf stamps_;
    PatternRenderer renderer_;
    PatternShelf* shelf_ = nullptr; ///< see shelf()
    PatternActions* actions_ = nullptr;
    PatternStatus* status_ = nullptr;
    QPointer<SignsDock> signs_;
    QPointer<PreviewDock> preview_;
    QPointer<PatternProblemsDock> problems_;
    QPointer<PatternPropertiesDock> properties_;
    GivenWidgets<PatternDock> docks_;
    QAction* newPattern_;
    QPointer<PatternDocument> current_;
    QPointer<PatternCanvas> canvas_;
};

} // namespace stonemason::ambush
