// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/workspace/grid_workspace_of.h"
#include "editor/text_map/model/path_memory.h"
#include "editor/text_map/model/text_map_state.h"
#include "editor/text_map/view/art/text_map_renderer.h"
#include "editor/text_map/view/canvas/text_map_canvas.h"

#include <optional>

namespace stonemason::text_map {

class TextMapActions;

/// The workspace of the main window for editing text maps. It must come after all others, because any text
/// that no other workspace recognises can be a text map.
class TextMapWorkspace : public GridWorkspaceOf<TextMapEditorTraits> {
    Q_OBJECT

public:
    /// @param table what the signs mean
    explicit TextMapWorkspace(GlyphTable table, QObject* parent = nullptr);

    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override { return QStringLiteral("txt"); }

    bool recognises(std::string_view bytes) const override;
    /// Any text file, and names without an ending.
    bool readsName(const QString& path, std::string_view bytes) const override;
    /// Rows alone: no code of a game, and no JSON.
    bool mayMean(std::string_view text) const override;
    std::int64_t largestFile() const override;
    QString openAnywayText() const override;
    QString openAnywayFilter() const override;
    ContentReader contentReader() const override;
    QImage thumbnail(const Document& document, QSize size) const override;
    /// With the characters that were chosen for the file.
    ContentReader readerFor(const QString& path) const override;
    int likeness(std::string_view text) const override;
    AnywayActions anywayActions() override { return {openAny_, pasteAny_}; }

    /// "mountain-pass.txt" is Mountain Pass.
    void nameSample(Document& document, const QString& path) const override;
    /// Also what the characters of files are.
    void rememberIn(Settings& settings) override;

    SignBook& signs() { return signs_; }
    SignBrush& brush() { return brush_; }
    TextMapRenderer& renderer() { return renderer_; }
    /// Makes a document of a map as the New Text Map dialog does, and emits created().
    void create(TextMap map);

protected:
    GridActionSets<TextMapEditorTraits>* makeActions() override;
    void makeDocks() override;
    QWidget* makeView(TextMapDocument& document, QWidget* parent) override;
    void firstShown(TextMapDocument& document) override;

private:
    void makeAnywayActions();
    void showNewDialog();
    struct FileChoices; ///< what was chosen for a file earlier

    void rememberChoices(const TextMapDocument& map);
    void followMeanings(TextMapDocument& document, TextMapCanvas& canvas);
    void keepForFolder();
    void showMapsOf(TextMapDocument& document);
    ContentReader readerIn(FileChoices choices) const;

    mutable SignBook signs_; ///< reading maps adds what signs they have
    SignBrush brush_;
    TextMapRenderer renderer_;
    TextMapActions* actions_ = nullptr;
    QAction* openAny_;
    QAction* pasteAny_;
    FileCharsets charsets_;
    FileMeanings meanings_;
    PathMemory mapsOfFiles_{rememberedMaps}; ///< numbers of the maps that were chosen
};

} // namespace stonemason::text_map
