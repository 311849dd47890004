// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/model/pattern_document.h"
#include "editor/ambush/model/pattern_state.h"
#include "editor/app/widgets/binding.h"
#include "editor/grid/problems/grid_problems.h"
#include "editor/grid/tools/paint_target_of.h"
#include "editor/grid/tools/tool_box.h"
#include "editor/grid/view/grid_canvas.h"
#include "editor/grid/view/grid_model.h"
#include "editor/grid/workspace/grid_status.h"

#include <QCoreApplication>

namespace stonemason::ambush {

class PatternRenderer;

/// A pattern as tools see it: codes are its signs. An erased cell matches anything.
class PatternPaintTarget : public StampTargetOf<PatternDocument, PatternBrush> {
public:
    using StampTargetOf::StampTargetOf;

    static std::vector<SignStroke> strokesOf(const CellCodes& codes);

    Size size() const override;
    TileIndex shown(Cell cell) const override;
    TileIndex committed(Cell cell) const override;
    QString nameOf(TileIndex code) const override;
    TileIndex current() const override;
    TileIndex blank() const override;
    void pick(Cell cell) override;
    void preview(const CellCodes& codes) override;
    void extendPreview(const CellCodes& codes) override;
};

/// The hand on one canvas of a pattern. When something else changes the pattern the gesture is dropped.
class PatternHand : public ToolHand {
    Q_OBJECT

public:
    /// @param renderer draws the ghosts
    PatternHand(PatternDocument& document, PatternBrush& brush, PatternRenderer& renderer);

    void paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                    Cell at) const override;

private:
    PatternDocument& document_;
    PatternRenderer& renderer_;
};

class PatternBrush;
class PatternDocument;
class PatternRenderer;

/// A pattern as boards are shown.
class PatternScene : public GridModel {
    Q_OBJECT

public:
    PatternScene(PatternDocument& document, PatternRenderer& renderer);

    void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) override;
    GridLook look() override;
    GridLook paper() override;
    /// "row 3, column 2: must be way (@)".
    QString describe(Cell cell) const override;
    QString heldIn(Cell cell) const override;

private:
    PatternDocument& document_;
    PatternRenderer& renderer_;
};

/// What a cell of a pattern asks for in words: "Must be way (@)".
QString contentText(const PatternDocument& document, Cell cell);

/// One pattern on the screen, worked on with the tools.
class PatternCanvas : public GridCanvas<PatternDocument> {
    Q_OBJECT

public:
    PatternCanvas(PatternDocument& document, PatternRenderer& renderer, PatternBrush& brush,
                  QWidget* parent = nullptr);
};

/// What the checks of a pattern found, in words.
class PatternReportText : public ReportOf<PatternFix> {
public:
    using ReportOf::ReportOf;

    QString headline(int number) const override;
    QString sentence(int number) const override;
    QString placedSentence(int number) const override;
    QString fixText(int number, int fix) const override;
};

/// Patterns as the general parts of the grid editor see them (grid_traits.h).
struct PatternEditorTraits {
    Q_DECLARE_TR_FUNCTIONS(stonemason::ambush::PatternEditorTraits)

public:
    using Document = PatternDocument;
    using View = PatternCanvas;
    using Report = PatternReportText;
    static constexpr const char* id = "pattern";
    static constexpr const char* statusPrefix = "pattern.";

    /// "Row 3, column 2 · Must be way (@) · Without a way here ..."
    static QString cellText(const PatternDocument& document, const PatternCanvas* view, Cell cell);
    static Report report(const PatternDocument& document) { return Report(document.report()); }
    static ProblemWords problemWords();
    static std::function<AllFixed(std::stop_token)> fixAll(PatternDocument& document);
};

using PatternDock = BoundDock<PatternDocument, PatternCanvas>;
using BoundPatternActions = BoundGridActions<PatternEditorTraits>;

} // namespace stonemason::ambush
