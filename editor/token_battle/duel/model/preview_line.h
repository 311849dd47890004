// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace stonemason::token_battle {

class MoveChoice;

/// Below the board: what the move that is being thought about does, in words and in both yields; else what to
/// do next.
class PreviewLine : public QWidget {
    Q_OBJECT

public:
    PreviewLine(MoveChoice& choice, QWidget* parent);

    QString words() const;
    QString yields() const;

private:
    void refresh();
    QString hint() const;

    MoveChoice& choice_;
    QLabel* words_;
    QLabel* yields_;
};

} // namespace stonemason::token_battle
