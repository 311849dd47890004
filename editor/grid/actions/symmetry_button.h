// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidgetAction>

namespace stonemason {

/// The verdict on the symmetry that a board declares.
struct SymmetryVerdict {
    QString icon;     ///< the name of the symmetry's icon
    QString text;     ///< "Half-turn: obeyed", "No symmetry"
    QString sentence; ///< the same without the name: "4 cells differ"
    QString tip;      ///< what a click is good for now
    bool isDeclared = false;
    bool isObeyed = false;

    bool operator==(const SymmetryVerdict&) const = default;
};

/// The tool bar's symmetry button: says what holds, in green when the board obeys its symmetry and in red
/// when cells differ, and opens the symmetry menu.
class SymmetryAction : public QWidgetAction {
    Q_OBJECT

public:
    /// @param name of the object: "map.symmetry-state"
    SymmetryAction(const QString& name, QMenu* menu, QObject* parent = nullptr);

    void setVerdict(const SymmetryVerdict& verdict);
    const SymmetryVerdict& verdict() const { return verdict_; }

protected:
    QWidget* createWidget(QWidget* parent) override;

private:
    QMenu* menu_;
    SymmetryVerdict verdict_;
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
