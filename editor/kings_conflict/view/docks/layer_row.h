// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QRadioButton;
class QToolButton;

namespace stonemason::kings_conflict {

/// One layer in the Layers dock: whether tools work on it, whether it is locked and whether it shows; or, for
/// a hint grid that the map lacks, a button that adds it.
class LayerRow : public QWidget {
    Q_OBJECT

public:
    explicit LayerRow(const QString& name, QWidget* parent = nullptr);

    QRadioButton* choice() const { return choice_; }
    QToolButton* eye() const { return eye_; }
    QToolButton* lock() const { return lock_; }
    QToolButton* addButton() const { return add_; }

    /// Shows a state without emitting a signal.
    void showState(bool exists, bool current, bool visible, bool locked);

signals:
    void chosen();
    void visibleToggled(bool visible);
    void lockToggled(bool locked);
    void addRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitName();

    QString name_;
    QRadioButton* choice_;
    QToolButton* eye_;
    QToolButton* lock_;
    QToolButton* add_;
};

} // namespace stonemason::kings_conflict
