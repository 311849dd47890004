// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/tournament/comparison.h"

#include <QTableWidget>

#include <array>

namespace stonemason::wastes {

/// A read-only table of figures, as high as its rows: the names at the left get the width that the numbers
/// leave, and wrap to more lines if that is too little.
class FairnessTable : public QTableWidget {
    Q_OBJECT

public:
    /// @param name for screen readers
    explicit FairnessTable(const QString& name, QWidget* parent = nullptr);

    /// The outcomes of the games for both sides of a board, and how they were won.
    void showSides(const Standings& standings);
    /// Two boards in columns, with their difference, which is marked by an asterisk if it is significant.
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
