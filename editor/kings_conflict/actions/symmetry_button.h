// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/symmetry_state.h"

#include <QToolButton>
#include <QWidgetAction>

namespace stonemason {

/// The tool bar's symmetry button: says what holds, in green when the map obeys its symmetry and in red when
/// cells differ, and opens the symmetry menu.
class SymmetryAction : public QWidgetAction {
    Q_OBJECT

public:
    explicit SymmetryAction(QMenu* menu, QObject* parent = nullptr);

    void setState(const SymmetryState& state);
    const SymmetryState& state() const { return state_; }

protected:
    QWidget* createWidget(QWidget* parent) override;

private:
    QMenu* menu_;
    SymmetryState state_;
};

/// One of that action's buttons.
class SymmetryButton : public QToolButton {
    Q_OBJECT

public:
    SymmetryButton(SymmetryAction& action, QWidget* parent);

    QSize sizeHint() const override;
    /// Where the tool bar is short of room the text gives way first, before other buttons do.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString fitting(const QFontMetrics& metrics, int width) const;

    SymmetryAction& action_;
};

} // namespace stonemason
