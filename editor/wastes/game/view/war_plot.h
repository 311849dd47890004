// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/game_plot.h"
#include "editor/wastes/game/model/war_advantages.h"
#include "editor/wastes/game/model/war_document.h"

#include <QPointer>

namespace stonemason::wastes {

/// The winning chances after each move: above the line Blue's are better, below it Red's; at the edges a win
/// is certain.
class WarPlot : public GamePlot {
    Q_OBJECT

public:
    explicit WarPlot(QWidget* parent = nullptr);

    /// That of a WarDocument.
    void setDocument(PlayDocument* document) override;
    QString entryText(int entry) const override;

protected:
    int lineCount() const override { return 1; }
    double valueAfter(int moves, int line) const override;
    Range range() const override;
    QColor colourOf(int line) const override;
    QString label(double value) const override;

private:
    const WarDocument& war() const { return static_cast<const WarDocument&>(*document()); }

    QPointer<WarAdvantages> advantages_;
};

} // namespace stonemason::wastes
