// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QRadioButton;
class QSlider;
class QToolButton;

namespace stonemason {

/// One layer in the Layers dock: whether tools work on it, how solid it is drawn, whether it shows; or, for a hint
/// grid that the map lacks, a button that adds it.
class LayerRow : public QWidget {
    Q_OBJECT

public:
    LayerRow(const QString& name, const QIcon& icon, QWidget* parent = nullptr);

    QRadioButton* choice() const { return choice_; }
    QSlider* opacitySlider() const { return opacity_; }
    QToolButton* eye() const { return eye_; }
    QToolButton* addButton() const { return add_; }

    /// Shows a state without telling it.
    void show(bool exists, bool current, bool visible, double opacity);

signals:
    void chosen();
    void visibleToggled(bool visible);
    void opacityMoved(double opacity); ///< 0 to 1
    void addRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QRadioButton* choice_;
    QSlider* opacity_;
    QToolButton* eye_;
    QToolButton* add_;
};

} // namespace stonemason
