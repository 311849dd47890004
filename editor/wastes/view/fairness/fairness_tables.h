// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/tournament/comparison.h"

#include <QTableWidget>

#include <array>

namespace stonemason::wastes {

/// Figures to be read, as high as its rows: the names at the left take what room the numbers leave, and more
/// lines where that is little.
class FairnessTable : public QTableWidget {
    Q_OBJECT

public:
    /// @param name for screen readers
    explicit FairnessTable(const QString& name, QWidget* parent = nullptr);

    /// What became of the games for both sides of a board, and how they were won.
    void showSides(const Standings& standings);
    /// Two boards in columns, with the difference, marked by an asterisk where it is beyond chance.
    void showComparison(const std::array<const Standings*, 2>& standings,
                        const std::array<QString, 2>& boards);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void begin(const QStringList& heads, const QStringList& tips);
    void add(const QString& name, const QStringList& texts, const QStringList& tips, bool isStrong = false);
    void shareRoom();
};

} // namespace stonemason::wastes
