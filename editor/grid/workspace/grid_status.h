// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/grid/document/grid_traits.h"
#include "editor/grid/problems/problem_report.h"
#include "editor/grid/view/grid_view.h"

#include <QLabel>
#include <QPointer>
#include <QTimer>
#include <QToolButton>

#include <functional>
#include <memory>

namespace stonemason {

/// The text of the status bar about a board.
struct StatusSubject {
    GridState* state = nullptr; ///< nullptr: nothing is current
    GridView* view = nullptr;   ///< whose zoom is shown; nullptr: none is
    /// A cell in words.
    std::function<QString(Cell)> cellText;
    std::function<ProblemCounts()> problems{}; ///< empty: nothing is checked
};

/// A board workspace's part of the status bar: the cell under the pointer (or the cursor) in words, behind
/// the way out of a stroke that keys have begun, the count of problems, the zoom, and whether overlays of a
/// large board are still being worked out. The widgets belong to the status bar once it has taken them.
class GridStatus : public QObject {
    Q_OBJECT

public:
    /// @param prefix of the widgets' object names; may be empty
    explicit GridStatus(const QString& prefix, QObject* parent = nullptr);

    QLabel* cellLabel() const { return cell_; }
    QToolButton* problemsButton() const { return problems_; }
    QLabel* workingLabel() const { return working_; }
    QLabel* zoomLabel() const { return zoom_; }
    QList<QWidget*> widgets() const { return widgets_.alive(); }

signals:
    void problemsClicked();

protected:
    /// Shows the status of another board, until the next call.
    void setSubject(const StatusSubject& subject);
    /// The text shown for cells may have changed; updated once for all changes in one turn of the event loop.
    void updateCell() { cellLater_.start(); }
    void updateProblems();

private:
    void showCell();
    void showWorking();
    void showZoom();

    StatusSubject subject_;
    Binding<GridState, GridView> binding_;
    GivenWidgets<QWidget> widgets_;
    QTimer cellLater_;
    QTimer workingLater_; ///< work that ends sooner is not shown
    QPointer<QLabel> cell_;
    QPointer<QLabel> working_;
    QPointer<QToolButton> problems_;
    QPointer<QLabel> zoom_;
};

/// That of one game's editor.
template <typename Traits>
class GridStatusOf : public GridStatus {
public:
    explicit GridStatusOf(QObject* parent = nullptr)
        : GridStatus(QLatin1String(Traits::statusPrefix), parent) {}

    /// nullptr: no document is current; the view may be nullptr with one, too.
    void bind(typename Traits::Document* document, typename Traits::View* view) {
        context_ = std::make_unique<QObject>();
        if (!document) return setSubject({});
        onChange<Traits>(*document, context_.get(), [this] { updateCell(); });
        StatusSubject subject{.state = &document->view(),
                              .view = view,
                              .cellText = [document, shown = QPointer(view)](Cell cell) {
                                  return Traits::cellText(*document, shown, cell);
                              }};
        if constexpr (CheckedGrid<Traits>) {
            connect(document, &Traits::Document::reportChanged, context_.get(), [this] { updateProblems(); });
            subject.problems = [document] { return ProblemCounts(document->report()); };
        }
        setSubject(subject);
    }

private:
    std::unique_ptr<QObject> context_; ///< of what is connected to the document
};

/// "Row 1, column 7 · High ground · blocked (Building)": the place, what there is to know of the cell, then
/// what the shown overlays say of it.
QString statusText(const GridState& state, Cell cell, const QStringList& facts);

} // namespace stonemason
