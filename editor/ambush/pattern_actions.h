// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/workspace.h"
#include "editor/grid/tools/tool_box.h"

namespace stonemason {
class GridPrintActions;
class ProblemActions;
class StampActions;
class StampShelf;
class ToolActions;
class ZoomActions;
} // namespace stonemason

namespace stonemason::ambush {

class PatternBrush;
class PatternCanvas;
class PatternDocument;
class PatternEditActions;
class PatternMenuActions;
class PatternRenderer;
class PatternViewActions;
class SignActions;

/// Every action of the pattern workspace that needs a pattern. Single letters choose tools, the characters of
/// signs choose these; text fields keep those keys for themselves.
class PatternActions : public QObject {
    Q_OBJECT

public:
    PatternActions(PatternBrush& brush, StampShelf& stamps, PatternRenderer& renderer,
                   QObject* parent = nullptr);

    void bind(PatternDocument* document, PatternCanvas* canvas);

    /// Where they go, without those of File > New.
    WorkspaceActions places() const;

    PatternMenuActions& pattern() const { return *pattern_; }
    ProblemActions& problems() const { return *problems_; }

signals:
    void message(const QString& sentence);

private:
    ToolBox toolBox_;
    ToolActions* tools_;
    StampActions* stamps_;
    SignActions* signs_;
    PatternEditActions* edit_;
    PatternViewActions* view_;
    ZoomActions* zoom_;
    PatternMenuActions* pattern_;
    ProblemActions* problems_;
    GridPrintActions* print_;
    QAction* separator_; ///< in the View menu
};

} // namespace stonemason::ambush
