// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/choice_menu.h"
#include "editor/grid/actions/grid_editor_actions.h"
#include "editor/grid/actions/stamp_actions.h"
#include "editor/grid/actions/switch_actions.h"
#include "editor/text_map/view/actions/meaning_actions.h"
#include "editor/text_map/view/canvas/text_map_canvas.h"

namespace stonemason {
class SymmetryAction;
}

namespace stonemason::text_map {

class SignBrush;
class TextMapRenderer;

/// Clipboard and selection, turning and flipping. The clipboard holds the characters as text; a second format
/// beside it knows which cells were not selected.
class EditActions : public StampEditActions {
    Q_OBJECT

public:
    explicit EditActions(SignBrush& brush, QObject* parent = nullptr);

protected:
    void copy() override;
    Result<LiftedPiece> pieceOn(const QMimeData& data) override;

private:
    SignBrush& brush_;
};

/// The menu of text maps: symmetry, size, what the bytes are taken for, figures and export.
class MapMenuActions : public BoundTextMapActions {
    Q_OBJECT

public:
    explicit MapMenuActions(TextMapRenderer& renderer, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }
    QAction* exportAction() const { return export_; }
    /// For the tool bar: shows how strokes are mirrored, and opens the choice.
    SymmetryAction* symmetryAction() const { return state_; }

signals:
    void statisticsRequested();

protected:
    void bound() override;
    void refresh() override;

private:
    void addSymmetry();
    void addSize();
    void addCharsets();
    void showExport();

    TextMapRenderer& renderer_;
    QList<QAction*> menu_;
    ChoiceMenu symmetryMenu_;
    ChoiceMenu charsetMenu_;
    SymmetryAction* state_;
    QAction* export_;
};

/// What is drawn of a text map.
class ViewActions : public SwitchActions<TextMapEditorTraits> {
    Q_OBJECT

public:
    explicit ViewActions(QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return all(); }
};

/// Every action of the workspace of text maps that needs a map. Single letters choose tools, those of any
/// board.
class TextMapActions : public GridEditorActions<TextMapEditorTraits> {
    Q_OBJECT

public:
    TextMapActions(SignBrush& brush, StampShelf& stamps, TextMapRenderer& renderer,
                   QObject* parent = nullptr);

    WorkspaceActions places() const override;

    MapMenuActions& map() const { return *map_; }
    MeaningActions& meanings() const { return *meanings_; }

private:
    EditActions* edit_;
    ViewActions* view_;
    MapMenuActions* map_;
    MeaningActions* meanings_;
};

} // namespace stonemason::text_map
