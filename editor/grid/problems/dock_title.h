// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/problems/problem_report.h"

#include <QWidget>

class QDockWidget;
class QHBoxLayout;
class QToolButton;

namespace stonemason {

/// The heading of a dock that shows more there than its title: badges behind it, buttons at its end.
class DockTitle : public QWidget {
    Q_OBJECT

public:
    /// Becomes the dock's title bar. It moves the dock as the usual one does, and floats and closes it.
    explicit DockTitle(QDockWidget& dock);

    /// A round number in the severity's colour for each severity that occurs.
    void setCounts(const ProblemCounts& counts);
    /// A quiet word behind the badges ("checking..."), or none.
    void setRemark(const QString& remark);
    void addButton(QToolButton* button);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QToolButton* smallButton(const QString& name);
    void dressButtons();

    QDockWidget& dock_;
    QHBoxLayout* layout_;
    QToolButton* float_ = nullptr;
    QToolButton* close_ = nullptr;
    ProblemCounts counts_;
    QString remark_;
};

} // namespace stonemason
