// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/given_widgets.h"
#include "editor/app/workspace.h"
#include "editor/grid/ground_dock.h"
#include "editor/grid/tools/stamp_shelf.h"
#include "editor/text_map/art/text_map_renderer.h"
#include "editor/text_map/file_charsets.h"
#include "editor/text_map/sign_brush.h"
#include "editor/text_map/text_map_binding.h"

#include <QPointer>

#include <optional>
#include <utility>

namespace stonemason {
class WalkabilityMaps;
class Settings;
} // namespace stonemason

namespace stonemason::text_map {

class SignsDock;
class StatisticsDock;
class TextMapActions;
class TextMapStatus;

/// The editor of maps of characters as the main window sees it. It must come after all others: whatever text
/// nothing else knows can be such a map.
class TextMapWorkspace : public Workspace {
    Q_OBJECT

public:
    /// @param table what the signs mean
    explicit TextMapWorkspace(GlyphTable table, QObject* parent = nullptr);
    ~TextMapWorkspace() override;

    QString id() const override { return QStringLiteral("text-map"); }
    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override { return QStringLiteral("txt"); }

    bool recognises(std::string_view bytes) const override;
    /// Any text file, and names without an ending.
    bool readsName(const QString& path, std::string_view bytes) const override;
    std::int64_t largestFile() const override;
    QString openAnywayText() const override;
    QString openAnywayFilter() const override;
    ContentReader contentReader() const override;
    /// With the characters that were chosen for the file.
    ContentReader readerFor(const QString& path) const override;
    int likeness(std::string_view text) const override;
    QList<QAction*> newDocumentActions() override { return {newMap_}; }
    AnywayActions anywayActions() override { return {openAny_, pasteAny_}; }

    QWidget* createView(Document& document, QWidget* parent) override;
    void setCurrent(Document* document, QWidget* view) override;

    QList<QDockWidget*> docks() override;
    WorkspaceActions actions() override;
    QList<FixedKeys> fixedKeys() const override;
    QList<QWidget*> statusWidgets() override;
    /// "mountain-pass.txt" is Mountain Pass.
    void nameSample(Document& document, const QString& path) const override;
    QStringList samples() const override;

    /// Keeps stamps and what the characters of files are there. Without settings, nothing outlasts the
    /// program. They outlive the workspace.
    void rememberIn(Settings& settings);

    /// Puts the maps that are open among these, which outlive the workspace.
    void offerGrounds(WalkabilityMaps& grounds) { grounds_ = &grounds; }

    /// Has the panel behind its own, with its actions in the menu, and takes it over. It is made with the
    /// editor, which is not there yet.
    void addPanel(MakePanel make) { makePanels_ += std::move(make); }

    SignBook& signs() { return signs_; }
    SignBrush& brush() { return brush_; }
    TextMapRenderer& renderer() { return renderer_; }
    /// Makes a document of a map as the New Text Map dialog does, and emits created().
    void create(TextMap map);

protected:
    void createEditor() override;

private:
    void makeDocks();
    void makeAnywayActions();
    void makePanels();
    void showNewDialog();
    void rememberCharset(const TextMapDocument& map);
    ContentReader readerIn(std::optional<Charset> charset) const;

    mutable SignBook signs_; ///< reading maps adds what signs they have
    SignBrush brush_;
    StampShelf stamps_;
    TextMapRenderer renderer_;
    TextMapActions* actions_ = nullptr;
    TextMapStatus* status_ = nullptr;
    QPointer<SignsDock> palette_;
    QPointer<StatisticsDock> statistics_;
    GivenWidgets<TextMapDock> docks_;
    QList<MakePanel> makePanels_;
    GivenWidgets<GroundDock> panels_;
    QAction* newMap_;
    QAction* openAny_;
    QAction* pasteAny_;
    FileCharsets charsets_;
    QPointer<TextMapDocument> current_;
    WalkabilityMaps* grounds_ = nullptr; ///< where open maps are offered to be looked at
};

} // namespace stonemason::text_map
