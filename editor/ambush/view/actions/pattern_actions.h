// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/transform.h"
#include "editor/ambush/view/canvas/pattern_canvas.h"
#include "editor/grid/actions/choice_menu.h"
#include "editor/grid/actions/grid_editor_actions.h"
#include "editor/grid/actions/stamp_actions.h"
#include "editor/grid/actions/switch_actions.h"

#include <QMenu>

#include <memory>

namespace stonemason::ambush {

class PatternBrush;
class PatternRenderer;

/// Clipboard and selection, turning and flipping. The clipboard holds rows of signs, with ? where nothing was
/// selected.
class PatternEditActions : public StampEditActions {
    Q_OBJECT

public:
    explicit PatternEditActions(PatternBrush& brush, QObject* parent = nullptr);

protected:
    void copy() override;
    Result<LiftedPiece> pieceOn(const QMimeData& data) override;
};

/// The Pattern menu but for its problems: turning and flipping, size, properties, export.
class PatternMenuActions : public BoundPatternActions {
    Q_OBJECT

public:
    explicit PatternMenuActions(PatternRenderer& renderer, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }
    QAction* exportAction() const { return export_; }

signals:
    void propertiesRequested();
    void previewRequested();

protected:
    void bound() override {}

private:
    void addTurns();
    void addOthers();
    void addTurn(const QString& picture, const QString& text, const QString& tip, Transform transform);

    PatternRenderer& renderer_;
    std::unique_ptr<QMenu> turnMenu_;
    QAction* export_ = nullptr;
    QList<QAction*> menu_;
};

/// What is drawn of a pattern.
class PatternViewActions : public SwitchActions<PatternEditorTraits> {
    Q_OBJECT

public:
    explicit PatternViewActions(QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return all(); }
};

/// Chooses the sign to paint with, each by the key of its character; text fields keep those keys.
class SignActions : public BoundPatternActions {
    Q_OBJECT

public:
    explicit SignActions(PatternBrush& brush, QObject* parent = nullptr);

    /// For the menu of tools.
    QAction* menuAction() const { return menu_.menuAction(); }

protected:
    void bound() override {}
    void refresh() override;

private:
    PatternBrush& brush_;
    ChoiceMenu menu_;
};

/// The tools that lay down the chosen sign.
QStringList toolsOfSigns();

/// Selects the sign to paint; switches to the brush when the current tool does not paint signs.
void chooseSign(PatternBrush& brush, char sign);

/// Every action of the pattern workspace that needs a pattern. Single letters choose tools, the characters of
/// signs choose these; text fields keep those keys for themselves.
class PatternActions : public GridEditorActions<PatternEditorTraits> {
    Q_OBJECT

public:
    PatternActions(PatternBrush& brush, StampShelf& stamps, PatternRenderer& renderer,
                   QObject* parent = nullptr);

    WorkspaceActions places() const override;

    PatternMenuActions& pattern() const { return *pattern_; }

private:
    SignActions* signs_;
    PatternEditActions* edit_;
    PatternViewActions* view_;
    PatternMenuActions* pattern_;
};

} // namespace stonemason::ambush
