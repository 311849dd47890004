// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/plot.h"

#include <functional>
#include <optional>
#include <vector>

namespace stonemason::token_battle {

/// Upright bars side by side, each with its number on top and, below it, a short label or a sign.
class BarPlot : public Plot {
    Q_OBJECT

public:
    struct Bar {
        QString text;                                         ///< its text
        std::optional<int> number;                            ///< nullopt: there is none to show
        QString label{};                                      ///< below it
        std::function<void(QPainter&, const QRectF&)> sign{}; ///< in place of the label
        QColor colour{};                                      ///< none: the one of all plots
    };

    /// @param widest the number of bars there is always room for
    BarPlot(const QString& title, int widest, QWidget* parent = nullptr);

    /// @param none what stands there when there are no bars
    void setBars(std::vector<Bar> bars, const QString& none = {});
    const std::vector<Bar>& bars() const { return bars_; }

    int entryCount() const override { return int(bars_.size()); }
    QString entryText(int entry) const override { return bars_[std::size_t(entry)].text; }
    QRectF entryRect(int entry) const override;
    QString text() const override { return bars_.empty() ? none_ : Plot::text(); }

protected:
    double bodyWidth() const override;
    void paintBody(QPainter& painter) override;

private:
    void paintBar(QPainter& painter, int entry, double scale) const;

    std::vector<Bar> bars_;
    QString none_;
    int widest_;
};

} // namespace stonemason::token_battle
