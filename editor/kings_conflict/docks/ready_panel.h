// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace stonemason {

/// What the Problems dock shows when nothing keeps the map from being submitted.
class ReadyPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReadyPanel(QWidget* parent = nullptr);

    QPushButton* exportButton() const { return export_; }
    /// Whether notes stand below it, which are worth a look but nothing more.
    void setHasNotes(bool has);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void dress();

    QLabel* text_;
    QPushButton* export_;
};

} // namespace stonemason
