// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/problems/problem_report.h"

#include <QListView>

class QMenu;

namespace stonemason {

class ProblemDelegate;
class ProblemModel;

/// The list of problem cards. Click or Enter shows the problem on the board; a fix is made with its button,
/// with F, or from the context menu. A card that stands for several problems unfolds and folds with a click,
/// Enter, Right and Left.
class ProblemList : public QListView {
    Q_OBJECT

public:
    /// @param show the entry of the context menu that shows a problem: "&Show on the Map"
    ProblemList(ProblemModel& model, const QString& show, QWidget* parent = nullptr);

    /// The problem that is current, or none.
    ProblemRef currentProblem() const;
    /// Where that button of the card is in the viewport (see ProblemModel::buttonTexts).
    QRect fixRect(const QModelIndex& index, int button) const;

    /// Shows the next (+1) or previous (-1) problem, from the last on to the first.
    void step(int direction);
    /// Takes the fix of the current problem, or of the first when none is; offers them when there are
    /// several, and opens the tool when there is none.
    void fixCurrent();
    /// Whether fixCurrent() would do something.
    bool canFixCurrent() const;

    QSize sizeHint() const override { return {260, 360}; } ///< room for four or five cards
    void reset() override;

signals:
    void shown(const stonemason::ProblemRef& problem);
    /// All problems of the kind of this one are to be shown, whose card was unfolded or folded.
    void kindShown(const stonemason::ProblemRef& problem);
    void fixRequested(const stonemason::ProblemRef& problem, int fix);
    /// All problems of the kind of this one are to be fixed.
    void fixKindRequested(const stonemason::ProblemRef& problem);
    /// The tool that helps with the problem is to be opened.
    void toolRequested(const stonemason::ProblemRef& problem);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QStyleOptionViewItem optionFor(const QModelIndex& index) const;
    void setHot(const QModelIndex& index, int fix, bool down);
    void show(const QModelIndex& index);
    void toggle(const QModelIndex& fold);
    /// What keys do on a card that stands for several problems.
    bool actOnFold(const QKeyEvent& event);
    void requestFix(const QModelIndex& index, int fix);
    void pressFix(const QModelIndex& index, int button);
    /// The fixes from that one on.
    void addFixes(QMenu& menu, const QModelIndex& index, int first);
    void offerFold(const QModelIndex& index, QPoint at);
    void offerFixes(const QModelIndex& index, QPoint at, int first);

    ProblemModel& model_;
    QString show_;
    ProblemDelegate* delegate_;
    QPersistentModelIndex pressed_;
    int pressedFix_ = -1;
};

} // namespace stonemason
