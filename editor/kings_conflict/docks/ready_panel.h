// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace stonemason {

/// What the Problems dock shows when nothing keeps the map from being submitted. How that is done stands in
/// the tool bar.
class ReadyPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReadyPanel(QWidget* parent = nullptr);

    /// Whether notes stand below it, which are worth a look but nothing more.
    void setHasNotes(bool has);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* text_;
};

} // namespace stonemason
